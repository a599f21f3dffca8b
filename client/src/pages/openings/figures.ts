// What many games tell, as `tools/make_openings.py` writes it down from the atlas and the puzzles.
import type { City } from "../../lib/game/cities";
import figures from "./figures.json";

/** What something changed in the chance to win, and between what it lies in 95 of 100 cases. */
export type Worth = readonly [value: number, low: number, high: number];

export interface Staying {
  city: City;
  health: number;
  rivals: number;
  worth: Worth;
}

export interface Bought {
  city: City;
  card: string;
  cost: number;
  worth: Worth;
}

export interface Board {
  city: City;
  kind: "stay" | "buy";
  puzzle: string;
}

interface Figures {
  games: Record<City, number>;
  staying: Staying[];
  cards: Bought[];
  boards: Board[];
}

export const counted: Figures = {
  games: figures.games,
  staying: figures.staying.map((one) => ({ ...one, city: one.city as City, worth: worthOf(one) })),
  cards: figures.cards.map((one) => ({ ...one, city: one.city as City, worth: worthOf(one) })),
  boards: figures.boards.map(({ city, kind, puzzle }) => ({
    city: city as City,
    kind: kind as Board["kind"],
    puzzle,
  })),
};

/** A file of data does not say how many numbers stand in a list. */
function worthOf({ worth: [worth = 0, low = 0, high = 0] }: { worth: number[] }): Worth {
  return [worth, low, high];
}

/** Whether the games tell, and what. */
export const sureOf = ([, low, high]: Worth): "gain" | "loss" | null =>
  low > 0 ? "gain" : high < 0 ? "loss" : null;

/** Of a city, by health and then by rivals; nothing where too few games were seen. */
export function stayingIn(city: City): { health: number; of: (Staying | null)[] }[] {
  const found = counted.staying.filter((one) => one.city === city);
  const rivals = rivalsIn(city);
  const health = [...new Set(found.map((one) => one.health))].sort((a, b) => b - a);
  return health.map((left) => ({
    health: left,
    of: rivals.map(
      (many) => found.find((one) => one.health === left && one.rivals === many) ?? null,
    ),
  }));
}

export const rivalsIn = (city: City): number[] =>
  [...new Set(counted.staying.filter((one) => one.city === city).map(({ rivals }) => rivals))].sort(
    (a, b) => a - b,
  );

/** Of a city, what pays best first. */
export const cardsIn = (city: City): Bought[] =>
  counted.cards.filter((one) => one.city === city).sort((a, b) => b.worth[0] - a.worth[0]);

export const boardsIn = (city: City, kind: Board["kind"]): Board[] =>
  counted.boards.filter((one) => one.city === city && one.kind === kind);
