// What can be chosen, numbered for the ear: the shop by its places, everything else as it is offered.
import { textOf } from "../../lib/game/cards";
import { plain } from "../../lib/parts";
import { cardName, t } from "../../lib/texts.svelte";
import type { Choice, Offer, View } from "../../protocol";
import { priceOf, refusalsOf } from "../cards/buying";

export interface Option {
  /** What is said about it. */
  text: string;
  /** Null if it cannot be done now. */
  move: string | null;
}

const SHOPS = new Set(["buy", "snatch"]);

export function optionsOf(choice: Choice, view: View): Option[] {
  const others = choice.offers.filter(({ move }) => !move.startsWith("keep"));
  if (!SHOPS.has(choice.kind)) return others.map(offered);
  const here = view.market.map((card) => inShop(choice, view, card));
  const moves = new Set(here.map(({ move }) => move));
  return [...here, ...others.filter(({ move }) => !moves.has(move)).map(offered)];
}

function offered({ move, label, note, effect }: Offer): Option {
  const more = note ?? effect;
  return { move, text: more ? `${label || move}: ${plain(more)}` : label || move };
}

/** A card with its price and its text, and why it cannot be had. */
function inShop(choice: Choice, view: View, card: string | null): Option {
  if (!card) return { move: null, text: t("table-shop-empty") };
  const move = choice.offers.find((offer) => offer.move === `buy ${card}`)?.move ?? null;
  const refusal = refusalsOf(choice, card)[0];
  const text = t("ear-card", {
    card: cardName(view.city, card),
    price: priceOf(view, card) ?? 0,
    text: textOf(view.city, card),
  });
  return { move, text: move || !refusal ? text : `${text} ${plain(refusal.why)}` };
}
