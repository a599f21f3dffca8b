import { describe, expect, it } from "vitest";
import type { Line, Snapshot } from "../../src/protocol";
import { byTurn, glued, withDice, withLinks } from "../../src/table/log/turns";
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
    expect(pieces.filter(({ card }) => card).map(({ card }) => card)).toEqual([
      "wings",
      "fire_breathing",
    ]);
  });

  it("has no link where a name is not in the sentence", () => {
    expect(withLinks("Mit Flügeln.", [{ card: "wings", name: "Flügel und Wind" }])).toEqual([
      { text: "Mit Flügeln." },
    ]);
  });

  const faces = [
    { face: "1", name: "1" },
    { face: "claw", name: "Angriff" },
    { face: "ouch", name: "Autsch!" },
  ];
  const shown = (text: string, kind: string) =>
    withDice([{ text }], kind, faces)
      .map(({ text: told, face }) => (face ? `[${face}]` : told))
      .join("");

  it("shows dice as dice, and no other numbers", () => {
    expect(shown("Rob würfelt nach: 1. Alle Würfel: 1 1 Autsch!", "rolled")).toBe(
      "Rob würfelt nach: [1]. Alle Würfel: [1][1][ouch]",
    );
    expect(shown("Rob erzielt 1 Angriff, dazu 1 Angriff durch Karten.", "dice_final")).toBe(
      "Rob erzielt [1][claw], dazu 1 Angriff durch Karten.",
    );
    expect(shown("Rob dreht 1 auf Angriff.", "die_changed")).toBe("Rob dreht [1] auf [claw].");
    expect(shown("Rob bekommt 1 Punkt.", "points_gained")).toBe("Rob bekommt 1 Punkt.");
  });

  it("takes three faces in a row for dice in any sentence, and two for numbers", () => {
    expect(shown("Behalte 1 1 Angriff: gut.", "")).toBe("Behalte [1][1][claw]: gut.");
    expect(shown("Rob verliert 1 Angriff.", "")).toBe("Rob verliert 1 Angriff.");
  });

  it("keeps quotes and stops beside the names of cards", () => {
    const pieces = withLinks("kap („Elemes szörny”).", [
      { card: "battery_monster", name: "Elemes szörny" },
    ]);
    expect(glued(pieces)).toEqual([
      { text: "kap " },
      { text: "Elemes szörny", card: "battery_monster", before: "(„", after: "”)." },
    ]);
  });

  it("leaves the names of cards alone", () => {
    expect(withDice([{ text: "Angriff", card: "attack" }], "die_changed", faces)).toEqual([
      { text: "Angriff", card: "attack" },
    ]);
  });
});
