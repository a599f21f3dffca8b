// Which cards are in the deck: nothing said means the whole box.
import { fold, hasWords, wordsOf } from "../../lib/finding";
import printed from "../../lib/game/cards.json";
import type { City } from "../../lib/game/cities";

export type Deck = Record<string, number>;

const copiesIn = (cards: Record<string, { copies: number }>): Deck =>
  Object.fromEntries(Object.entries(cards).map(([card, { copies }]) => [card, copies]));
const BOX: Record<City, Deck> = {
  tokyo: copiesIn(printed.tokyo),
  new_york: copiesIn(printed.new_york),
};

export const cardsOf = (city: City): string[] => Object.keys(BOX[city]);
export const mostOf = (city: City, card: string): number => BOX[city][card] ?? 0;
export const emptyDeck = (): Deck => ({});
const sum = (deck: Deck): number => Object.values(deck).reduce((all, copies) => all + copies, 0);

/** How many cards there are, of how many. */
export const sizeOf = (city: City, deck: Deck | undefined): [number, number] => {
  const all = sum(BOX[city]);
  return [deck ? sum(deck) : all, all];
};

export const copiesOf = (city: City, deck: Deck | undefined, card: string): number =>
  deck ? (deck[card] ?? 0) : mostOf(city, card);

/** The deck with so many of a card; the whole box is no list at all. */
export function withCopies(
  city: City,
  deck: Deck | undefined,
  card: string,
  copies: number,
): Deck | undefined {
  const changed = {
    ...(deck ?? BOX[city]),
    [card]: Math.max(0, Math.min(mostOf(city, card), copies)),
  };
  const kept = Object.fromEntries(Object.entries(changed).filter(([, count]) => count > 0));
  return sum(kept) === sum(BOX[city]) ? undefined : kept;
}

/** Cards whose name or text has the words. */
export function found(cards: { id: string; words: string }[], wanted: string): string[] {
  const parts = wordsOf(wanted);
  return cards.filter(({ words }) => hasWords(fold(words), parts)).map(({ id }) => id);
}
