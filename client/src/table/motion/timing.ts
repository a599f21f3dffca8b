// How long each event is given before the next begins, at normal speed, in milliseconds.
import { seatOfEvent, type Kind, type Of } from "../../lib/game/events";
import type { Event } from "../../protocol";

const ROLL = 360;
const REROLL = 240;
const TOGETHER = 40; // between losses of one blow

const LEADS: Partial<Record<Kind, number>> = {
  rolled_off: 120,
  goes_first: 300,
  turn_started: 160,
  die_changed: 240,
  dice_final: 60,
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
  rolled: 120,
  moved: 120,
  card_bought: 120,
  rolled_aside: 120,
};

/** Whether two events are parts of one thing: several lose health to the same claws. */
const alike = (event: Event, next: Event | undefined): boolean =>
  next?.kind === event.kind &&
  next.after === event.after &&
  seatOfEvent(next) !== seatOfEvent(event);

/** The time an event takes until the next begins. */
export function leadOf(event: Event, next: Event | undefined, reduced: boolean): number {
  const brief = WITHOUT_WAYS[event.kind];
  if (reduced && brief !== undefined) return brief;
  if (event.kind === "rolled") return event.dice.length === event.all.length ? ROLL : REROLL;
  if (event.kind !== "moved" && event.kind !== "rolled_off" && alike(event, next)) return TOGETHER;
  if (event.kind === "moved" && isExit(event)) return 260;
  return LEADS[event.kind] ?? 0;
}

const CITIES = new Set(["tokyo_city", "tokyo_bay"]);
const ZONES = /^(lower|midtown|upper)/;

export const inTheCity = (place: string): boolean => CITIES.has(place) || ZONES.test(place);

/** A monster gives its place in the city up. */
export const isExit = ({ from, to }: Of<"moved">): boolean => inTheCity(from) && !inTheCity(to);

/** A monster comes into the city. */
export const isEntry = ({ from, to }: Of<"moved">): boolean => inTheCity(to) && !inTheCity(from);
