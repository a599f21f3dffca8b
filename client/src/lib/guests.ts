// Who gave no name is called by a word of each reader's own language: that word never travels.
import type { Home, Listed, ListedSeat, PastPlayer, Seat, Table } from "../protocol";
import { t } from "./texts.svelte";

/** A name as it is sent: none, if it is only the word for who has none. */
export function given(name: string): string {
  const written = name.trim();
  return written === t("guest-name") ? "" : written;
}

/** A name as it is read. */
export const called = (name: string): string => name || t("guest-name");

/** Everybody with a name to be read. */
export const withNames = <T extends Seat | ListedSeat | PastPlayer>(seats: readonly T[]): T[] =>
  seats.map((seat) => (seat.kind === "person" ? { ...seat, name: called(seat.name) } : seat));

export const namedTable = (table: Table): Table => ({ ...table, seats: withNames(table.seats) });

const namedLists = (tables: Listed[]): Listed[] =>
  tables.map((table) => ({ ...table, players: withNames(table.players) }));

export const namedHome = (home: Home): Home => ({
  ...home,
  tables: namedLists(home.tables),
  past: namedLists(home.past),
});
