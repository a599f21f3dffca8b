// The puzzle of a day: the same for everyone, found from the date alone. The server's `book.py` finds the same one.
const DAY = 86_400_000;
/** A prime, so that all puzzles come before one comes again. */
const STRIDE = 7919;

/** When the next day begins. */
export const nextDay = (day: number): Date => new Date((day + 1) * DAY);

/** The number of a day, counted in UTC since 1970. */
export const dayOf = (now: number): number => Math.floor(now / DAY);

/** The id of the puzzle of a day. */
export function dailyId(ids: string[], day: number): string | null {
  const sorted = [...ids].sort();
  return sorted[(day * STRIDE) % sorted.length] ?? null;
}
