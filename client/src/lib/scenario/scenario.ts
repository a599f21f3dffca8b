// A position from a scenario's data and back; the text of a scenario.
import { MONSTERS } from "../game/cities";
import type { City } from "../game/cities";
import {
  fresh,
  HEALTH,
  type Borough,
  type Card,
  type Kept,
  type Position,
  type Seat,
} from "./position";

const SEAT_KEYS = [
  "monster",
  "health",
  "points",
  "energy",
  "at",
  "dead",
  "cards",
  "tokens",
  "goals",
];
const KEYS = ["game", "players", "turn", "market", "rolls", "boroughs"];

const without = (data: Kept, keys: string[]): Kept =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
const some = (data: Kept): boolean => Object.keys(data).length > 0;

/** The position of a scenario that the server has understood. */
export function fromScenario(data: Kept): Position {
  const city = data.game as City;
  const players = data.players as (Kept | null)[];
  const named = players.map((player) => player?.monster as string | undefined);
  const free = MONSTERS[city].filter((monster) => !named.includes(monster));
  const rolls = (data.rolls ?? []) as unknown[][];
  const given = (data.boroughs ?? {}) as Record<string, Partial<Borough> | null>;
  return {
    city,
    seats: players.map((player, index) =>
      seatOf(player ?? {}, named[index] ?? free.shift()!, city),
    ),
    turn: (data.turn as string | undefined) ?? "p1",
    market: [...((data.market as string[] | null) ?? [])],
    dice: (rolls[0] ?? []).map(String),
    boroughs: {
      ...fresh(city).boroughs,
      ...Object.fromEntries(
        Object.entries(given).map(([name, one]) => [
          name,
          { stacks: one?.stacks ?? null, units: one?.units ?? [] },
        ]),
      ),
    },
    rest: { ...without(data, KEYS), ...(rolls.length > 1 ? { later: rolls.slice(1) } : {}) },
  };
}

function seatOf(player: Kept, monster: string, city: City): Seat {
  const { health = HEALTH, points = 0, energy = 0, dead = false } = player as Partial<Seat>;
  const { cards, tokens, goals, at } = player as {
    cards?: Card[] | null;
    tokens?: Record<string, number> | null;
    goals?: string[] | null;
    at?: string;
  };
  return {
    monster,
    health,
    points,
    energy,
    dead,
    at: at ?? (city === "tokyo" ? "outside" : ""),
    cards: [...(cards ?? [])],
    tokens: { ...tokens },
    goals: [...(goals ?? [])],
    rest: without(player, SEAT_KEYS),
  };
}

/** The scenario of a position; what is as at the start is left out. */
export function toScenario(position: Position): Kept {
  const { later = [], ...rest } = position.rest as Kept & { later?: unknown[][] };
  const rolls = position.dice.length ? [position.dice, ...later] : [];
  const boroughs = Object.fromEntries(
    Object.entries(position.boroughs).flatMap(([name, one]) =>
      one.stacks || one.units.length ? [[name, boroughData(one)]] : [],
    ),
  );
  return {
    game: position.city,
    players: position.seats.map((seat) => playerData(seat, position.city)),
    turn: position.turn,
    ...(position.market.length ? { market: position.market } : {}),
    ...(rolls.length ? { rolls } : {}),
    ...(some(boroughs) ? { boroughs } : {}),
    ...rest,
  };
}

function playerData(seat: Seat, city: City): Kept {
  if (seat.dead) return { monster: seat.monster, dead: true };
  const tokens = Object.fromEntries(Object.entries(seat.tokens).filter(([, count]) => count > 0));
  return {
    monster: seat.monster,
    ...(seat.at && (city !== "tokyo" || seat.at !== "outside") ? { at: seat.at } : {}),
    ...(seat.health !== HEALTH ? { health: seat.health } : {}),
    ...(seat.points ? { points: seat.points } : {}),
    ...(seat.energy ? { energy: seat.energy } : {}),
    ...(seat.cards.length ? { cards: seat.cards } : {}),
    ...(some(tokens) ? { tokens } : {}),
    ...(seat.goals.length ? { goals: seat.goals } : {}),
    ...seat.rest,
  };
}

const boroughData = (one: Borough): Kept => ({
  ...(one.stacks ? { stacks: one.stacks } : {}),
  ...(one.units.length ? { units: one.units } : {}),
});

// --- as text ---

/** A scenario as short YAML: one line for each player, borough and pile. */
export function toText(scenario: Kept): string {
  return Object.entries(scenario)
    .map(([key, value]) => `${key}:${block(value)}`)
    .join("\n")
    .concat("\n");
}

function block(value: unknown): string {
  if (Array.isArray(value) && value.some((entry) => typeof entry === "object"))
    return value.map((entry) => `\n  - ${flow(entry)}`).join("");
  if (isMapping(value))
    return Object.entries(value)
      .map(([key, entry]) => `\n  ${key}: ${flow(entry)}`)
      .join("");
  return ` ${flow(value)}`;
}

const isMapping = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Words that YAML takes for something else are quoted. */
const PLAIN = /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][a-z0-9_@]*$/;

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (isMapping(value))
    return `{${Object.entries(value)
      .map(([key, entry]) => `${key}: ${flow(entry)}`)
      .join(", ")}}`;
  return typeof value === "string" && (PLAIN.test(value) || /^[123]$/.test(value))
    ? value
    : JSON.stringify(value);
}
