// Boroughs and what stands in them, as tiles.
import { said } from "../../../lib/parts";
import { placeName, t, texts } from "../../../lib/texts.svelte";
import type { Choice, View } from "../../../protocol";
import { capital, offerOf, wordsOf } from "../moves";
import { monsterAt, type BoroughShown, type Tile } from "./tiles";

const OUTER = ["bronx", "queens", "brooklyn", "staten_island"];

export function shownBorough(view: View, id: string): BoroughShown {
  const borough = view.boroughs?.[id];
  return {
    id,
    units: Object.entries(borough?.units ?? {}),
    tops: borough?.stacks.map((stack) => stack.top) ?? [],
    monsters: view.monsters
      .filter((monster) => monster.alive && monster.at === id)
      .map((monster) => monster.monster),
  };
}

/** The outer boroughs to go to; the own one stands for staying, full ones say so. */
export function boroughTiles(view: View, choice: Choice): Tile[] {
  const home = monsterAt(view, choice.seat)?.at;
  const offered = new Map(
    choice.offers
      .filter(({ move }) => ["move", "flee", "place"].includes(wordsOf(move).verb))
      .map((offer) => [wordsOf(offer.move).args[0]!, offer]),
  );
  const refused = new Map(choice.refusals.map(({ move, why }) => [wordsOf(move).args[0]!, why]));
  const ids = [...OUTER, ...[...offered.keys()].filter((id) => !OUTER.includes(id))];
  return ids.map((id) => {
    const offer = offered.get(id) ?? (id === home ? offerOf(choice.offers, "stay") : undefined);
    const borough = shownBorough(view, id);
    const here = id === home && offer?.move === "stay";
    return {
      key: offer?.move ?? `no ${id}`,
      move: offer?.move ?? null,
      label: here
        ? t("dock-stay-in", { place: placeName(id) })
        : capital(offer?.label ?? "", texts.language),
      title: placeName(id),
      art: null,
      stats: [],
      note: said(offer?.note),
      why: offer ? null : said(refused.get(id)),
      borough,
    };
  });
}
