import { afterAll, beforeAll, expect, test } from "vitest";
import { called, given, withNames } from "../../src/lib/guests";
import { texts } from "../../src/lib/texts.svelte";

beforeAll(() => texts.speak("de"));
afterAll(() => texts.speak("en"));

test("who has no name is a guest in every reader's own language", () => {
  expect(given("Gast")).toBe("Guest");
  expect(given(" ")).toBe("Guest");
  expect(given("Ada")).toBe("Ada");
  expect(called("Guest")).toBe("Gast");
  expect(called("Ada")).toBe("Ada");
});

test("wherever the server tells a name", () => {
  const told = { host: "Guest", seats: [{ name: "Guest", level: 2 }, { name: "Ada" }], none: null };
  expect(withNames(told)).toEqual({
    host: "Gast",
    seats: [{ name: "Gast", level: 2 }, { name: "Ada" }],
    none: null,
  });
});
