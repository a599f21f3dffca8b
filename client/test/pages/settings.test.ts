import { beforeEach, expect, test } from "vitest";
import { bestLanguage, languageName } from "../../src/lib/languages";
import { pace, remembered, set, settings, shownTheme } from "../../src/lib/settings.svelte";

beforeEach(() => localStorage.clear());

test("what is set is remembered", () => {
  set({ city: "new_york", level: 4, bots: 5, theme: "dark", speed: "fast" });

  expect(remembered()).toMatchObject({
    city: "new_york",
    level: 4,
    bots: 5,
    theme: "dark",
    speed: "fast",
  });
  expect(settings.level).toBe(4);
  expect([pace(), shownTheme()]).toEqual([0.5, "dark"]);
});

test("a first visit plays Tokyo against three easy bots", () => {
  expect(remembered()).toMatchObject({ city: "tokyo", bots: 3, level: 2, name: "" });
});

test.each(["not JSON", "null", '{"bots":"many","muted":"all","level":[3],"city":7}'])(
  "what others wrote there does no harm: %s",
  (kept) => {
    localStorage.setItem("tokyork", kept);

    expect(remembered()).toMatchObject({ city: "tokyo", bots: 3, level: 2, muted: [] });
  },
);

test("the first wanted language that exists is spoken", () => {
  expect(bestLanguage(["fr-FR", "de-AT", "en"], ["en", "de"])).toBe("de");
  expect(bestLanguage(["fr"], ["en", "de"])).toBe("en");
  expect(languageName("de")).toBe("Deutsch");
});
