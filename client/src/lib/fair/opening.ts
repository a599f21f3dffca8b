// Tables that this browser opens: it asks for the commitment first, then mixes in salts of its own.
import type { DiceMade, Fork, Made, NewTable } from "../../protocol";
import { ask, makeTable, type Result } from "../api.svelte";
import { keep, newSalt } from "./keepsakes";
import type { Salts } from "./scheme";

/** The commitment for a table to come; without one (as of an older server) play goes on. */
export async function committed(): Promise<string | null> {
  return (await ask<DiceMade>("/api/dice", {})).value?.commitment ?? null;
}

/** Salts for some seats. */
export const saltsFor = (seats: string[]): Salts =>
  Object.fromEntries(seats.map((seat) => [seat, newSalt()]));

/** Make a table, with a salt for each seat of this browser. */
export async function openTable(wanted: NewTable): Promise<Result<Made>> {
  const commitment = await committed();
  if (!commitment) return makeTable(wanted);
  const names = wanted.seats.map((_, index) => `p${index + 1}`);
  const salts = saltsFor(names.filter((_, index) => wanted.seats[index]!.kind === "person"));
  const seats = wanted.seats.map((seat, index) => {
    const salt = salts[names[index]!];
    return salt ? { ...seat, salt } : seat;
  });
  const made = await makeTable({ ...wanted, seats, dice: commitment });
  if (made.value) keep({ table: made.value.table, commitment, salts });
  return made;
}

/** Play on from a step of a game. */
export async function openFork(
  game: string,
  language: string,
  wanted: Omit<Fork, "dice" | "salt">,
): Promise<Result<Made>> {
  const path = `/api/games/${game}/fork?language=${language}`;
  const commitment = await committed();
  if (!commitment) return ask<Made>(path, wanted);
  const salt = newSalt();
  const made = await ask<Made>(path, { ...wanted, dice: commitment, salt });
  if (made.value) keep({ table: made.value.table, commitment, salts: { [wanted.seat]: salt } });
  return made;
}
