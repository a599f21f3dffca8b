// What this browser remembers of puzzles: the days in a row, the best run, and which ones it has seen. But for
// the last, the server keeps it with the player, so that their other devices go on with it.
import type { PuzzleDiary } from "../protocol";
import { ask } from "./api.svelte";

const KEY = "tokyork-puzzles";
const MOST_SEEN = 600;

export interface Kept {
  /** The last day on which the puzzle of the day was answered, and whether it was right. */
  day: number;
  right: boolean;
  /** Days in a row with a right answer, and the most there ever were. */
  streak: number;
  longest: number;
  /** The most puzzles solved against the clock. */
  run: number;
  /** Ids of puzzles that were answered, newest last. */
  seen: string[];
}

const USUAL: Kept = { day: -1, right: false, streak: 0, longest: 0, run: 0, seen: [] };

/** What was kept, as far as it is what it should be: others may have written there. */
export function rememberedPuzzles(): Kept {
  const kept = { ...USUAL, seen: [] as string[] };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    for (const key of Object.keys(USUAL) as (keyof Kept)[]) {
      const value = found[key];
      if (typeof value === typeof USUAL[key] && Array.isArray(value) === Array.isArray(USUAL[key]))
        Object.assign(kept, { [key]: value });
    }
  } catch {
    // A browser that keeps nothing still plays.
  }
  kept.seen = kept.seen.filter((id) => typeof id === "string").slice(-MOST_SEEN);
  return kept;
}

export const progress = $state<Kept>(rememberedPuzzles());

function keep(changes: Partial<Kept>): void {
  Object.assign(progress, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // As above.
  }
}

/** Days in a row that still count: yesterday's end today. */
export const streakOn = (day: number): number => (progress.day >= day - 1 ? progress.streak : 0);

/** The puzzle of a day was answered: only the first answer of a day counts. */
export function answeredDaily(day: number, right: boolean): void {
  if (progress.day >= day) return;
  const streak = right ? streakOn(day) + 1 : 0;
  keep({ day, right, streak, longest: Math.max(streak, progress.longest) });
}

export function noteSeen(id: string): void {
  keep({ seen: [...progress.seen.filter((one) => one !== id), id].slice(-MOST_SEEN) });
}

/** A run against the clock is over; says whether it is the best one so far. */
export function ranFor(solved: number): boolean {
  const record = solved > progress.run;
  if (record) keep({ run: solved });
  return record;
}

/** Tell the server what is known here, and take over what the player's other devices know.
 *
 * Without a server, or without a word from it, this browser goes on with what it has. */
export async function shareProgress(): Promise<void> {
  const { day, right, streak, longest, run } = progress;
  const { value } = await ask<PuzzleDiary>("/api/me/puzzles", {
    day,
    solved: right,
    streak,
    longest,
    run,
  });
  // What was answered meanwhile is told next time.
  if (!value || progress.day > value.day) return;
  const { solved, ...known } = value;
  keep({ ...known, right: solved, run: Math.max(value.run, progress.run) });
}

/** This browser is another player now: what it remembers was somebody else's. */
export function forgetProgress(): void {
  keep({ ...USUAL, seen: [] });
}
