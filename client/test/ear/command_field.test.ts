import { cleanup, createEvent, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { announcing } from "../../src/lib/announcing.svelte";
import { set } from "../../src/lib/settings.svelte";
import type { Offer, Problem } from "../../src/protocol";
import CommandField from "../../src/table/ear/CommandField.svelte";
import Stage from "../../src/table/Stage.svelte";
import { fixture, offers, speak } from "../dock/fakes";
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

/** A table at which somebody hears and types; `next` is what comes after their move. */
async function atTable(name: string) {
  const session = new FakeSession(await fixture(name));
  render(Stage, { source: session.real });
  await soon();
  session.asked = [];
  const heard = announcing.said.length;
  const next = async (kind: string, offered?: Offer[], turn = 0): Promise<void> => {
    const game = session.game!;
    const choice = { ...game.choice!, kind, offers: offered ?? game.choice!.offers };
    const view = { ...game.view, made: game.view.made + 1, turn: game.view.turn + turn };
    session.onPlayed({
      type: "played",
      first: 0,
      game: { ...game, seq: game.seq + 1, choice, view },
      events: [],
      lines: [],
      first_line: 1e6,
    });
    flushSync();
    await soon();
  };
  const moves = (): string[] =>
    session.asked.flatMap((asked) => (asked as { move?: string }).move ?? []);
  return { session, next, moves, said: () => announcing.said.slice(heard) };
}

test("dice in the usual order are told once, when all are resolved", async () => {
  const { next, moves, said } = await atTable("new_york-resolve");
  await fireEvent.keyDown(field(), { key: "0" });
  await next("resolve");
  await next("resolve");
  expect(moves()).toHaveLength(3);
  expect(said()).toEqual([]);
  await next("buy");
  expect(said()).toHaveLength(1);
});

test("a minus goes on as usual up to the shop, and there to the end of the turn", async () => {
  const { next, moves, said } = await atTable("new_york-resolve");
  await fireEvent.keyDown(field(), { key: "-" });
  await next("move", offers("move queens", "stay"));
  await next("heart", offers("cure web", "pass"));
  expect(said()).toEqual([]);
  await next("buy", offers("buy wings", "end"));
  expect(said()).toHaveLength(1);
  expect(moves().slice(1, 2)).toEqual(["stay"]);
  expect(moves()).toHaveLength(3);
  await fireEvent.keyDown(field(), { key: "-" });
  expect(moves().at(-1)).toBe("end");
  await next("resolve", offers("resolve claw", "resolve star"), 1);
  expect(moves()).toHaveLength(4);
});

test("a minus buys the card just read, and nothing after it", async () => {
  const { session, next, moves } = await atTable("tokyo-buy");
  const card = `buy ${session.game!.view.market[1]}`;
  await next("buy", offers(card, "end"));
  await fireEvent.keyDown(field(), { key: "2" });
  await fireEvent.keyDown(field(), { key: "-" });
  expect(moves()).toEqual([card]);
  await next("buy", offers("buy wings", "end"));
  expect(moves()).toEqual([card, "end"]);
});

test("a minus asks where people differ: whoever must leave a place chooses where to", async () => {
  const { next, moves } = await atTable("new_york-resolve");
  await fireEvent.keyDown(field(), { key: "-" });
  await next("move", offers("move queens", "move bronx"));
  expect(moves()).toHaveLength(1);
});

test("in a rival's turn a minus is content", async () => {
  const { session, next, moves } = await atTable("new_york-resolve");
  session.game = { ...session.game!, view: { ...session.game!.view, active: "p2" } };
  await next("flee", offers("flee queens", "stay"));
  await fireEvent.keyDown(field(), { key: "-" });
  expect(moves()).toEqual(["stay"]);
});

test("Enter alone forgets the choice that was read: 0 must not take it afterwards", async () => {
  const { next, moves } = await atTable("new_york-resolve");
  await next("flee", offers("flee queens", "stay"));
  await fireEvent.keyDown(field(), { key: "1" });
  await fireEvent.submit(field().form!);
  await fireEvent.keyDown(field(), { key: "0" });
  expect(moves()).toEqual([]);
});

test("a refused move is asked again and not answered as usual", async () => {
  const { session, moves } = await atTable("new_york-resolve");
  const problem: Problem = { kind: "illegal", text: "No." };
  const refused = { type: "answer", nonce: "1", seq: 1, problem } as const;
  const play = vi.spyOn(session.real, "play").mockResolvedValue(refused);
  await fireEvent.keyDown(field(), { key: "1" });
  await fireEvent.keyDown(field(), { key: "-" });
  await soon();
  expect(play).toHaveBeenCalledTimes(1);
  expect(moves()).toEqual([]);
});

test("nothing read, 0 destroys what pays most until the destruction is spent", async () => {
  const { session, next, moves, said } = await atTable("new_york-destroy");
  const worth = ({ target }: Offer): number => target?.pays.amount ?? 0;
  const most = Math.max(...session.game!.choice!.offers.map(worth));
  await fireEvent.keyDown(field(), { key: "0" });
  const first = session.game!.choice!.offers.find(({ move }) => move === moves()[0]);
  expect(worth(first!)).toBe(most);
  await next("destroy");
  expect(moves()).toHaveLength(2);
  expect(said()).toEqual([]);
});
