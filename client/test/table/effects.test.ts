import { describe, expect, it } from "vitest";
import type { Event, Snapshot, View } from "../../src/protocol";
import { event } from "../events";
import { effectsOf } from "../../src/table/motion/effects";
import newYork from "../fixtures/new_york-worst.json";
import tokyo from "../fixtures/tokyo-worst.json";

const viewOf = (snapshot: unknown): View => (snapshot as Snapshot).game!.view;
const shown = (snapshot: unknown, one: Event) => effectsOf(one, viewOf(snapshot));

describe("what is seen of an event", () => {
  it("is dust where a monster leaves from", () => {
    const seen = shown(tokyo, event("moved", { seat: "p2", from: "tokyo_city", to: "outside" }));
    expect(seen).toEqual([
      { kind: "leave", seat: "p2" },
      { kind: "dust", place: "tokyo_city" },
    ]);
  });

  it("is pride and no leaving where one comes into the city", () => {
    const kinds = shown(
      tokyo,
      event("moved", { seat: "p1", from: "outside", to: "tokyo_city" }),
    ).map(({ kind }) => kind);
    expect(kinds).toEqual(["enter", "dust", "proud"]);
  });

  it("is a ring around a new card and around who took a token", () => {
    expect(shown(tokyo, event("card_revealed", { slot: 1, card: "jets" }))).toEqual([
      { kind: "ring", to: "slot-1" },
    ]);
    expect(shown(tokyo, event("token_gained", { seat: "p3", token: "poison", now: 1 }))).toEqual([
      { kind: "ring", seat: "p3", to: "badge-p3" },
    ]);
  });

  it("is a tile that falls from its stack, or a unit that has none", () => {
    const { stacks } = viewOf(newYork).boroughs!.queens!;
    const tile = stacks[1]!.top;
    const first = stacks.findIndex(({ top }) => top === tile);
    expect(
      shown(newYork, event("tile_destroyed", { seat: "p1", borough: "queens", tile })),
    ).toMatchObject([{ kind: "crumble", tile, stack: first }]);
    expect(
      shown(newYork, event("tile_destroyed", { seat: "p1", borough: "queens", tile: "tank" })),
    ).toMatchObject([{ stack: -1 }]);
  });

  it("is the army's fire from the borough of whoever it hits", () => {
    const seen = shown(
      newYork,
      event("health_lost", { seat: "p2", amount: 1, loss: 1, cause: { kind: "army" } }),
    );
    expect(seen).toContainEqual({ kind: "fire", seat: "p2", borough: "manhattan" });
  });

  it("is a goal that flies from whoever loses it", () => {
    const taken = event("goal_taken", { seat: "p2", goal: "superstar", from: "p1" });
    expect(shown(newYork, taken)).toContainEqual({
      kind: "flight",
      seat: "p2",
      what: "superstar",
      from: "badge-p1",
      to: "badge-p2",
    });
  });
});
