// What is seen of an event besides the numbers: pops, slashes, cards in flight.
import { madeOf, type ByKind } from "../../lib/game/events";
import type { Cause, Event, Part, View } from "../../protocol";
import { inTheCity, isEntry, isExit } from "./timing";

export type EffectKind =
  | "pop"
  | "hit"
  | "proud"
  | "enter"
  | "leave"
  | "flight"
  | "crumble"
  | "fire"
  | "banner"
  | "dust"
  | "ring"
  | "struck";

export interface Effect {
  id: number;
  kind: EffectKind;
  seat?: string;
  /** An icon: of a pop, or what flies. */
  what?: string;
  amount?: number;
  card?: string;
  borough?: string;
  /** What falls, and from which stack of its borough; a unit has none. */
  tile?: string;
  stack?: number;
  /** The unit that a building becomes. */
  unit?: string;
  /** Where a monster kicks up dust as it leaves. */
  place?: string;
  /** Anchors of a flight, a ring has only the second: elements with this `data-anchor`. */
  from?: string;
  to?: string;
  /** Who knocked out whom. */
  by?: string;
  /** What was done to whoever looks on, and why. */
  reason?: Part[];
}

type Fresh = Omit<Effect, "id">;

/** How long each kind is seen, at normal speed. */
export const LIVES: Record<EffectKind, number> = {
  pop: 1100,
  hit: 900,
  proud: 1100,
  enter: 640,
  leave: 260,
  flight: 380,
  crumble: 560,
  fire: 420,
  banner: 1800,
  dust: 380,
  ring: 700,
  struck: 2200,
};

const popped =
  (what: string, sign: 1 | -1) =>
  ({ seat, amount }: { seat: string; amount: number }): Fresh[] => [
    { kind: "pop", seat, what, amount: sign * amount },
  ];

/** What dice bring also flies from them to where it counts. */
const gained =
  (what: string) =>
  (event: { seat: string; amount: number; cause: Cause }): Fresh[] => [
    ...popped(what, 1)(event),
    ...(event.cause.kind === "dice"
      ? [{ kind: "flight" as const, seat: event.seat, what, from: "dice", to: badge(event.seat) }]
      : []),
  ];

const badge = (seat: string): string => `badge-${seat}`;

const EFFECTS: ByKind<[View], Fresh[]> = {
  points_gained: gained("points"),
  points_lost: popped("points", -1),
  health_gained: gained("health"),
  health_trimmed: popped("health", -1),
  health_paid: popped("health", -1),
  energy_gained: gained("energy"),
  energy_lost: popped("energy", -1),
  energy_paid: popped("energy", -1),
  health_lost: (event, view) => [
    ...popped("health", -1)(event),
    { kind: "hit", seat: event.seat },
    ...(event.cause.kind === "army"
      ? [{ kind: "fire" as const, seat: event.seat, borough: boroughOf(view, event.seat) }]
      : []),
  ],
  moved: (event) => [
    { kind: isExit(event) ? "leave" : "enter", seat: event.seat },
    { kind: "dust", place: event.from },
    ...(isEntry(event) ? [{ kind: "proud" as const, seat: event.seat }] : []),
  ],
  card_revealed: ({ slot }) => [{ kind: "ring", to: `slot-${slot}` }],
  card_bought: ({ card, seat }, view) => [
    { kind: "flight", seat, card, from: `slot-${view.market.indexOf(card)}`, to: badge(seat) },
  ],
  tile_destroyed: ({ borough, tile, becomes, seat }, view) => [
    { kind: "crumble", seat, borough, tile, unit: becomes, stack: stackOf(view, borough, tile) },
  ],
  goal_taken: ({ goal, seat, from }) => [
    { kind: "flight", seat, what: goal, from: from ? badge(from) : "arena", to: badge(seat) },
    { kind: "proud", seat },
  ],
  knocked_out: ({ cause, seat }) => [{ kind: "banner", seat, by: cause.seat }],
  reborn: ({ seat }) => [{ kind: "enter", seat }],
  token_gained: ({ seat }) => [{ kind: "ring", seat, to: badge(seat) }],
};

/** What to show for an event; the view is the one before it. */
export const effectsOf = (event: Event, view: View): Fresh[] => madeOf(EFFECTS, event, view) ?? [];

const stackOf = (view: View, borough: string, tile: string): number =>
  view.boroughs?.[borough]?.stacks.findIndex(({ top }) => top === tile) ?? -1;

/** The borough of a seat; Manhattan for its zones. */
export function boroughOf(view: View, seat: string): string {
  const at = view.monsters.find((monster) => monster.seat === seat)?.at ?? "";
  return inTheCity(at) ? "manhattan" : at;
}
