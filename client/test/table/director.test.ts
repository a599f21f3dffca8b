import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { set } from "../../src/lib/settings.svelte";
import type { Kind, Of } from "../../src/lib/game/events";
import { event as made } from "../events";
import type { Event, Played, Shown, Snapshot, View } from "../../src/protocol";
import { Director } from "../../src/table/motion/director.svelte";
import roll from "../fixtures/tokyo-roll.json";

const fixture: unknown = roll;
const snapshot = fixture as Snapshot;
const start = snapshot.game!;

/** A session as far as the director knows it. */
function told() {
  return {
    live: {},
    game: { ...start, choice: null } as Shown | null,
    onPlayed: (_: Played): void => {},
    onSnapshot: (_: Pick<Snapshot, "game">): void => {},
    accept(played: Played) {
      this.game = played.game;
    },
  };
}

/** By the first seat's dice, unless it says otherwise. */
const event = <K extends Kind>(kind: K, fields: Partial<Of<K>>): Event =>
  made(kind, {
    seat: "p1",
    after: 1,
    cause: { kind: "dice", seat: "p1" },
    ...fields,
  } as Parameters<typeof made<K>>[1]);

const after = (changes: Partial<View>, choice = start.choice): Shown => ({
  seq: start.seq + 1,
  view: { ...start.view, ...changes },
  choice,
  waiting: null,
  deadline: null,
  obeyed: null,
});

const played = (events: Event[], game: Shown = after({ turn: 8 })): Played => ({
  type: "played",
  first: events[0]?.number ?? 0,
  events,
  lines: [],
  first_line: 0,
  game,
});

function directed() {
  const session = told();
  const director = new Director(session);
  return { session, director, play: (...events: Event[]) => session.onPlayed(played(events)) };
}

const monster = (director: Director, seat: string) =>
  director.view.monsters.find((one) => one.seat === seat)!;

beforeEach(() => {
  vi.useFakeTimers();
  set({ speed: "normal" });
});
afterEach(() => vi.useRealTimers());

