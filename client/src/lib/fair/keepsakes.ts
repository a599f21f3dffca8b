// What this browser was shown of each table's dice, and what it mixed in: kept to be compared
// when the secret is opened.
import { isHex, toHex } from "./bytes";
import type { Salts } from "./scheme";

export interface Keepsake {
  table: string;
  commitment: string;
  /** What this browser mixed in, by seat. */
  salts: Salts;
}

const KEY = "tokyork-dice";
export const MOST_KEPT = 50;

/** All that is kept, the newest first, as far as it is what it should be. */
export function keepsakes(): Keepsake[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isKeepsake).slice(0, MOST_KEPT) : [];
  } catch {
    return []; // a browser that keeps nothing still plays
  }
}

function isKeepsake(value: unknown): value is Keepsake {
  const { table, commitment, salts } = (value ?? {}) as Partial<Record<keyof Keepsake, unknown>>;
  if (typeof table !== "string" || !isHex(commitment)) return false;
  return typeof salts === "object" && salts !== null && Object.values(salts).every(isHex);
}

/** In place of what was kept of this table. */
export function keep(keepsake: Keepsake): void {
  const others = keepsakes().filter(({ table }) => table !== keepsake.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([keepsake, ...others].slice(0, MOST_KEPT)));
  } catch {
    // As above.
  }
}

export const keptOf = (table: string): Keepsake | null =>
  keepsakes().find((one) => one.table === table) ?? null;

export const keptFor = (commitment: string): Keepsake | null =>
  keepsakes().find((one) => one.commitment === commitment) ?? null;

/** Chance of one's own, for a seat. */
export const newSalt = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));
