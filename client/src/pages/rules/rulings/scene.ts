// A ruling's scenario as tools/make_rulings.py tells it, and what it is on the page.
import type { FluentVariable } from "@fluent/bundle";
import type { City } from "../../../lib/game/cities";
import { t } from "../../../lib/texts.svelte";

/** A message, with values that may be messages themselves. */
export interface Saying {
  id: string;
  values?: Record<string, Saying | Saying[] | FluentVariable>;
}

export interface Held {
  id: string;
  tokens?: number;
  copies?: string;
}

export interface Standing {
  monster: string;
  at: string;
  health: number;
  points: number;
  energy: number;
  cards: Held[];
  tokens: Record<string, number>;
  goals: string[];
}

export interface Step {
  /** Whose; -1 where others play on and nothing is told of it. */
  seat: number;
  roll?: string[];
  move?: Saying;
  may?: Saying;
  may_not?: Saying;
}

type Written = Pick<Standing, "monster" | "at" | "health" | "points" | "energy"> &
  Partial<Standing>;

export interface Scene {
  city: City;
  turn: number;
  before: Written[];
  story: Step[];
  after: Partial<Standing>[];
  options?: Record<string, unknown>;
  units?: [Units, Units];
  /** Only if the game is over. */
  winners?: number[];
}

/** By borough, then by kind. */
export type Units = Record<string, Record<string, number>>;

export interface Ruling {
  id: string;
  section: string;
  cities: City[];
  scene: Scene;
}

/** What a saying says in the language of the moment. */
export function say({ id, values = {} }: Saying): string {
  const said = Object.entries(values).map(([key, value]) => [key, spoken(value)]);
  return t(id, Object.fromEntries(said) as Record<string, FluentVariable>);
}

const isSaying = (value: unknown): value is Saying =>
  typeof value === "object" && value !== null && "id" in value;

function spoken(value: Saying | Saying[] | FluentVariable): FluentVariable {
  if (Array.isArray(value)) return value.map(say).join(" ");
  return isSaying(value) ? say(value) : value;
}

export const standingsBefore = (scene: Scene): Standing[] =>
  scene.before.map((written) => ({ cards: [], tokens: {}, goals: [], ...written }));

export const standingsAfter = (scene: Scene): Standing[] =>
  standingsBefore(scene).map((before, seat) => ({ ...before, ...scene.after[seat] }));

const ZONES = ["lower", "midtown", "upper"];
const isZone = (place: string): boolean => ZONES.includes(place.split("@")[0]!);
export const isInside = (place: string): boolean =>
  place.startsWith("tokyo_") || place === "manhattan" || isZone(place);

/** The places on which something is: those that everybody wants first, those who are out last. */
export function placesOf(before: Standing[], now: Standing[], units: Units = {}): string[] {
  const stood = now.map(({ at }) => at);
  const armed = Object.keys(units).filter(
    (borough) => borough !== "manhattan" || !stood.some(isZone),
  );
  const ordered = new Set([...before.map(({ at }) => at), ...stood, ...armed]);
  const rank = (place: string) => (isInside(place) ? 0 : place === "out" ? 2 : 1);
  return [...ordered]
    .filter((place) => stood.includes(place) || armed.includes(place))
    .sort((a, b) => rank(a) - rank(b));
}

/** The army that fires at whoever stands there. */
export const unitsAt = (units: Units, place: string): Record<string, number> =>
  units[isZone(place) ? "manhattan" : place] ?? {};
