// What others, or the rules, do to whoever looks on.
import type { Event, Line, Part, View } from "../../protocol";

const LOSSES = new Set([
  "health_lost",
  "points_lost",
  "energy_lost",
  "card_lost",
  "token_gained",
  "goal_taken",
]);

/** Whether an event hurts the seat through which one looks, in the turn of somebody else. */
export function strikes(event: Event, { seat, active }: View): boolean {
  if (!seat || active === seat || !LOSSES.has(event.kind) || event.cause.seat === seat)
    return false;
  return event.kind === "goal_taken" ? event.from === seat : "seat" in event && event.seat === seat;
}

/** The sentence of the log that tells an event, with its reason. */
export const reasonOf = (event: Event, lines: readonly Line[]): Part[] =>
  lines.findLast(({ number }) => number <= event.number)?.text ?? [];
