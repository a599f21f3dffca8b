// All puzzles there are, and those that fit what somebody wants.
import { ask, type Result } from "../../lib/api.svelte";
import { texts } from "../../lib/texts.svelte";
import type { PuzzleGroup, PuzzleList, PuzzleToPlay } from "../../protocol";

export interface Filters {
  city: string | null;
  kind: string | null;
  difficulty: number | null;
  theme: string | null;
  /** Whether they come from games of this server. */
  own: boolean | null;
}

export const ANYTHING: Filters = {
  city: null,
  kind: null,
  difficulty: null,
  theme: null,
  own: null,
};

const fits = (group: PuzzleGroup, wanted: Filters): boolean =>
  (Object.keys(ANYTHING) as (keyof Filters)[]).every(
    (key) => wanted[key] === null || group[key] === wanted[key],
  );

/** The ids of all that fit. */
export const fitting = (groups: PuzzleGroup[], wanted: Filters): string[] =>
  groups.filter((group) => fits(group, wanted)).flatMap(({ ids }) => ids);

/** What there is to choose of one thing, whatever else is wanted. */
export function offered(groups: PuzzleGroup[], wanted: Filters, key: keyof Filters): string[] {
  const open = groups.filter((group) => fits(group, { ...wanted, [key]: null }));
  return [...new Set(open.map((group) => String(group[key])))];
}

/** Any of these, but rather one that was not seen. */
export function pickOf(ids: string[], seen: string[], chance: () => number): string | null {
  const known = new Set(seen);
  const fresh = ids.filter((id) => !known.has(id));
  // All were seen: those whose turn is longest ago come first.
  const open = fresh.length ? fresh : ids.slice(0, Math.max(1, Math.ceil(ids.length / 2)));
  return open[Math.floor(chance() * open.length)] ?? null;
}

export const fetchCatalogue = (): Promise<Result<PuzzleList>> => ask<PuzzleList>("/api/puzzles");
export const fetchPuzzle = (id: string): Promise<Result<PuzzleToPlay>> =>
  ask<PuzzleToPlay>(
    `/api/puzzles/${encodeURIComponent(id)}?language=${encodeURIComponent(texts.language)}`,
  );
