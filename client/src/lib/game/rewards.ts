// What is printed on tiles: made from the engine by tools/make_cards.py.
import tiles from "./tiles.json";

export interface Reward {
  what: string;
  amount: number;
}

interface Printed {
  strength: number;
  pays: Reward;
  becomes: string | null;
}

const TILES: Record<string, Printed | undefined> = tiles;

export const strengthOf = (tile: string): number => TILES[tile]?.strength ?? 0;

/** The unit that comes when it is destroyed. */
export const becomesOf = (tile: string): string | null => TILES[tile]?.becomes ?? null;

export const rewardOf = (tile: string): Reward | null => TILES[tile]?.pays ?? null;
