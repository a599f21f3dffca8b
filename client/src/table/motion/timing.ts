// How long each event is given before the next begins, at normal speed, in milliseconds.
import { seatOfEvent, type Kind, type Of } from "../../lib/game/events";
import type { Event } from "../../protocol";

const ROLL = 360;
const REROLL = 240;
const READ = 200; // to see what somebody else rolled, before they roll again
const TOGETHER = 40; // between losses of one blow
/** Final dice lie at least so long. */
export const DWELL = 800;
/** What is done to whoever looks on stays for a moment: the first blow of a turn, and others. */
export const STRUCK = 1000;
export const STRUCK_AGAIN = 350;

const LEADS: Partial<Record<Kind, number>> = {
  rolled_off: 120,
  goes_first: 300,
  turn_started: 200,
  die_changed: 240,
  points_gained: 180,
  points_lost: 180,
  health_gained: 180,
  energy_gained: 180,
  energy_lost: 180,
  health_lost: 330,
  loss_avoided: 240,
  attacked: 90,
  moved: 420,
  stayed: 200,
  card_bought: 380,
  card_lost: 120,
  card_revealed: 120,
  market_swept: 200,
  token_gained: 120,
  token_lost: 120,
  rolled_aside: ROLL,
  tile_destroyed: 240,
  building_revealed: 120,
  unit_moved: 180,
  goal_taken: 420,
  knocked_out: 700,
  reborn: 420,
  last_round: 300,
  game_over: 1200,
};
const WITHOUT_WAYS: Partial<Record<Kind, number>> = {
  moved: 120,
  card_bought: 120,
  rolled_aside: 120,
};

/** Whether two events are parts of one thing: several lose health to the same claws. */
const alike = (event: Event, next: Event | undefined): boolean =>
  next?.kind === event.kind &&
  next.after === event.after &&
  seatOfEvent(next) !== seatOfEvent(event);

export interface Eyes {
  /** Things appear instead of flying. */
  reduced: boolean;
  /** It is one's own turn: one knows what one did. */
  own: boolean;
}

/** The time an event takes until the next begins. */
export function leadOf(event: Event, next: Event | undefined, { reduced, own }: Eyes): number {
  const brief = WITHOUT_WAYS[event.kind];
  if (event.kind === "rolled") return rollOf(event, reduced) + (own ? 0 : READ);
  if (reduced && brief !== undefined) return brief;
  if (event.kind !== "moved" && event.kind !== "rolled_off" && alike(event, next)) return TOGETHER;
  if (event.kind === "moved" && isExit(event)) return 260;
  return LEADS[event.kind] ?? 0;
}

function rollOf({ dice, all }: Of<"rolled">, reduced: boolean): number {
  if (reduced) return 120;
  return dice.length === all.length ? ROLL : REROLL;
}

const CITIES = new Set(["tokyo_city", "tokyo_bay"]);
const ZONES = /^(lower|midtown|upper)/;

export const inTheCity = (place: string): boolean => CITIES.has(place) || ZONES.test(place);

/** A monster gives its place in the city up. */
export const isExit = ({ from, to }: Of<"moved">): boolean => inTheCity(from) && !inTheCity(to);

/** A monster comes into the city. */
export const isEntry = ({ from, to }: Of<"moved">): boolean => inTheCity(to) && !inTheCity(from);
