import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { texts } from "../../src/lib/texts.svelte";
import { shown } from "../../src/ui/setup/glance";
import { usualSettings } from "../../src/ui/setup/rules";
import RulesGlance from "../../src/ui/setup/RulesGlance.svelte";
import type { RulesEffect } from "../../src/protocol";

beforeAll(() => texts.speak("en"));
afterEach(() => vi.unstubAllGlobals());

const EFFECT: RulesEffect = {
  games: 300,
  length: [-0.332, -0.358, -0.305],
  first: [0.27, 0.22, 0.32],
  usual_first: [0.3, 0.25, 0.35],
};

test("shorter games are told with their interval, the smaller change first", () => {
  expect(shown(EFFECT)).toBe(
    "With these rules games are 33% shorter (31% to 36%). Whoever begins wins 27% (22% to 32%) " +
      "instead of 30%: a quick try of 300 games between bots.",
  );
});

test("what may be chance is no change, much longer games are not capped, and few say nothing", () => {
  expect(shown({ ...EFFECT, length: [0.02, -0.01, 0.05] })).toContain("about as long");
  expect(shown({ ...EFFECT, length: [4, 3.5, 4.5] })).toContain("400% longer (350% to 450%)");
  expect(shown({ ...EFFECT, games: 0 })).toBe(
    "Games by these rules take too long for a quick try.",
  );
});

test("nothing is asked about the rulebook, and other rules are asked about once they rest", async () => {
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(EFFECT))));
  vi.stubGlobal("fetch", asked);
  const settings = usualSettings("tokyo");
  const { rerender } = render(RulesGlance, { settings, seats: 4 });
  expect(document.querySelector(".glance")!.textContent.trim()).toBe("");
  await rerender({ settings: { ...settings, options: { points: 16 } }, seats: 4 });
  await rerender({ settings: { ...settings, options: { points: 15 } }, seats: 4 });

  await screen.findByText(/33% shorter/, {}, { timeout: 3000 });
  expect(asked).toHaveBeenCalledTimes(1);
});
