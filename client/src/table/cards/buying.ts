// What a card costs now, and whether it can be had.
import { printedCost } from "../../lib/game/cards";
import type { Choice, Offer, Refusal, View } from "../../protocol";

/** What a card costs this browser's seat now: in the market, or from where its own cards let it buy. */
export function priceOf(view: View, card: string): number | null {
  const slot = view.market.indexOf(card);
  const here = slot >= 0 ? view.prices?.[slot] : null;
  if (here !== null && here !== undefined) return here;
  const elsewhere = Object.values(view.other_prices ?? {}).map((prices) => prices[card]);
  return elsewhere.find((price) => price !== undefined) ?? printedCost(view.city, card);
}

/** The moves that buy a card: from the market, or from elsewhere. */
export const buyingMoves = (choice: Choice | null, card: string): Offer[] =>
  (choice?.offers ?? []).filter(
    ({ move }) => move === `buy ${card}` || move.startsWith(`buy ${card} `),
  );

/** Why a card cannot be bought or used now. */
export const refusalsOf = (choice: Choice | null, card: string): Refusal[] =>
  (choice?.refusals ?? []).filter(({ move }) => {
    const [verb, named] = move.split(" ");
    return (verb === "buy" || verb === "use") && named === card;
  });
