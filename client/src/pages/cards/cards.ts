// All cards of both cities, and which of them somebody wants to see.
import { fold, hasWords, wordsOf } from "../../lib/finding";
import { type CardKind, kindOf, printedCost, rulingsOf, textOf } from "../../lib/game/cards";
import { CITIES } from "../../lib/game/cities";
import type { City } from "../../lib/game/cities";
import { cardName, t } from "../../lib/texts.svelte";
import { cardsOf } from "../../ui/setup/deck";

export interface Card {
  city: City;
  id: string;
  kind: CardKind;
  cost: number | null;
  name: string;
  /** For searching: the name, and everything said about it. */
  called: string;
  said: string;
}

export const KINDS: CardKind[] = ["keep", "discard", "goal"];
export type Price = "all" | "up_to-3" | "exact-4" | "exact-5" | "from-6";
export const PRICES: Price[] = ["all", "up_to-3", "exact-4", "exact-5", "from-6"];

export interface Wanted {
  words: string;
  city: City | "all";
  kind: CardKind | "all";
  price: Price;
}
export const ANYTHING: Wanted = { words: "", city: "all", kind: "all", price: "all" };

const GOALS: Record<City, string[]> = { tokyo: [], new_york: ["superstar", "statue_of_liberty"] };

function described(city: City, id: string): Card {
  const name = cardName(city, id);
  const kind = kindOf(city, id);
  const said = [textOf(city, id), ...rulingsOf(city, id), t(`kind-${kind}`)].join(" ");
  return {
    city,
    id,
    kind,
    cost: printedCost(city, id),
    name,
    called: fold(name),
    said: fold(said),
  };
}

/** All cards, in the order of their names in the language of the moment. */
export function allCards(language: string): Card[] {
  const cards = CITIES.flatMap((city) =>
    [...cardsOf(city), ...GOALS[city]].map((id) => described(city, id)),
  );
  return cards.sort((one, other) => one.name.localeCompare(other.name, language));
}

const hasPrice = (cost: number | null, price: Price): boolean => {
  if (price === "all") return true;
  const [how, amount] = price.split("-");
  if (cost === null) return false;
  return { up_to: cost <= +amount!, exact: cost === +amount!, from: cost >= +amount! }[
    how as "up_to" | "exact" | "from"
  ];
};

/** The wanted cards; those that are called so come before those that only speak of it. */
export function foundCards(cards: Card[], wanted: Wanted): Card[] {
  const words = wordsOf(wanted.words);
  const fitting = cards.filter(
    (card) =>
      (wanted.city === "all" || card.city === wanted.city) &&
      (wanted.kind === "all" || card.kind === wanted.kind) &&
      hasPrice(card.cost, wanted.price) &&
      hasWords(`${card.called} ${card.said}`, words),
  );
  const isCalled = (card: Card) => hasWords(card.called, words);
  return [...fitting.filter(isCalled), ...fitting.filter((card) => !isCalled(card))];
}

export const pathOf = (card: { city: string; id: string }): string =>
  `/cards/${card.city}/${card.id}`;