describe("the director", () => {
  it("shows a number at the moment of its event and the server's view at the end", () => {
    const { director, play } = directed();
    const before = monster(director, "p1").points;
    play(
      event("knocked_out", { seat: "p3" }),
      event("points_gained", { amount: 3 }),
      event("turn_started", { seat: "p2", amount: 8 }),
    );
    expect(monster(director, "p1").points).toBe(before);
    vi.advanceTimersByTime(700);
    expect(monster(director, "p1").points).toBe(before + 3);
    expect(director.effects.some(({ kind, amount }) => kind === "pop" && amount === 3)).toBe(true);
    vi.runAllTimers();
    expect(director.view.turn).toBe(8);
    expect(director.effects).toEqual([]);
  });

  it("offers a choice only when everything before it has been told", () => {
    const { director, session, play } = directed();
    play(event("rolled", { dice: ["1"], all: ["1", "2"] }));
    expect(director.choice).toBeNull();
    expect(director.rolling).toBe(true);
    vi.advanceTimersByTime(240);
    expect(director.rolling).toBe(false);
    expect(director.choice).toBe(session.game!.choice);
    expect(director.choice).not.toBeNull();
  });

  it("tells messages one after the other", () => {
    const { director, session, play } = directed();
    play(event("energy_gained", { amount: 1 }));
    session.onPlayed(played([event("energy_gained", { amount: 2 })], after({ turn: 9 })));
    vi.advanceTimersByTime(180);
    expect(director.view.turn).toBe(8);
    expect(director.choice).toBeNull();
    vi.advanceTimersByTime(180);
    expect(director.view.turn).toBe(9);
  });

  it("lets one blow hit several at once", () => {
    const { director, play } = directed();
    const claws = { amount: 1, loss: 1, cause: { kind: "claws" as const, seat: "p1" } };
    play(
      event("health_lost", { ...claws, seat: "p1" }),
      event("health_lost", { ...claws, seat: "p2" }),
    );
    vi.advanceTimersByTime(40);
    expect(director.effects.filter(({ kind }) => kind === "hit").map(({ seat }) => seat)).toEqual([
      "p1",
      "p2",
    ]);
  });

  it("ends the step of the moment at a tap", () => {
    const { director, play } = directed();
    const before = monster(director, "p1").points;
    play(event("knocked_out", { seat: "p2" }), event("points_gained", { amount: 1 }));
    director.nudge();
    expect(monster(director, "p1").points).toBe(before + 1);
    expect(director.playing).toBe(true);
  });

  it("skips to the next own choice, also over what comes later", () => {
    const { director, session, play } = directed();
    session.onPlayed(played([event("knocked_out", { seat: "p2" })], after({ turn: 8 }, null)));
    director.skip();
    expect(director.view.turn).toBe(8);
    session.onPlayed(played([event("knocked_out", { seat: "p2" })], after({ turn: 9 }, null)));
    expect(director.view.turn).toBe(9);
    play(event("rolled", { dice: ["1"], all: ["1"] }));
    expect(director.choice).not.toBeNull();
    play(event("rolled", { dice: ["1"], all: ["1"] }));
    expect(director.choice).toBeNull();
  });

  it("is at the end at once when motion is off or nobody looks", () => {
    set({ speed: "instant" });
    const { director, play } = directed();
    play(event("rolled", { dice: ["1"], all: ["1"] }), event("points_gained", { amount: 1 }));
    expect(director.playing).toBe(false);
    expect(director.view.turn).toBe(8);
    expect(director.effects).toEqual([]);
    set({ speed: "normal" });
    play(event("knocked_out", { seat: "p2" }));
    expect(director.playing).toBe(true);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new globalThis.Event("visibilitychange"));
    expect(director.playing).toBe(false);
    hidden.mockRestore();
  });

  it("leaves the session to itself when the table is left", () => {
    const { director, session } = directed();
    director.stop();
    session.onPlayed(played([event("knocked_out", { seat: "p2" })], after({ turn: 9 })));
    expect(session.game!.view.turn).toBe(9);
    expect(director.playing).toBe(false);
  });

  it("begins anew with a snapshot", () => {
    const { director, session, play } = directed();
    play(event("knocked_out", { seat: "p2" }));
    session.onSnapshot({ ...snapshot, game: after({ turn: 12 }) });
    expect(director.playing).toBe(false);
    expect(director.view.turn).toBe(12);
    vi.runAllTimers();
    expect(director.view.turn).toBe(12);
  });

  it("hurries when more than a round waits, or a clock runs for whoever looks on", () => {
    const { director, session, play } = directed();
    const turns = Array.from({ length: 7 }, (_, turn) => event("turn_started", { amount: turn }));
    play(event("knocked_out", { seat: "p2" }), ...turns);
    vi.advanceTimersByTime(350);
    expect(director.view.turn).toBe(0);
    director.skip();

    const waited = { ...after({ turn: 9 }), deadline: 20 };
    session.onPlayed(played([event("knocked_out", { seat: "p2" })], waited));
    vi.advanceTimersByTime(350);
    expect(director.choice).toBe(waited.choice);
  });

  it("keeps the last roll and what it brought until the next turn", () => {
    const { director, play } = directed();
    play(
      event("rolled", { dice: ["3", "3"], all: ["3", "3", "claw"] }),
      event("dice_final", { dice: ["3", "3", "claw"] }),
      event("energy_gained", { amount: 2 }),
      event("health_lost", { seat: "p2", amount: 1, cause: { kind: "claws", seat: "p1" } }),
    );
    vi.runAllTimers();
    expect(director.lastRoll).toMatchObject({ seat: "p1", dice: ["3", "3", "claw"] });
    expect(director.lastRoll!.summary.split(" · ")).toHaveLength(2);
    play(event("turn_started", { seat: "p2", amount: 8 }));
    expect(director.lastRoll).toBeNull();
    expect(director.view.dice).toEqual([]);
  });

  it("lets final dice lie until they can have been read, unless they lay there before", () => {
    const { director, play } = directed();
    const dice = ["1", "2", "claw"];
    play(event("rolled", { dice, all: dice }), event("dice_final", { dice, added_claws: 0 }));
    vi.advanceTimersByTime(360 + 790);
    expect(director.playing).toBe(true);
    vi.advanceTimersByTime(20);
    expect(director.playing).toBe(false);
    play(event("rolled", { dice, all: dice }));
    vi.advanceTimersByTime(2000);
    play(event("dice_final", { dice, added_claws: 0 }));
    expect(director.playing).toBe(false);
  });
});

