// What is printed on a card.
import { has, t } from "../texts.svelte";
import printed from "./cards.json";

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
