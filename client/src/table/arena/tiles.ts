// What tiles are worth, read from their names: "hospital_3" is of strength 3 and pays 3 health.
const PAYS: Record<string, string> = {
  high_rise: "points",
  power_plant: "energy",
  hospital: "health",
};

export interface Reward {
  what: string;
  amount: number;
}

export const strengthOf = (tile: string): number =>
  Number(tile.slice(tile.lastIndexOf("_") + 1)) || 0;

export function rewardOf(tile: string): Reward | null {
  const what = PAYS[tile.slice(0, tile.lastIndexOf("_"))];
  return what ? { what, amount: strengthOf(tile) } : null;
}
