// What is printed on a card, and what it costs now.
import { has, t } from "../../lib/texts.svelte";
import type { Choice, Offer, Refusal, View } from "../../protocol";
import printed from "../../lib/cards.json";

export type CardKind = "keep" | "discard" | "goal";

interface Facts {
  cost: number;
  kind: string;
}

const CARDS = printed as Record<string, Record<string, Facts>>;

/** Goals have no price and are in no deck. */
export const kindOf = (city: string, card: string): CardKind =>
  (CARDS[city]?.[card]?.kind as CardKind | undefined) ?? "goal";

export const printedCost = (city: string, card: string): number | null =>
  CARDS[city]?.[card]?.cost ?? null;

export const textOf = (city: string, card: string): string => t(`card-${city}-${card}`, {}, "text");

/** Answers to questions about a card. */
export function rulingsOf(city: string, card: string): string[] {
  const id = `card-${city}-${card}`;
  const found: string[] = [];
  for (let number = 1; has(id, `ruling-${number}`); number++)
    found.push(t(id, {}, `ruling-${number}`));
  return found;
}

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
