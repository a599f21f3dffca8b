// Events for tests; what is not a field of its kind does not compile.
import type { Kind, Of } from "../src/lib/game/events";
import type { Event } from "../src/protocol";

type Common = "number" | "after" | "cause" | "kind";

let number = 100;

export const event = <K extends Kind>(
  kind: K,
  fields: Omit<Of<K>, Common> & Partial<Pick<Event, "after" | "cause">>,
): Event => ({ number: number++, after: 0, cause: { kind: "rules" }, kind, ...fields }) as Of<K>;
