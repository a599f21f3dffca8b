import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Line, Part, Snapshot } from "../../src/protocol";
import Log from "../../src/table/log/Log.svelte";
import { byTurn } from "../../src/table/log/turns";
import { glued } from "../../src/ui/told/pieces";
import Told from "../../src/ui/told/Told.svelte";
import { plain } from "../../src/lib/parts";
import roll from "../fixtures/tokyo-roll.json";

const fixture: unknown = roll;
const { lines } = fixture as Snapshot;
const told = (kind: string): Line => lines.find((line) => line.kind === kind)!;

describe("the log", () => {
  it("runs in one direction", () => {
    const turns = byTurn(lines);
    expect(turns.at(-1)!.turn).toBe(7);
    expect(turns[0]!.turn).toBe(0);
    expect(turns[0]!.head).toBeNull();
    const numbers = turns.flatMap((turn) => [
      ...(turn.head ? [turn.head.number] : []),
      ...turn.lines.map(({ number }) => number),
    ]);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  });

  it("follows the latest, unless one reads back", async () => {
    const { view } = (fixture as Snapshot).game!;
    const oncard = () => {};
    const { container, rerender } = render(Log, { lines: lines.slice(0, -2), view, oncard });
    const box = container.querySelector<HTMLElement>(".log")!;
    Object.defineProperties(box, {
      scrollHeight: { value: 900 },
      clientHeight: { value: 300 },
    });
    const latest = () => container.querySelector<HTMLElement>(".latest");
    await rerender({ lines: lines.slice(0, -1), view, oncard });
    expect(box.scrollTop).toBe(900);
    expect(latest()).toBeNull();

    box.scrollTop = 100;
    await fireEvent.scroll(box);
    await rerender({ lines, view, oncard });
    expect(box.scrollTop).toBe(100);
    await fireEvent.click(latest()!);
    expect(box.scrollTop).toBe(900);
    expect(latest()).toBeNull();
  });

  it("draws dice as dice, and reads them too", () => {
    const { text } = told("rolled");
    const { container } = render(Told, { parts: text });
    const dice = text.flatMap((part) => (part.part === "dice" ? part.faces : []));
    expect(container.querySelectorAll("span.die")).toHaveLength(dice.length);
    expect(container.textContent.replace(/\s+/g, " ").trim()).toBe(plain(text));
  });

  it("leaves numbers that are no dice as they are", () => {
    const { container } = render(Told, { parts: told("energy_gained").text });
    expect(container.querySelectorAll("span.die")).toHaveLength(0);
  });

  it("makes cards links where they can be looked at", () => {
    const oncard = vi.fn();
    const { text } = told("card_revealed");
    const { container } = render(Told, { parts: text, oncard });
    container.querySelector("button")!.click();
    expect(oncard).toHaveBeenCalledWith(text.find((part) => part.part === "card")?.card);
    expect(render(Told, { parts: text }).container.querySelector("button")).toBeNull();
  });

  it("keeps quotes and stops beside the names of cards", () => {
    const card: Part = { part: "card", text: "Elemes szörny", card: "battery_monster" };
    const pieces = glued([{ part: "text", text: "kap („" }, card, { part: "text", text: "”)." }]);
    expect(pieces).toEqual([
      { part: { part: "text", text: "kap " }, before: "", after: "" },
      { part: card, before: "(„", after: "”)." },
    ]);
  });
});
