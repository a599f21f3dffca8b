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
      event("dice_final", { dice: ["3", "3", "3"], added_claws: 0 }),
      event("points_gained", { amount: 3 }),
      event("turn_started", { seat: "p2", amount: 8 }),
    );
    expect(monster(director, "p1").points).toBe(before);
    vi.advanceTimersByTime(60);
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

  it("hurries when more than two turns wait", () => {
    const { director, play } = directed();
    const turns = Array.from({ length: 4 }, (_, turn) => event("turn_started", { amount: turn }));
    play(event("knocked_out", { seat: "p2" }), ...turns);
    vi.advanceTimersByTime(350);
    expect(director.view.turn).toBe(0);
  });

  it("keeps the last roll and what it brought until the next", () => {
    const { director, play } = directed();
    play(
      event("rolled", { dice: ["3", "3"], all: ["3", "3", "claw"] }),
      event("dice_final", { dice: ["3", "3", "claw"] }),
      event("energy_gained", { amount: 2 }),
      event("health_lost", { seat: "p2", amount: 1, cause: { kind: "claws", seat: "p1" } }),
      event("turn_started", { seat: "p2", amount: 8 }),
    );
    vi.runAllTimers();
    expect(director.lastRoll).toMatchObject({ seat: "p1", dice: ["3", "3", "claw"] });
    expect(director.lastRoll!.summary.split(" · ")).toHaveLength(2);
    play(event("rolled", { seat: "p2", dice: ["1"], all: ["1"] }));
    expect(director.lastRoll).toMatchObject({ seat: "p2", dice: ["1"], summary: "" });
  });

  it("tells a rival's full turn in about three seconds", () => {
    const { director, play } = directed();
    const dice = ["1", "2", "claw", "claw", "heart", "energy"];
    play(
      event("turn_started", { amount: 8 }),
      event("rolled", { dice, all: dice }),
      event("rolled", { dice: dice.slice(3), all: dice }),
      event("rolled", { dice: dice.slice(4), all: dice }),
      event("dice_final", { dice }),
      event("energy_gained", { amount: 1 }),
      event("attacked", { amount: 2 }),
      event("health_lost", { seat: "p2", amount: 2, cause: { kind: "claws", seat: "p1" } }),
      event("moved", { seat: "p2", from: "tokyo_city", to: "outside", cause: { kind: "choice" } }),
      event("moved", { from: "outside", to: "tokyo_city", cause: { kind: "rules" } }),
      event("points_gained", { amount: 1, cause: { kind: "rules" } }),
      event("card_bought", { card: "herd_culler", price: 3, cause: { kind: "rules" } }),
      event("card_revealed", { card: "heal", slot: 0 }),
    );
    vi.advanceTimersByTime(2300);
    expect(director.playing).toBe(true);
    vi.advanceTimersByTime(900);
    expect(director.playing).toBe(false);
  });
});
