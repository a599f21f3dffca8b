// Cards for sale as tiles: those that can be bought, and those that cannot and why.
import { nameOf } from "../../../lib/game/seats";
import { said } from "../../../lib/parts";
import { cardName, t } from "../../../lib/texts.svelte";
import type { Choice, View } from "../../../protocol";
import { wordsOf } from "../moves";
import { monsterAt, type Tile } from "./tiles";

export interface Ware {
  card: string;
  /** In the market: two of the same card may be for sale. */
  place: number | null;
  move: string | null;
  price: number | null;
  from: string | null;
  why: string | null;
}

/** What is for sale, the market in its own order first. */
export function waresOf(view: View, choice: Choice): Ware[] {
  const offered = new Set(choice.offers.map((offer) => offer.move));
  const why = new Map(choice.refusals.map((refusal) => [refusal.move, refusal.why]));
  const market = view.market.flatMap((card, place): Ware[] => {
    const move = `buy ${card}`;
    if (!card || (!offered.has(move) && !why.has(move))) return [];
    const price = view.prices?.[place] ?? null;
    return [
      {
        card,
        place,
        move: offered.has(move) ? move : null,
        price,
        from: null,
        why: said(why.get(move)),
      },
    ];
  });
  return [...market, ...elsewhere(view, choice)];
}

function elsewhere(view: View, choice: Choice): Ware[] {
  return choice.offers.flatMap(({ move }): Ware[] => {
    const { verb, args } = wordsOf(move);
    const [card, , from] = args;
    if (verb !== "buy" || !card || !from) return [];
    return [
      {
        card,
        place: null,
        move,
        price: view.other_prices?.[from]?.[card] ?? null,
        from,
        why: null,
      },
    ];
  });
}

export function wareTile(view: View, ware: Ware): Tile {
  const energy = monsterAt(view, view.seat ?? "")?.energy ?? 0;
  const price = ware.price ?? 0;
  const from = ware.from === null ? [] : [{ text: sourceName(view, ware.from) }];
  return {
    key: ware.place === null ? (ware.move ?? ware.card) : `${ware.place} ${ware.card}`,
    move: ware.move,
    label: t("dock-buy-for", { price }),
    title: cardName(view.city, ware.card),
    art: { kind: "price", price, affordable: ware.move !== null },
    stats: from,
    note: t("dock-energy-left", { count: energy - price }),
    why: ware.why,
    card: ware.card,
    hold: price > 0 && price === energy,
  };
}

const sourceName = (view: View, from: string): string =>
  from === "deck" || from === "discard" ? t(`dock-from-${from}`) : nameOf(view, from);
