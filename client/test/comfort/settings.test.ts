import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  remembered,
  reducedMotion,
  resetSettings,
  set,
  settings,
} from "../../src/lib/settings.svelte";
import { texts } from "../../src/lib/texts.svelte";
import SettingsPanel from "../../src/ui/SettingsPanel.svelte";

beforeAll(async () => {
  await texts.speak("en");
  await texts.need("client_comfort");
});
beforeEach(() => {
  localStorage.clear();
  resetSettings();
});
afterEach(cleanup);

test("what is switched is remembered", async () => {
  render(SettingsPanel);
  await fireEvent.click(screen.getByLabelText(/^Captions/));
  await fireEvent.click(screen.getByLabelText(/^Less motion/));
  await fireEvent.click(screen.getByLabelText(/^Hold to confirm/));
  await fireEvent.click(screen.getByLabelText("Dark"));

  expect(remembered()).toMatchObject({
    captions: true,
    motion: "less",
    confirm: false,
    theme: "dark",
  });
  expect(reducedMotion()).toBe(true);
});

test("words find settings by what they are called, what they offer, and what people call them", async () => {
  render(SettingsPanel);
  const search = screen.getByLabelText("Find a setting");
  const headings = () => screen.queryAllByRole("heading").map((heading) => heading.textContent);

  await fireEvent.input(search, { target: { value: "MUTE" } });
  expect(headings()).toEqual(["Sound"]);
  await fireEvent.input(search, { target: { value: "relaxed" } });
  expect(headings()).toEqual(["At the table"]);
  expect(screen.queryByLabelText(/^Hold to confirm/)).toBeNull();
  await fireEvent.input(search, { target: { value: "xyzzy" } });
  screen.getByText("No matching settings.");
});

test("reset keeps the name and the usual game", async () => {
  set({ name: "Ada", bots: 5, theme: "dark", volume: 90 });
  render(SettingsPanel);
  await fireEvent.click(screen.getByText("Reset all settings"));

  expect(remembered()).toMatchObject({ name: "Ada", bots: 5, theme: "system", volume: 50 });
  expect(settings.theme).toBe("system");
  screen.getByText("All settings are back to their defaults.");
});
