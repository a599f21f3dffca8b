import { beforeAll, describe, expect, test } from "vitest";
import { FACES } from "../../src/lib/game/faces";
import { layoutOf, numbersOf } from "../../src/table/dock/moves";
import { changers, changesOf, nextChange, wholesale } from "../../src/table/dock/roll/change";
import { planOf } from "../../src/table/dock/tiles/plan";
import { scatters } from "../../src/table/dock/tiles/scatter";
import { rewardOf } from "../../src/lib/game/rewards";
import { fixture, offers, speak } from "./fakes";

beforeAll(speak);

const kinds: [string, string][] = [
  ["tokyo-roll", "roll"],
  ["tokyo-dice", "change"],
  ["tokyo-probe", "change"],
  ["new_york-dice", "change"],
  ["tokyo-yield", "yield"],
  ["new_york-claw", "number"],
  ["new_york-choose-next_stage", "number"],
  ["new_york-choose-of_another_world", "number"],
  ["new_york-choose-stink_attack", "scatter"],
  ["new_york-destroy", "tiles"],
  ["tokyo-choose-mimic", "tiles"],
];

test.each(kinds)("%s is laid out as %s", async (name, layout) => {
  expect(layoutOf((await fixture(name)).game!.choice!, FACES)).toBe(layout);
});

test("numbers rise, and cards with numbers are not among them", () => {
  const found = numbersOf(offers("shed 2", "shed 0", "use of_another_world 1", "shed 1"));
  expect(found.map(({ value }) => value)).toEqual([0, 1, 2]);
});

describe("changing a die", () => {
  const [twist, lab] = changers(
    offers("use plot_twist 1 2", "use plot_twist 1 3", "use hailing_cabs", "pass"),
    FACES,
  );

  test("taps go through the faces it may become and back to its own", () => {
    const possible = changesOf(twist!, "1");
    const first = nextChange(possible, null);
    const second = nextChange(possible, first);
    expect([first?.to, second?.to, nextChange(possible, second)]).toEqual(["2", "3", null]);
  });

  test("other dice are out of reach", () => {
    expect(changesOf(twist!, "claw")).toEqual([]);
  });

  test("some cards need no die", () => {
    expect(wholesale(lab!)?.offer.move).toBe("use hailing_cabs");
    expect(wholesale(twist!)).toBeNull();
  });
});

test("units to send away are chosen before the borough", () => {
  const found = scatters(
    offers("scatter jet bronx", "scatter jet queens", "scatter tank bronx", "pass"),
  );
  expect(found.map(({ tile, to }) => [tile, to.length])).toEqual([
    ["jet", 2],
    ["tank", 1],
  ]);
});

test("tiles pay what is printed on them", () => {
  expect([rewardOf("hospital_3"), rewardOf("jet")]).toEqual([
    { what: "health", amount: 3 },
    { what: "energy", amount: 2 },
  ]);
});

const every = Object.keys(import.meta.glob("../fixtures/*.json")).map((path) =>
  path.slice("../fixtures/".length, -".json".length),
);

// The docks for dice show the rest as chips; here everything else must be on a tile, a button or a chip.
test.each(every)("%s: no offer is out of reach", async (name) => {
  const { view, choice } = (await fixture(name)).game!;
  if (!choice || layoutOf(choice, FACES) !== "tiles") return;
  const plan = planOf(view, choice);
  const reached = [
    ...plan.tiles.map((tile) => tile.move),
    plan.leave?.move,
    plan.sweep?.move,
    ...plan.extras.map((extra) => extra.move),
  ];
  expect(new Set(reached.filter(Boolean))).toEqual(
    new Set(choice.offers.map((offer) => offer.move)),
  );
});

test("a full borough says so, and staying is a tile of its own", async () => {
  const { view, choice } = (await fixture("new_york-move")).game!;
  choice!.offers = choice!.offers.filter((offer) => offer.move !== "move queens");
  choice!.refusals.push({
    move: "move queens",
    label: "go to Queens",
    why: [{ part: "text", text: "Queens is full." }],
  });
  const plan = planOf(view, choice!);
  const queens = plan.tiles.find((tile) => tile.borough?.id === "queens");
  expect(queens?.move).toBeNull();
  expect(queens?.why).toContain("full");
  expect(plan.start).toBe("stay");
  expect(plan.leave).toBeNull();
});
