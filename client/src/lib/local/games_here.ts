// How many games this device keeps by itself: so much a server's page knows of the other.
import type { Home } from "../../protocol";

const KEY = "tokyork-here";

export function rememberGames({ tables, past }: Home): void {
  try {
    localStorage.setItem(KEY, String(tables.length + past.length));
  } catch {
    // Then nobody is told.
  }
}

export function gamesHere(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
