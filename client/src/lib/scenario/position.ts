// A position that is being made up, and the scenario it stands for. What the editor does not show is kept as it came.
import { FEWEST, MONSTERS, MOST } from "../game/cities";
import type { City } from "../game/cities";

export type Card = string | { id: string; [more: string]: unknown };
export type Kept = Record<string, unknown>;

export interface Seat {
  monster: string;
  health: number;
  points: number;
  energy: number;
  at: string;
  dead: boolean;
  cards: Card[];
  tokens: Record<string, number>;
  goals: string[];
  rest: Kept;
}

export interface Borough {
  /** Buildings from the top; null if they are dealt by chance. */
  stacks: string[][] | null;
  units: string[];
}

export interface Position {
  city: City;
  seats: Seat[];
  turn: string;
  market: string[];
  /** The first roll; empty if it is left to chance. */
  dice: string[];
  boroughs: Record<string, Borough>;
  rest: Kept;
}

export const BOROUGHS = ["manhattan", "staten_island", "bronx", "queens", "brooklyn"];
export const PLACES: Record<City, string[]> = {
  tokyo: ["outside", "tokyo_city", "tokyo_bay"],
  new_york: [
    "staten_island",
    "bronx",
    "queens",
    "brooklyn",
    "lower",
    "midtown",
    "upper",
    "lower@2",
    "midtown@2",
    "upper@2",
  ],
};
export const FACES: Record<City, string[]> = {
  tokyo: ["1", "2", "3", "heart", "energy", "claw"],
  new_york: ["heart", "energy", "claw", "star", "destroy", "ouch"],
};
export const TOKENS: Record<City, string[]> = {
  tokyo: ["poison", "shrink"],
  new_york: ["web", "curse"],
};
export const GOALS = ["superstar", "statue_of_liberty"];
export const BUILDINGS = [
  "high_rise_1",
  "high_rise_2",
  "high_rise_3",
  "power_plant_2",
  "power_plant_3",
  "hospital_2",
  "hospital_3",
];
export const UNITS = ["infantry", "jet", "tank"];
export const HEALTH = 10;
export const DICE = 6;

const START: Record<City, string[]> = {
  tokyo: ["outside", "tokyo_city", "outside", "outside", "outside", "outside"],
  new_york: ["brooklyn", "lower", "queens", "bronx", "staten_island", "bronx"],
};
const NO_BOROUGH: Borough = { stacks: null, units: [] };

export const cardId = (card: Card): string => (typeof card === "string" ? card : card.id);
export const seatName = (index: number): string => `p${index + 1}`;

const plainSeat = (monster: string, at: string): Seat => ({
  monster,
  at,
  health: HEALTH,
  points: 0,
  energy: 0,
  dead: false,
  cards: [],
  tokens: {},
  goals: [],
  rest: {},
});

const plainBoroughs = (city: City): Record<string, Borough> =>
  city === "tokyo" ? {} : Object.fromEntries(BOROUGHS.map((name) => [name, NO_BOROUGH]));

/** What a new page shows: everybody fresh, the second one where it hurts. */
export function fresh(city: City, count = 3): Position {
  const seats = MONSTERS[city]
    .slice(0, count)
    .map((monster, index) => plainSeat(monster, START[city][index]!));
  return { city, seats, turn: "p1", market: [], dice: [], boroughs: plainBoroughs(city), rest: {} };
}

// --- changes ---

export function withCount(position: Position, count: number): Position {
  const wanted = Math.max(FEWEST, Math.min(MOST, count));
  const seats = position.seats.slice(0, wanted);
  while (seats.length < wanted) {
    const free = MONSTERS[position.city].find(
      (monster) => !seats.some((seat) => seat.monster === monster),
    )!;
    seats.push(plainSeat(free, position.city === "tokyo" ? "outside" : roomyBorough(seats)));
  }
  const turn = Number(position.turn.slice(1)) > wanted ? "p1" : position.turn;
  return { ...position, seats, turn };
}

const roomyBorough = (seats: Seat[]): string =>
  PLACES.new_york
    .slice(0, 4)
    .find((place) => seats.filter((seat) => seat.at === place).length < 2)!;

export const withSeat = (position: Position, index: number, change: Partial<Seat>): Position => ({
  ...position,
  seats: position.seats.map((seat, place) => (place === index ? { ...seat, ...change } : seat)),
});

/** A goal card goes from hand to hand. */
export const withGoal = (
  position: Position,
  index: number,
  goal: string,
  held: boolean,
): Position => ({
  ...position,
  seats: position.seats.map((seat, place) => {
    const others = seat.goals.filter((one) => one !== goal);
    return { ...seat, goals: place === index && held ? [...others, goal] : others };
  }),
});

export const withBorough = (
  position: Position,
  name: string,
  change: Partial<Borough>,
): Position => ({
  ...position,
  boroughs: {
    ...position.boroughs,
    [name]: { ...(position.boroughs[name] ?? NO_BOROUGH), ...change },
  },
});
