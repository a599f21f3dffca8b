// What is to be heard, and the words for it.
import { settings } from "../settings.svelte";
import type { Sound } from "./recipes";
import { sing, wake } from "./synth";

const AGAIN = 90; // milliseconds within which the same sound is one sound
const READ = 2600; // milliseconds a caption is seen
const MOST = 2; // captions at a time

export interface Caption {
  id: number;
  sound: Sound;
}

class Captions {
  shown = $state.raw<Caption[]>([]);
  private made = 0;

  add(sound: Sound): void {
    const caption = { id: ++this.made, sound };
    // What is said already is not said twice.
    this.shown = [...this.shown.filter((one) => one.sound !== sound), caption].slice(-MOST);
    setTimeout(() => (this.shown = this.shown.filter(({ id }) => id !== caption.id)), READ);
  }
}

export const captions = new Captions();
const last = new Map<Sound, number>();

/** Let a sound be heard, read, or both, as people want it. */
export function play(sound: Sound): void {
  const now = performance.now();
  if (now - (last.get(sound) ?? -Infinity) < AGAIN) return;
  last.set(sound, now);
  if (settings.captions) captions.add(sound);
  if (settings.sound) sing(sound, settings.volume / 100);
}

/** What the settings sound like; only to be called while somebody taps or types. */
export function sample(): void {
  if (settings.sound) wake();
  play("turn");
}

/** Be ready from the first tap or key on; the returned function ends that. */
export function listen(): () => void {
  const ready = () => settings.sound && wake();
  const events = ["pointerup", "keydown"];
  for (const name of events) addEventListener(name, ready, { capture: true, passive: true });
  return () => events.forEach((name) => removeEventListener(name, ready, { capture: true }));
}
