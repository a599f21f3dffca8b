import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Action } from "../../src/table/dock/frame/action";
import { Mode } from "../../src/table/dock/frame/mode.svelte";
import { sayingOf, type Sayings } from "../../src/table/dock/frame/saying";
import { chipsThatFit, isCrowded, isRoomy, WIDTHS } from "../../src/table/layout/dock_size";

describe("the mode of a dock", () => {
  test("one panel takes the place of another, and asked for again it goes", () => {
    const mode = new Mode();
    mode.toggle({ kind: "help", about: null });
    mode.toggle({ kind: "coach", topic: "forecast" });
    expect(mode.panel).toEqual({ kind: "coach", topic: "forecast" });
    mode.toggle({ kind: "coach", topic: "coach" });
    expect(mode.shows("none")).toBe(true);
  });

  test("help about a chosen extra leaves it chosen, and each cancel undoes one step", () => {
    const mode = new Mode();
    mode.take("wings");
    mode.open({ kind: "help", about: null });
    expect(mode.extraKey).toBe("wings");
    expect(mode.cancel()).toBe(true);
    expect(mode.extraKey).toBe("wings");
    expect(mode.cancel()).toBe(true);
    expect(mode.extraKey).toBeNull();
    expect(mode.cancel()).toBe(false);
  });

  test("the chip of all extras lists them, or lets go of the one that is chosen", () => {
    const mode = new Mode();
    mode.unfold(false);
    expect(mode.middle.kind).toBe("list");
    mode.take("wings");
    mode.unfold(true);
    expect(mode.middle.kind).toBe("question");
  });
});

describe("what is said in a dock", () => {
  const off: Action = { label: "Buy", run: () => {}, off: "Too dear.", move: "buy wings" };
  const quiet: Sayings = {
    problem: null,
    hint: null,
    ordered: null,
    refused: null,
    note: "Three Energy left.",
    primary: null,
    second: [],
  };

  test("a note, unless there is something more urgent", () => {
    expect(sayingOf(quiet)).toEqual({ text: "Three Energy left.", askable: null });
    expect(sayingOf({ ...quiet, hint: "Hold." }).text).toBe("Hold.");
    expect(sayingOf({ ...quiet, hint: "Hold.", problem: "Gone." }).text).toBe("Gone.");
  });

  test("why the button does nothing, and about which move one can ask", () => {
    expect(sayingOf({ ...quiet, primary: off })).toEqual({
      text: "Too dear.",
      askable: "buy wings",
    });
    expect(sayingOf({ ...quiet, primary: { ...off, move: undefined } }).askable).toBe("");
    expect(sayingOf({ ...quiet, refused: "keep 3", primary: off })).toEqual({
      text: "Three Energy left.",
      askable: "keep 3",
    });
  });

  test("nothing that the button says itself", () => {
    expect(sayingOf({ ...quiet, primary: { ...off, label: "Too dear." } }).text).toBe(quiet.note);
  });
});

describe("the room of a dock", () => {
  const phone = { wide: 340, high: 212 };
  const desk = { wide: 900, high: 216 };

  test("a phone has little of it, a desk enough", () => {
    expect(isRoomy(phone)).toBe(false);
    expect(isRoomy(desk)).toBe(true);
    expect(isCrowded(phone, 6)).toBe(true);
    expect(isCrowded({ wide: 375, high: 212 }, 6)).toBe(false);
    expect(isCrowded(desk, 8)).toBe(false);
    expect([
      chipsThatFit(desk, false, true),
      chipsThatFit(phone, true, false),
      chipsThatFit(phone, true, true),
    ]).toEqual([3, 2, 1]);
  });

  test("styles change at no other widths", () => {
    const table = "src/table";
    const widths = readdirSync(table, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".svelte"))
      .flatMap((name) => [
        ...readFileSync(join(table, name), "utf8").matchAll(/@container dock \((.*?)\)/g),
      ])
      .map((found) => found[1]);
    expect(widths.length).toBeGreaterThan(10);
    const known = Object.values(WIDTHS).flatMap((width) => [
      `min-width: ${width}px`,
      `max-width: ${width - 1}px`,
    ]);
    expect(widths.filter((width) => !known.includes(width ?? ""))).toEqual([]);
  });
});
