// What is printed on tiles, and what cards make of it: made from the engine by tools/make_cards.py.
import shields from "./shields.json";
import tiles from "./tiles.json";

export interface Reward {
  what: string;
  amount: number;
}

interface Printed {
  strength: number;
  pays: Reward;
  becomes: string | null;
  also: Record<string, Reward | undefined>;
}

const TILES: Record<string, Printed | undefined> = tiles;

export const strengthOf = (tile: string): number => TILES[tile]?.strength ?? 0;

/** The unit that comes when it is destroyed. */
export const becomesOf = (tile: string): string | null => TILES[tile]?.becomes ?? null;

/** What a card pays whoever destroys it with that card in hand. */
export const alsoOf = (tile: string, card: string): Reward | undefined => TILES[tile]?.also[card];

/** How much less the army takes from whoever holds a card. */
export const shieldOf = (card: string): number =>
  (shields as Record<string, number | undefined>)[card] ?? 0;

export const rewardOf = (tile: string): Reward | null => TILES[tile]?.pays ?? null;
