// The server's public list: every commitment it ever made, and how each ended, chained by hashes.
import type { ListEntry } from "../../protocol";
import { ascii, isHex, toHex } from "./bytes";
import { hashing, type Hashing } from "./hashing";

export type Why = Exclude<ListEntry["why"], "">;
const WHYS: Why[] = ["over", "closed", "forgotten", "unused", "damaged"];

/** What the first entry has before it. */
export const NOTHING_BEFORE = "0".repeat(64);

export async function hashOf(entry: ListEntry, by: Hashing = hashing()): Promise<string> {
  const { before, number, kind, commitment, why, at, game } = entry;
  const lines = [before, String(number), kind, commitment, why, String(at)];
  return toHex(await by.digest(ascii([...lines, ...(game ? [game] : [])].join("\n"))));
}

/** The number of the first entry that does not fit the one before it; none if all do. */
export async function brokenAt(
  entries: readonly ListEntry[],
  by: Hashing = hashing(),
): Promise<number | null> {
  const hashes = await Promise.all(entries.map((entry) => hashOf(entry, by)));
  const first = entries[0]?.number === 1 ? NOTHING_BEFORE : entries[0]?.before;
  const wrong = entries.findIndex((entry, at) => {
    const previous = entries[at - 1];
    const follows = !previous || entry.number === previous.number + 1;
    return !follows || entry.before !== (previous?.hash ?? first) || entry.hash !== hashes[at];
  });
  return wrong < 0 ? null : entries[wrong]!.number;
}

const isWhole = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

/** An entry as it comes from elsewhere, or nothing if it is none. */
export function readEntry(value: unknown): ListEntry | null {
  if (typeof value !== "object" || value === null) return null;
  const {
    number,
    kind,
    commitment,
    why,
    at,
    before,
    hash,
    game = "",
  } = value as Record<string, unknown>;
  if (!isWhole(number) || !isWhole(at)) return null;
  if (!isHex(commitment) || !isHex(before) || !isHex(hash)) return null;
  if (typeof game !== "string" || (game && (why !== "over" || !isHex(game)))) return null;
  const entry = { number, at, commitment, before, hash, game };
  if (kind === "committed") return why === "" ? { ...entry, kind, why } : null;
  const known = WHYS.find((one) => one === why);
  return kind === "ended" && known ? { ...entry, kind, why: known } : null;
}

/** Whether a game that was played to its end fits what a list says: committed once, then over. */
export function fitsTheEnd(entries: readonly ListEntry[], commitment: string): boolean {
  const [committed, ended, more] = entries.filter((entry) => entry.commitment === commitment);
  if (committed?.kind !== "committed" || more) return false;
  return !ended || (ended.kind === "ended" && ended.why === "over");
}

/** A committed game, and how it ended, if it did. */
export interface Fate {
  number: number;
  commitment: string;
  at: number;
  ended: { number: number; why: Why; at: number } | null;
}

/** What became of every commitment, newest first. */
export function fates(entries: readonly ListEntry[]): Fate[] {
  const found = new Map<string, Fate>();
  for (const { number, kind, commitment, why, at } of entries) {
    if (kind === "committed") {
      if (!found.has(commitment)) found.set(commitment, { number, commitment, at, ended: null });
      continue;
    }
    const fate = found.get(commitment);
    if (fate && !fate.ended && why) fate.ended = { number, why, at };
  }
  return [...found.values()].reverse();
}

/** Many entries as they come from elsewhere; nothing if one of them is none. */
export function readEntries(values: unknown): ListEntry[] | null {
  if (!Array.isArray(values)) return null;
  const entries = values.map(readEntry);
  return entries.every((entry) => entry !== null) ? entries : null;
}
