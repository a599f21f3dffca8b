// Lessons and first real games, begun from anywhere.
import { makeLesson, myName } from "../../lib/api.svelte";
import { openTable } from "../../lib/fair/opening";
import type { City } from "../../lib/game/cities";
import { router } from "../../lib/router/router.svelte";
import { set, settings } from "../../lib/settings.svelte";
import type { Problem } from "../../protocol";
import { payload, usualDraft } from "./draft";

/** Begin a city's lesson; why not, if it cannot be. */
export async function learn(city: City): Promise<Problem | null> {
  const { value, problem } = await makeLesson({ city, name: myName() });
  if (value) router.go(`/t/${value.table}`);
  return problem;
}

/** Whoever has been through a lesson, or did not want it, is not asked again. */
export function learned(city: City): void {
  if (!settings.learned.includes(city)) set({ learned: [...settings.learned, city] });
}

/** Bots that a first real game is won against. */
export const FIRST_LEVEL = 1;

/** A game against bots, as "Play now" begins it. */
export async function playNow(city: City, level = settings.level): Promise<Problem | null> {
  const draft = usualDraft(city, "bots", settings.bots, level);
  const { value, problem } = await openTable(payload(draft, myName(), String));
  if (value) router.go(`/t/${value.table}`);
  return problem;
}