const DICE = ["1", "2", "claw", "claw", "heart", "energy"];
const rival = { seat: "p1", cause: { kind: "dice" as const, seat: "p1" } };
const rolls = [
  event("turn_started", { ...rival, amount: 8 }),
  event("rolled", { ...rival, dice: DICE, all: DICE }),
  event("rolled", { ...rival, dice: DICE.slice(3), all: DICE }),
  event("rolled", { ...rival, dice: DICE.slice(4), all: DICE }),
  event("dice_final", { ...rival, dice: DICE, added_claws: 0 }),
];
const next = event("turn_started", { seat: "p2", amount: 9 });
const blow = event("health_lost", {
  seat: "p2",
  amount: 2,
  loss: 2,
  cause: { kind: "claws", seat: "p1" },
});

/** How long a rival's turn with these events is told, in milliseconds. */
function turnOf(...events: Event[]): number {
  const { director, play } = directed();
  const begun = performance.now();
  play(...events, next);
  for (let n = 0; director.view.turn !== 9 && n < 1000; n++) vi.advanceTimersByTime(10);
  return performance.now() - begun;
}

describe("a rival's turn", () => {
  const spread = Array.from({ length: 30 }, () => event("energy_gained", { ...rival, amount: 1 }));

  it("takes two to four seconds, however little or much happens in it", () => {
    for (const events of [
      rolls.slice(0, 2),
      rolls,
      [...rolls, ...spread],
      [...rolls, blow, blow],
    ]) {
      expect(turnOf(...events)).toBeGreaterThanOrEqual(2000);
      expect(turnOf(...events)).toBeLessThanOrEqual(4000);
    }
  });

  it("is as much faster as somebody wants it", () => {
    const usual = turnOf(...rolls);
    set({ speed: "fast" });
    expect(turnOf(...rolls)).toBeLessThan(usual * 0.6);
    set({ speed: "relaxed" });
    expect(turnOf(...rolls)).toBeGreaterThan(usual * 1.4);
  });

  it("stops for what is done to whoever looks on, and says why", () => {
    const { director, session } = directed();
    const why = [{ part: "text" as const, text: "You lose 2 health to its claws." }];
    const line = { number: blow.number, turn: 8, kind: "", seat: "p2", text: why, cause: "claws" };
    session.onPlayed({ ...played([...rolls, blow, next]), lines: [line] });
    for (let n = 0; !director.effects.some(({ kind }) => kind === "struck") && n < 500; n++)
      vi.advanceTimersByTime(10);
    expect(director.effects.find(({ kind }) => kind === "struck")!.reason).toEqual(why);
    vi.advanceTimersByTime(900);
    expect(director.view.turn).toBe(8);
  });

  it("leaves a line about what it did, until one's own turn", () => {
    const { director, play } = directed();
    play(...rolls, blow, event("turn_started", { seat: "p3", amount: 9 }));
    for (let n = 0; director.view.turn !== 9; n++) director.nudge();
    expect(director.sinceMyTurn).toBe("table-since");
    for (let n = 0; director.playing; n++) director.nudge();
    play(next);
    expect(director.sinceMyTurn).toBeNull();
  });
});
