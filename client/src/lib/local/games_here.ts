// The games that this device keeps by itself: so much a server's pages know of the other's.
import type { Home, Listed } from "../../protocol";

const KEY = "tokyork-games-here";

/** What is not over first, then what is, newest first. */
export const ownGames = ({ tables, past }: Home): Listed[] => [
  ...tables.filter(({ yours }) => yours),
  ...past,
];

export function rememberGames(home: Home): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ownGames(home)));
  } catch {
    // Then nobody is told.
  }
}

export function gamesHere(): Listed[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Listed[]) : [];
  } catch {
    return [];
  }
}
