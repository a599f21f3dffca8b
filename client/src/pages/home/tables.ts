// The tables of the lobby, sorted out for whom they are.
import type { Listed } from "../../protocol";

// Waiting for me comes first, and of those what has the least time.
const left = (table: Listed): number => table.left ?? Infinity;
const RANK = { playing: 0, gathering: 1, over: 2 };
const rank = (table: Listed): number => (table.your_turn ? -1 : RANK[table.status]);

/** One's own tables that are not over; those that wait for me first. */
export const ownFirst = (tables: Listed[]): Listed[] =>
  tables
    .filter((table) => table.yours && table.status !== "over")
    .sort(
      (one, other) =>
        rank(one) - rank(other) || (left(one) === left(other) ? 0 : left(one) - left(other)),
    );

/** Tables of others with a free seat. */
export const joinable = (tables: Listed[]): Listed[] =>
  tables.filter((table) => !table.yours && table.status === "gathering" && table.open > 0);

/** Games of others that can be watched. */
export const watchable = (tables: Listed[]): Listed[] =>
  tables.filter(
    (table) =>
      !table.yours && (table.status === "playing" || (table.status === "gathering" && !table.open)),
  );
