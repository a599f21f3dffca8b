import { describe, expect, it } from "vitest";
import type { Line, Snapshot } from "../../src/protocol";
import { byTurn, withLinks } from "../../src/table/log/turns";
import roll from "../fixtures/tokyo-roll.json";

const lines = (roll as unknown as Snapshot).lines as Line[];

describe("the log", () => {
  it("has the newest turn first, and its lines in order", () => {
    const turns = byTurn(lines);
    expect(turns[0]!.turn).toBe(7);
    expect(turns.at(-1)!.turn).toBe(0);
    expect(turns.at(-1)!.head).toBeNull();
    const numbers = turns[1]!.lines.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  });

  it("makes the names of cards links and leaves the rest of a sentence as it is", () => {
    const pieces = withLinks("New: Wings, Fire Breathing.", [
      { card: "wings", name: "Wings" },
      { card: "fire_breathing", name: "Fire Breathing" },
    ]);
    expect(pieces.map(({ text }) => text).join("")).toBe("New: Wings, Fire Breathing.");
    expect(pieces.filter(({ card }) => card).map(({ card }) => card)).toEqual(["wings", "fire_breathing"]);
  });

  it("has no link where a name is not in the sentence", () => {
    expect(withLinks("Mit Flügeln.", [{ card: "wings", name: "Flügel und Wind" }])).toEqual([{ text: "Mit Flügeln." }]);
  });
});
