// What stands under the middle of the dock: what went wrong before what is wanted, and that before notes.
import type { Action } from "./action";

export interface Sayings {
  /** The server's refusal. */
  problem: string | null;
  /** What was just tapped in vain. */
  hint: string | null;
  /** What will be answered automatically. */
  ordered: string | null;
  /** The move that was tapped though it cannot be made. */
  refused: string | null;
  note: string | null;
  primary: Action | null;
  second: Action[];
}

export interface Saying {
  text: string | null;
  /** The move of which one can ask why not; an empty one is the decision itself: nothing is chosen yet. */
  askable: string | null;
}

/** A button that already says what is missing needs no second sentence. */
const missing = (action: Action | null): string | null =>
  !action || action.off === action.label ? null : (action.off ?? null);

export function sayingOf(sayings: Sayings): Saying {
  const { problem, hint, ordered, refused, note, primary, second } = sayings;
  const text = problem ?? hint ?? ordered ?? (refused === null ? missing(primary) : null) ?? note;
  const off = [primary, ...second].find((action) => action?.off && action.off === text);
  if (problem || ordered || (hint && !off)) return { text, askable: null };
  return { text, askable: refused ?? off?.move ?? (off ? "" : null) };
}
