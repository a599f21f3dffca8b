import { describe, expect, it } from "vitest";
import { practiceLink, scenarioOf } from "../../src/lib/scenario/from_view";
import {
  fresh,
  seatName,
  withBorough,
  withCount,
  withGoal,
  withSeat,
  type Kept,
} from "../../src/lib/scenario/position";
import { fromScenario, toScenario, toText } from "../../src/lib/scenario/scenario";
import type { View } from "../../src/protocol";
import newYork from "../fixtures/new_york-worst.json";
import tokyo from "../fixtures/tokyo-worst.json";

const FULL: Kept = {
  game: "new_york",
  players: [
    {
      monster: "kong",
      at: "midtown@2",
      health: 3,
      points: 14,
      energy: 7,
      cards: ["wings", { id: "carapace", tokens: 2 }],
      tokens: { web: 2 },
      goals: ["superstar"],
      souvenirs: ["bronx"],
    },
    { monster: "rob", dead: true },
    { monster: "mantis", at: "bronx" },
  ],
  turn: "p3",
  market: ["subway"],
  rolls: [["heart", "heart", "star", "star", "ouch", "claw"], ["claw"]],
  boroughs: {
    bronx: {
      stacks: [["high_rise_1", "hospital_2"], ["power_plant_3"]],
      units: ["jet", "infantry"],
    },
    queens: { units: ["tank"] },
  },
  options: { health: 12 },
  seed: 7,
};

describe("a position", () => {
  it("is the same scenario after it was edited without a change", () => {
    expect(toScenario(fromScenario(FULL))).toEqual(FULL);
  });

  it("is the same position after it was written down", () => {
    for (const city of ["tokyo", "new_york"] as const) {
      const position = fresh(city, 6);
      expect(fromScenario(toScenario(position))).toEqual(position);
    }
  });

  it("fills in what a scenario leaves out", () => {
    const { seats, turn, boroughs } = fromScenario({
      game: "tokyo",
      players: [null, { at: "tokyo_city", monster: "gigazaur" }],
    });
    expect(seats.map(({ monster, at, health }) => [monster, at, health])).toEqual([
      ["cyber_kitty", "outside", 10],
      ["gigazaur", "tokyo_city", 10],
    ]);
    expect([turn, boroughs]).toEqual(["p1", {}]);
  });

  it("has room for everybody who comes, and the turn of somebody who is there", () => {
    const six = withCount({ ...fresh("new_york", 2) }, 6);
    expect(new Set(six.seats.map(({ monster }) => monster)).size).toBe(6);
    expect(
      Math.max(...six.seats.map(({ at }) => six.seats.filter((seat) => seat.at === at).length)),
    ).toBeLessThan(3);
    expect(withCount({ ...six, turn: seatName(5) }, 3).turn).toBe("p1");
  });

  it("gives a goal card to one monster only", () => {
    const once = withGoal(fresh("new_york"), 0, "superstar", true);
    expect(withGoal(once, 2, "superstar", true).seats.map(({ goals }) => goals)).toEqual([
      [],
      [],
      ["superstar"],
    ]);
  });

  it("changes nothing but what is changed", () => {
    const before = fresh("new_york");
    const after = withBorough(withSeat(before, 1, { health: 2 }), "bronx", { units: ["jet"] });
    expect(after.seats[1]!.health).toBe(2);
    expect(after.boroughs.bronx).toEqual({ stacks: null, units: ["jet"] });
    expect(before.seats[1]!.health).toBe(10);
  });
});

describe("a scenario's text", () => {
  it("is short and quotes what YAML would misread", () => {
    expect(toText({ ...FULL, title: "yes: no" })).toBe(`game: new_york
players:
  - {monster: kong, at: midtown@2, health: 3, points: 14, energy: 7, cards: [wings, {id: carapace, tokens: 2}], tokens: {web: 2}, goals: [superstar], souvenirs: [bronx]}
  - {monster: rob, dead: true}
  - {monster: mantis, at: bronx}
turn: p3
market: [subway]
rolls:
  - [heart, heart, star, star, ouch, claw]
  - [claw]
boroughs:
  bronx: {stacks: [[high_rise_1, hospital_2], [power_plant_3]], units: [jet, infantry]}
  queens: {units: [tank]}
options:
  health: 12
seed: 7
title: "yes: no"
`);
  });
});

describe("a position that somebody looks at", () => {
  const views = [tokyo, newYork].map(
    (snapshot: unknown) => (snapshot as { game: { view: View } }).game.view,
  );

  it("becomes a scenario with everything that lies open", () => {
    for (const view of views) {
      const { players, turn, market } = scenarioOf(view) as {
        players: { monster: string; points?: number }[];
        turn: string;
        market: string[];
      };
      expect(players.map(({ monster, points }) => [monster, points ?? 0])).toEqual(
        view.monsters.map(({ monster, points }) => [monster, points]),
      );
      expect([turn, market]).toEqual([view.active, view.market]);
    }
  });

  it("keeps what is seen of the buildings, and how many there are", () => {
    const view = views[1]!;
    const { boroughs } = scenarioOf(view) as { boroughs: Record<string, { stacks: string[][] }> };
    for (const [name, { stacks }] of Object.entries(view.boroughs!)) {
      expect(
        (boroughs[name]?.stacks ?? []).map((stack) => ({ top: stack[0], height: stack.length })),
      ).toEqual(stacks);
    }
  });

  it("travels in a link", () => {
    const link = practiceLink(views[0]!);
    expect(JSON.parse(decodeURIComponent(link.replace("/practice#", "")))).toEqual(
      scenarioOf(views[0]!),
    );
  });
});
