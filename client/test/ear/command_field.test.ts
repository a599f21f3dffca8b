import { cleanup, createEvent, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { announcing } from "../../src/lib/announcing.svelte";
import { set } from "../../src/lib/settings.svelte";
import type { Problem } from "../../src/protocol";
import CommandField from "../../src/table/ear/CommandField.svelte";
import Stage from "../../src/table/Stage.svelte";
import { fixture, speak } from "../dock/fakes";
import { FakeSession } from "../table/session.svelte";

beforeAll(speak);
beforeEach(() => set({ ear: true, order: [] }));
afterEach(() => {
  cleanup();
  set({ ear: false });
});

async function open(name: string, { asked = true } = {}) {
  const session = new FakeSession(await fixture(name));
  const { view, choice } = session.game!;
  render(CommandField, { session: session.real, view, choice: asked ? choice : null });
  session.asked = [];
  return session;
}

const field = (): HTMLInputElement => document.querySelector("#ear-field")!;
/** Whether the field leaves the key alone, so that the browser writes it there. */
const isWritten = async (key: string, more: KeyboardEventInit = {}): Promise<boolean> => {
  const event = createEvent.keyDown(field(), { key, ...more });
  await fireEvent(field(), event);
  return !event.defaultPrevented;
};
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));
const lastSaid = (): string => announcing.said.at(-1)?.text ?? "";

test("a key that comes after its decision is not written into the next line, and tells who is awaited", async () => {
  const session = await open("new_york-resolve", { asked: false });
  for (const key of ["0", "3", ".", ",", "ArrowDown"]) {
    session.asked = [];
    expect(await isWritten(key)).toBe(false);
    await soon();
    expect(session.asked).toEqual([{ line: "" }]);
    expect(lastSaid()).toMatch(/^Heard/);
  }
});

test("letters are written, whoever must choose", async () => {
  await open("new_york-resolve", { asked: false });
  expect(await isWritten("r")).toBe(true);
});

test("a key that is held down answers one question", async () => {
  const session = await open("tokyo-buy");
  expect(await isWritten(".")).toBe(false);
  expect(await isWritten(".", { repeat: true })).toBe(false);
  expect(session.asked).toEqual([{ type: "move", move: "end" }]);
});

test("a question mark asks for help on keyboards that have it above a digit", async () => {
  await open("tokyo-buy");
  expect(await isWritten("?", { code: "Digit7", shiftKey: true })).toBe(true);
});

test("a digit with Shift reads a choice where there are no dice to keep, and plays nothing", async () => {
  const session = await open("tokyo-buy");
  expect(await isWritten("!", { code: "Digit1", shiftKey: true })).toBe(false);
  expect(lastSaid()).toMatch(/^1 /);
  expect(session.asked).toEqual([]);
});

test("a line that is refused says why", async () => {
  const session = await open("tokyo-buy");
  const problem: Problem = { kind: "limit", text: "Slower, please." };
  vi.spyOn(session.real, "hear").mockResolvedValue(problem);
  await fireEvent.submit(field().form!);
  await soon();
  expect(lastSaid()).toBe("Slower, please.");
});

test("dice in the usual order are told once, when all are resolved", async () => {
  const session = new FakeSession(await fixture("new_york-resolve"));
  render(Stage, { source: session.real });
  await soon();
  const before = announcing.said.length;
  session.asked = [];
  await fireEvent.keyDown(field(), { key: "0" });
  const next = (made: number, kind: string): void => {
    const game = session.game!;
    const choice = { ...game.choice!, kind };
    session.onPlayed({
      type: "played",
      first: 0,
      game: { ...game, seq: game.seq + 1, choice, view: { ...game.view, made } },
      events: [],
      lines: [],
      first_line: 1e6,
    });
    flushSync();
  };
  const { made } = session.game!.view;
  next(made + 1, "resolve");
  next(made + 2, "resolve");
  await soon();
  expect(session.asked).toHaveLength(3);
  expect(announcing.said.slice(before)).toEqual([]);
  next(made + 3, "buy");
  await soon();
  expect(announcing.said.slice(before)).toHaveLength(1);
});
