import { describe, expect, it } from "vitest";
import type { Event, Monster, Snapshot, View } from "../../src/protocol";
import { event } from "../events";
import { patched } from "../../src/table/motion/patch";
import tokyo from "../fixtures/tokyo-worst.json";
import newYork from "../fixtures/new_york-worst.json";

const viewOf = (fixture: unknown): View => (fixture as Snapshot).game!.view;
const seat = (view: View, id: string) => view.monsters.find((monster) => monster.seat === id)!;

describe("a view with an event more", () => {
  const view = viewOf(tokyo);

  it("leaves the view it came from alone", () => {
    const before = JSON.stringify(view);
    patched(view, event("health_lost", { seat: "p2", amount: 2, loss: 2 }));
    expect(JSON.stringify(view)).toBe(before);
  });

  it("moves numbers, monsters and cards", () => {
    expect(
      seat(patched(view, event("health_lost", { seat: "p2", amount: 2, loss: 2 })), "p2").health,
    ).toBe(1);
    expect(
      seat(patched(view, event("moved", { seat: "p1", from: "outside", to: "tokyo_city" })), "p1")
        .at,
    ).toBe("tokyo_city");
    const bought = patched(
      view,
      event("card_bought", { seat: "p1", card: view.market[1]!, price: 3 }),
    );
    expect(bought.market[1]).toBeNull();
    expect(patched(bought, event("card_revealed", { card: "heal", slot: 1 })).market[1]).toBe(
      "heal",
    );
    expect(
      seat(patched(view, event("card_lost", { seat: "p2", card: "wings" })), "p2").cards.map(
        ({ id }) => id,
      ),
    ).toEqual(["jets"]);
  });

  it("takes a token away with the last of its kind", () => {
    expect(
      seat(patched(view, event("token_lost", { seat: "p5", token: "shrink", now: 0 })), "p5")
        .tokens,
    ).toEqual({ poison: 2 });
  });

  it("changes one die of a face only", () => {
    expect(
      patched(
        { ...view, dice: ["1", "1", "2"] },
        event("die_changed", { seat: "p1", face: "1", rerolled: false, to: "3" }),
      ).dice,
    ).toEqual(["3", "1", "2"]);
  });
});

describe("New York with an event more", () => {
  const view = viewOf(newYork);

  it("turns a building into a unit and shows what was beneath", () => {
    const fallen = patched(
      view,
      event("tile_destroyed", {
        seat: "p1",
        tile: "hospital_3",
        borough: "bronx",
        becomes: "tank",
      }),
    );
    expect(fallen.boroughs!.bronx!.stacks[0]).toEqual({ top: "", height: 2 });
    expect(fallen.boroughs!.bronx!.units.tank).toBe(1);
    const shown = patched(
      fallen,
      event("building_revealed", { tile: "high_rise_2", borough: "bronx" }),
    );
    expect(shown.boroughs!.bronx!.stacks[0]).toEqual({ top: "high_rise_2", height: 2 });
  });

  it("takes units away", () => {
    const fallen = patched(
      view,
      event("tile_destroyed", { seat: "p1", tile: "infantry", borough: "brooklyn" }),
    );
    expect(fallen.boroughs!.brooklyn!.units.infantry).toBe(1);
  });

  it("hands a goal from one to another", () => {
    const taken = patched(view, event("goal_taken", { seat: "p2", goal: "superstar", from: "p1" }));
    expect(taken.goals!.superstar).toBe("p2");
    expect(seat(taken, "p1").goals).toEqual([]);
    expect(seat(taken, "p2").goals).toEqual(["superstar"]);
  });
});

interface Moment {
  before: View;
  events: Event[];
  after: View;
}
const files = import.meta.glob<Moment[]>("../fixtures/moments/*.json", {
  import: "default",
  eager: true,
});
const moments = Object.values(files).flat();
const shown = (view: View) => ({
  monsters: view.monsters.map(
    ({ seat: id, points, energy, health, alive, at, goals }: Monster) => ({
      id,
      points,
      energy,
      health,
      alive,
      at,
      goals,
    }),
  ),
  goals: view.goals,
  over: view.over,
});

describe("moves of real games", () => {
  it("come to what the server shows afterwards", () => {
    for (const { before, events, after } of moments)
      expect(shown(events.reduce(patched, before))).toEqual(shown(after));
  });

  it("hold a goal that changes hands", () => {
    const taken = moments
      .flatMap(({ events }) => events)
      .filter((one) => one.kind === "goal_taken");
    expect(taken.some(({ from }) => from)).toBe(true);
  });
});
