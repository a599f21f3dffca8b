// Reviews and falls, over plain HTTP.
import type { Falls, GameReview } from "../protocol";
import { ask, type Result } from "./api.svelte";
import { texts } from "./texts.svelte";

const about = (table: string, what: string): string =>
  `/api/games/${encodeURIComponent(table)}/${what}?language=${encodeURIComponent(texts.language)}`;

export const fetchReview = (table: string): Promise<Result<GameReview>> =>
  ask<GameReview>(about(table, "review"));
export const fetchFalls = (table: string): Promise<Result<Falls>> =>
  ask<Falls>(about(table, "falls"));
