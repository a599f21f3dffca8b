import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { texts } from "../../src/lib/texts.svelte";
import { anchorOf, CHAPTERS } from "../../src/pages/rules/contents";
import { EXAMPLES } from "../../src/pages/rules/examples";
import OuchExample from "../../src/pages/rules/examples/OuchExample.svelte";
import { BOROUGH, goesOn, raze, rout } from "../../src/pages/rules/examples/razing";
import { effects, pointsFor, pointsForStars } from "../../src/pages/rules/examples/score";
import YieldExample from "../../src/pages/rules/examples/YieldExample.svelte";
import { PICTURES } from "../../src/pages/rules/pictures";

beforeAll(async () => {
  await texts.speak("en");
  await texts.need("client_rules");
});
afterEach(cleanup);

const told = (city: "tokyo" | "new_york", dice: string, inside = false) =>
  effects(city, dice.split(" "), inside).map(({ id, values }) => texts.format(id, values));

test("pictures and examples belong to paragraphs that exist", () => {
  const anchors = (["tokyo", "new_york"] as const).flatMap((city) =>
    CHAPTERS[city].flatMap(({ paragraphs }) =>
      paragraphs.map((paragraph) => anchorOf(city, paragraph)),
    ),
  );

  expect(
    [...Object.keys(PICTURES), ...Object.keys(EXAMPLES)].filter(
      (anchor) => !anchors.includes(anchor),
    ),
  ).toEqual([]);
});

test("numbers score from three on", () => {
  expect([2, 3, 4, 6].map((count) => pointsFor(2, count))).toEqual([0, 2, 3, 5]);
  expect(pointsFor(3, 3)).toBe(3);
  expect([2, 3, 6].map(pointsForStars)).toEqual([0, 1, 4]);
});

test("dice tell what they do on either side of Tokyo", () => {
  expect(told("tokyo", "2 2 2 heart energy claw")).toEqual([
    "2s: 2 points",
    "1 heart heals 1 health",
    "1 energy",
    "Everyone in Tokyo loses 1 health",
  ]);
  expect(told("tokyo", "1 1 heart heart claw claw", true)).toEqual([
    "No three of a kind: no points",
    "2 hearts do not heal here",
    "Everyone outside Tokyo loses 2 health",
  ]);
});

test("dice of New York tell about stars, destruction and Ouch", () => {
  expect(told("new_york", "star star star star ouch ouch")).toEqual([
    "4 stars take Superstar and score 2 points",
    "2 Ouch: the units here fire at everyone here",
  ]);
  expect(told("new_york", "star destroy destroy ouch ouch ouch")).toEqual([
    "1 star is too few for Superstar",
    "2 destruction for tiles in your borough",
    "3 Ouch: all units in the city fire, and you take the Statue of Liberty",
  ]);
});

test("what is destroyed pays, turns over, and uncovers the next building", () => {
  const after = raze(BOROUGH, 0);

  expect(after.left).toBe(3);
  expect(after.gained).toEqual({ points: 1 });
  expect(after.stacks[0]).toEqual(["hospital_2", "power_plant_2"]);
  expect(after.units.at(-1)).toEqual({ tile: "infantry", fresh: true });
  expect(goesOn(after)).toBe(true);
  expect(goesOn(raze(raze(after, 0), 1))).toBe(false);
});

test("a unit pays and leaves; a fresh one keeps nobody from stopping", () => {
  const after = rout(BOROUGH, 0);

  expect(after).toMatchObject({ left: 2, gained: { health: 1 }, units: [] });
  expect(
    goesOn({ ...BOROUGH, stacks: [[], [], []], units: [{ tile: "infantry", fresh: true }] }),
  ).toBe(false);
});

test("three Ouch hurt everyone with an army around and bring the Statue", async () => {
  render(OuchExample);
  expect(screen.getByText("The two units in Queens fire at Rob alone.")).toBeTruthy();
  await fireEvent.click(screen.getByLabelText("3"));

  expect(screen.getByText(/^All units in the city fire/)).toBeTruthy();
  expect(screen.getAllByText("−2")).toHaveLength(2);
  expect(screen.getAllByText("−1")).toHaveLength(1);
  expect(screen.getAllByText("safe")).toHaveLength(1);
});

test("whoever leaves Tokyo makes room for the attacker", async () => {
  render(YieldExample);
  await fireEvent.click(screen.getByText("Leave Tokyo"));
  expect(screen.getByText(/^Space Penguin leaves/)).toBeTruthy();
  await fireEvent.click(screen.getByText("Try the other way"));

  expect(screen.getByText(/^Space Penguin stays/)).toBeTruthy();
});
