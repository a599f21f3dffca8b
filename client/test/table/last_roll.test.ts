import { afterEach, beforeAll, expect, test } from "vitest";
import { people } from "../../src/lib/game/people.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { View } from "../../src/protocol";
import { summaryOf } from "../../src/table/motion/last_roll";
import worst from "../fixtures/new_york-worst.json";
import { FakeSession } from "./session.svelte";

beforeAll(() => texts.speak("en"));
afterEach(() => people.show([]));

const summary = (hits: Record<string, number>): string => {
  const view: View = new FakeSession(worst).game!.view;
  people.show([{ seat: "p1", kind: "person", name: "Ada", stood_in: false, yours: true }]);
  view.monsters.forEach((monster, index) => (monster.monster = index ? "kong" : "sheriff"));
  view.monsters[2]!.monster = "mantis";
  return summaryOf({ seat: "p4", dice: [], gains: {}, hits }, view);
};

test("what a roll does to oneself is told as to oneself", () => {
  expect(summary({ p1: 2 })).toBe("2 damage to you");
});

test("several who lose the same lose it each", () => {
  expect(summary({ p1: 1, p2: 1 })).toBe("1 damage to Kong and you each");
  expect(summary({ p1: 2, p2: 1, p3: 1 })).toBe(
    "2 damage to you · 1 damage to Kong and Mantis each",
  );
});
