// Whom somebody who is out expects to win, until the end of the game has told.
const KEY = "tokyork-guess";

interface Guess {
  table: string;
  seat: string;
}

function kept(): Guess | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Guess> | null;
    const { table, seat } = found ?? {};
    return typeof table === "string" && typeof seat === "string" ? { table, seat } : null;
  } catch {
    return null; // a browser that keeps nothing is not reminded
  }
}

export function guess(table: string, seat: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table, seat }));
  } catch {
    // As above.
  }
}

/** The seat that was named at this table. */
export function guessed(table: string): string | null {
  const found = kept();
  return found && found.table === table ? found.seat : null;
}
