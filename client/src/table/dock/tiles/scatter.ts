// Units sent away: first which one, then where to.
import type { Offer } from "../../../protocol";
import { wordsOf } from "../moves";

export interface Scatter {
  tile: string;
  to: { borough: string; offer: Offer }[];
}

/** The offers `scatter TILE BOROUGH` by tile. */
export function scatters(offers: Offer[]): Scatter[] {
  const found = new Map<string, Scatter>();
  for (const offer of offers) {
    const { verb, args } = wordsOf(offer.move);
    const [tile, borough] = args;
    if (verb !== "scatter" || !tile || !borough) continue;
    const scatter = found.get(tile) ?? { tile, to: [] };
    scatter.to.push({ borough, offer });
    found.set(tile, scatter);
  }
  return [...found.values()];
}
