// What is seen of an event besides the numbers: pops, slashes, cards in flight.
import type { Event, View } from "../../protocol";
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
  | "ring";

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
  /** Where a monster kicks up dust as it leaves. */
  place?: string;
  /** Anchors of a flight, a ring has only the second: elements with this `data-anchor`. */
  from?: string;
  to?: string;
  /** Who knocked out whom. */
  by?: string;
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
};

const POPS: Record<string, [what: string, sign: 1 | -1]> = {
  points_gained: ["points", 1],
  points_lost: ["points", -1],
  health_gained: ["health", 1],
  health_lost: ["health", -1],
  health_trimmed: ["health", -1],
  health_paid: ["health", -1],
  energy_gained: ["energy", 1],
  energy_lost: ["energy", -1],
  energy_paid: ["energy", -1],
};

/** What to show for an event; the view is the one before it. */
export function effectsOf(event: Event, view: View): Fresh[] {
  const seat = event.seat;
  if (!seat)
    return event.kind === "card_revealed" ? [{ kind: "ring", to: `slot-${event.slot}` }] : [];
  const pop = POPS[event.kind];
  const shown: Fresh[] = pop
    ? [{ kind: "pop", seat, what: pop[0], amount: pop[1] * (event.amount ?? 0) }]
    : [];
  return [...shown, ...(MORE[event.kind]?.(event, view, seat) ?? [])];
}

const MORE: Record<string, (event: Event, view: View, seat: string) => Fresh[]> = {
  points_gained: flown,
  energy_gained: flown,
  health_gained: flown,
  health_lost: ({ cause }, view, seat) => [
    { kind: "hit", seat },
    ...(cause.kind === "army"
      ? [{ kind: "fire" as const, seat, borough: boroughOf(view, seat) }]
      : []),
  ],
  moved: (event, _, seat) => [
    { kind: isExit(event) ? "leave" : "enter", seat },
    { kind: "dust", ...(event.from ? { place: event.from } : {}) },
    ...(isEntry(event) ? [{ kind: "proud" as const, seat }] : []),
  ],
  card_bought: ({ card }, view, seat) => [
    {
      kind: "flight",
      seat,
      card,
      from: `slot-${view.market.indexOf(card ?? "")}`,
      to: `badge-${seat}`,
    },
  ],
  tile_destroyed: ({ borough = "", tile = "" }, view, seat) => [
    { kind: "crumble", seat, borough, tile, stack: stackOf(view, borough, tile) },
  ],
  goal_taken: ({ goal, owner }, _, seat) => [
    {
      kind: "flight",
      seat,
      what: goal,
      from: owner ? `badge-${owner}` : "arena",
      to: `badge-${seat}`,
    },
    { kind: "proud", seat },
  ],
  knocked_out: ({ cause }, _, seat) => [{ kind: "banner", seat, by: cause.seat }],
  reborn: (_, __, seat) => [{ kind: "enter", seat }],
  token_gained: (_, __, seat) => [{ kind: "ring", seat, to: `badge-${seat}` }],
};

/** What dice bring flies from them to where it counts. */
function flown({ cause, kind }: Event, _: View, seat: string): Fresh[] {
  if (cause.kind !== "dice") return [];
  return [
    {
      kind: "flight",
      seat,
      what: kind.slice(0, kind.indexOf("_")),
      from: "dice",
      to: `badge-${seat}`,
    },
  ];
}

const stackOf = (view: View, borough: string, tile: string): number =>
  view.boroughs?.[borough]?.stacks.findIndex(({ top }) => top === tile) ?? -1;

/** The borough of a seat; Manhattan for its zones. */
export function boroughOf(view: View, seat: string): string {
  const at = view.monsters.find((monster) => monster.seat === seat)?.at ?? "";
  return inTheCity(at) ? "manhattan" : at;
}
