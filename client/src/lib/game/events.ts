// Events, kind by kind: what to do about each stands in a table that the compiler checks.
import type { Event } from "../../protocol";

export type Kind = Event["kind"];
export type Of<K extends Kind> = Extract<Event, { kind: K }>;

/** For some kinds of events, what is made of them. */
export type ByKind<Rest extends unknown[], Made> = {
  [K in Kind]?: (event: Of<K>, ...rest: Rest) => Made;
};

/** What a table makes of an event; nothing if it has no entry for its kind. */
export function madeOf<Rest extends unknown[], Made>(
  table: ByKind<Rest, Made>,
  event: Event,
  ...rest: Rest
): Made | undefined {
  const make = table[event.kind] as ((event: Event, ...rest: Rest) => Made) | undefined;
  return make?.(event, ...rest);
}

/** Whose event it is; some are nobody's. */
export const seatOfEvent = (event: Event): string | undefined =>
  "seat" in event ? event.seat : undefined;
