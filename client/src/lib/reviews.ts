// Reviews and falls, over plain HTTP.
import type { ChoiceReview, Falls, GameReview } from "../protocol";
import { ask, passes, type Result } from "./api.svelte";
import { withNames } from "./guests";
import { texts } from "./texts.svelte";

/** Milliseconds until somebody is asked again who had no time. */
const LATER = 5000;

/** When to look again for what a page waits for, as long as it is open; never, if that is of no use. */
export const lookAgain = ({ problem }: Result<unknown>): number | null =>
  problem && passes(problem) ? LATER : null;

const about = (table: string, what: string): string =>
  `/api/games/${encodeURIComponent(table)}/${what}?language=${encodeURIComponent(texts.language)}`;

export async function fetchReview(table: string): Promise<Result<GameReview>> {
  const found = await ask<GameReview>(about(table, "review"));
  if (!found.value) return found;
  return { ...found, value: { ...found.value, players: withNames(found.value.players) } };
}
export const fetchFalls = (table: string): Promise<Result<Falls>> =>
  ask<Falls>(about(table, "falls"));
/** How far the judge of somebody's choices is, and what it found. */
export const fetchChoices = (table: string, seat: string | null): Promise<Result<ChoiceReview>> =>
  ask<ChoiceReview>(about(table, "choices") + (seat ? `&seat=${seat}` : ""));
