// Which dice were kept when a page went: whoever opens it again finds them as they left them.
const KEY = "tokyork-held-dice";

interface Held {
  /** The address of the table, and how many moves were made there. */
  table: string;
  made: number;
  faces: string[];
}

/** Only a page that has just been opened asks: whoever begins the same anew in it has kept nothing. */
let opened = true;

const here = (): string => location.pathname + location.search;

export function holdDice(made: number, faces: string[]): void {
  try {
    const held: Held = { table: here(), made, faces };
    sessionStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    // A browser that keeps nothing forgets this, too.
  }
}

/** The faces that were kept at this very moment of the game; none if nothing is known of it. */
export function heldDice(made: number): string[] {
  const first = opened;
  opened = false;
  if (!first) return [];
  try {
    const held = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Held> | null;
    return held?.table === here() && held.made === made ? (held.faces ?? []) : [];
  } catch {
    return [];
  }
}
