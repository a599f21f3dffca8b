// What somebody did with the dice that lie there: the move that comes next tells it.
import { countFaces, marked } from "./roll";

export type Handled = { kind: "keep"; faces: string[] } | { kind: "stop" } | null;

/** A move such as `p1 keep 3 3`. */
export function handled(move: string | null): Handled {
  const [, verb, ...faces] = move?.split(" ") ?? [];
  if (verb === "keep") return { kind: "keep", faces };
  return verb === "stop" ? { kind: "stop" } : null;
}

/** Which of the dice were kept then. */
export const keptOf = (dice: readonly string[], now: Handled): boolean[] =>
  marked(dice, countFaces(now?.kind === "keep" ? now.faces : []));
