import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { resetSettings, set } from "../../src/lib/settings.svelte";
import { momentOf, soundAsked, soundOf } from "../../src/lib/sounds/events";
import { listen, play } from "../../src/lib/sounds/player.svelte";
import { SOUNDS } from "../../src/lib/sounds/recipes";
import { has, texts } from "../../src/lib/texts.svelte";
import type { Choice, Event, View } from "../../src/protocol";
import { isEntry } from "../../src/table/motion/timing";
import Captions from "../../src/table/sound/Captions.svelte";

/** An audio context that writes down how many sources began, and how loud. */
class Parameter {
  value = 0;
  setValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
}
const node = () => ({
  gain: new Parameter(),
  frequency: new Parameter(),
  connect: (next: unknown) => next,
  start: () => Heard.begun++,
  stop: vi.fn(),
});
class Heard {
  static made = 0;
  static begun = 0;
  state = "running";
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  createGain = node;
  createDynamicsCompressor = node;
  createOscillator = node;
  createBiquadFilter = node;
  createBufferSource = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  constructor() {
    Heard.made++;
  }
}

beforeAll(async () => {
  vi.stubGlobal("AudioContext", Heard);
  await texts.speak("en");
  await texts.need("client_comfort");
});
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  resetSettings();
  Heard.begun = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const later = () => vi.advanceTimersByTime(5000);

test("nothing is heard before somebody taps or types, and nothing when sound is off", () => {
  const stop = listen();
  play("turn");
  expect([Heard.made, Heard.begun]).toEqual([0, 0]);

  dispatchEvent(new window.Event("pointerup"));
  later();
  play("turn");
  expect(Heard.made).toBe(1);
  expect(Heard.begun).toBeGreaterThan(0);

  Heard.begun = 0;
  set({ sound: false });
  later();
  play("turn");
  set({ sound: true, volume: 0 });
  later();
  play("turn");
  expect(Heard.begun).toBe(0);
  stop();
});

test("captions name sounds for a while, also when they are not heard", () => {
  set({ captions: true, sound: false });
  render(Captions);
  later();
  play("hit");
  flushSync();
  screen.getByText("Claws strike");
  later();
  flushSync();
  expect(screen.queryByText("Claws strike")).toBeNull();

  set({ captions: false });
  play("roll");
  flushSync();
  expect(screen.queryByText("Dice rattle")).toBeNull();
});

test("every sound has a caption", () => {
  for (const sound of SOUNDS) expect(has(`sound-${sound}`), sound).toBe(true);
});

test("events have their sounds, and only an entry has steps", () => {
  const sound = (event: Partial<Event>) => soundOf(event as Event, isEntry);

  expect(sound({ kind: "rolled" })).toBe("roll");
  expect(sound({ kind: "moved", from: "outside", to: "tokyo_city" })).toBe("enter");
  expect(sound({ kind: "moved", from: "tokyo_city", to: "outside" })).toBeNull();
  expect(sound({ kind: "dice_final" })).toBeNull();
});

test("a turn rings once, a question in somebody else's turn rings apart", () => {
  const view = { turn: 7, active: "p1" } as View;
  const mine = { seat: "p1" } as Choice;
  const other = { seat: "p2" } as Choice;

  expect(momentOf(mine, view)).toBe(momentOf({ ...mine }, view));
  expect(momentOf(mine, view)).not.toBe(momentOf(mine, { ...view, turn: 9 }));
  expect([soundAsked(mine, view), soundAsked(other, view)]).toEqual(["turn", "ask"]);
});
