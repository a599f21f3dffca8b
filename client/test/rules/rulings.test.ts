import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { texts } from "../../src/lib/texts.svelte";
import LittleBoard from "../../src/pages/rules/rulings/LittleBoard.svelte";
import kept from "../../src/pages/rules/rulings/rulings.json";
import {
  placesOf,
  say,
  standingsAfter,
  standingsBefore,
  type Ruling,
} from "../../src/pages/rules/rulings/scene";

const written: unknown = kept;
const RULINGS = written as Ruling[];
const ruling = (wanted: string) => RULINGS.find(({ id }) => id === wanted)!;

beforeAll(async () => {
  await texts.speak("en");
  await Promise.all(
    ["client_rules", "rulings", "decisions", "cards_tokyo", "cards_new_york"].map((file) =>
      texts.need(file),
    ),
  );
});
afterEach(cleanup);

test("a move is said in the language of the moment", () => {
  const [, , bought] = ruling("points").scene.story;

  expect(say(bought!.move!)).toBe("buy Evacuation Orders for 7 energy");
});

test("faces of a saying stand side by side", () => {
  const faces = [{ id: "face-heart" }, { id: "face-claw" }];

  expect(say({ id: "move-keep", values: { faces, count: 1 } })).toBe(
    "keep Heart Claw, reroll 1 die",
  );
});

test("what did not change is as it was", () => {
  const { scene } = ruling("points");

  expect(standingsBefore(scene)[1]).toMatchObject({
    monster: "cyber_kitty",
    points: 17,
    tokens: {},
  });
  expect(standingsAfter(scene)[1]).toMatchObject({
    monster: "cyber_kitty",
    points: 15,
    at: "outside",
  });
});

test("the wanted place comes first, those who are out come last", () => {
  const { scene } = ruling("triple_ouch");

  expect(placesOf(standingsBefore(scene), standingsAfter(scene), scene.units?.[1])).toEqual([
    "lower",
    "bronx",
    "queens",
    "out",
  ]);
});

const MISSING = /\b(card|move|place|token|board|monster|option|face|tile)-[a-z]|[{}]|undefined|NaN/;

test("every move of every story can be said", () => {
  const said = RULINGS.flatMap(({ scene }) =>
    scene.story.flatMap(({ move, may, may_not }) =>
      [move, may, may_not].flatMap((saying) => (saying ? [say(saying)] : [])),
    ),
  );

  expect(said.filter((text) => MISSING.test(text))).toEqual([]);
});

test.each(["points", "mimic_goes", "triple_ouch", "carapace"])(
  "%s is shown without a word missing",
  (id) => {
    const { container } = render(LittleBoard, { scene: ruling(id).scene });

    expect(container.textContent).not.toMatch(MISSING);
  },
);
