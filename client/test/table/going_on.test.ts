import { describe, expect, it } from "vitest";
import { asPlayed, goneOn } from "../../src/lib/going_on";
import type { Shown, ShownChange, Snapshot } from "../../src/protocol";
import roll from "../fixtures/tokyo-roll.json";

const fixture: unknown = roll;
const before = (fixture as Snapshot).game!;
const unchanged: ShownChange = {
  seq: before.seq + 1,
  view: {},
  gone: [],
  choice: null,
  waiting: [{ part: "text", text: "Wait" }],
  deadline: null,
  obeyed: null,
};

describe("a game that goes on", () => {
  it("is as it was where nothing is said", () => {
    const { gone: _, ...told } = unchanged;
    expect(goneOn(before, unchanged)).toEqual({ ...told, view: before.view });
  });

  it("takes what has changed, and of the monsters those that have", () => {
    const [first, ...others] = before.view.monsters;
    const hurt = { ...others[0]!, health: 1 };
    const view = goneOn(before, { ...unchanged, view: { turn: 99, monsters: [hurt] } }).view;
    expect(view).toEqual({
      ...before.view,
      turn: 99,
      monsters: [first, hurt, ...others.slice(1)],
    });
  });

  it("forgets what is no more", () => {
    const { prices: _, ...rest } = before.view;
    expect(goneOn(before, { ...unchanged, gone: ["prices"] }).view).toEqual(rest);
  });

  it("changes nothing of what is still shown", () => {
    const shown: Shown = structuredClone(before);
    goneOn(shown, { ...unchanged, view: { turn: 99, monsters: [] }, gone: ["prices"] });
    expect(shown).toEqual(before);
  });

  it("is told as to somebody who comes back", () => {
    const message = { first: 3, events: [], lines: [], first_line: 3 };
    const told = asPlayed(before, { type: "went_on", ...message, game: unchanged });
    expect(told).toEqual({ type: "played", ...message, game: goneOn(before, unchanged) });
  });
});
