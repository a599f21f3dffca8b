// Tiles: what can be picked, one for each offer or refused wish.
import { printedCost } from "../../../lib/game/cards";
import { nameOf } from "../../../lib/game/seats";
import { cardName, faceName, has, placeName, t, texts } from "../../../lib/texts.svelte";
import { plain, said } from "../../../lib/parts";
import type { Monster, Offer, View } from "../../../protocol";
import type { Extra } from "../frame/action";
import { capital, wordsOf } from "../moves";

export type Art =
  | { kind: "die" | "icon" | "monster"; name: string }
  | { kind: "price"; price: number; affordable: boolean }
  | null;

export interface Stat {
  icon?: string;
  die?: boolean;
  text: string;
}

export interface BoroughShown {
  id: string;
  units: [string, number][];
  tops: string[];
  monsters: string[];
}

export interface Tile {
  key: string;
  move: string | null;
  /** Words of the primary button. */
  label: string;
  title: string;
  art: Art;
  stats: Stat[];
  /** What is said under the tiles when it is picked. */
  note: string | null;
  /** Why it cannot be picked. */
  why: string | null;
  card?: string;
  borough?: BoroughShown;
  /** A target: its picture beside its numbers; of a stack, how high it is. */
  target?: { stack: string | null };
  /** What it does, where there is room for it. */
  more?: string;
  hold?: boolean;
}

export const monsterAt = (view: View, seat: string): Monster | undefined =>
  view.monsters.find((monster) => monster.seat === seat);

const isSeat = (word: string): boolean => /^p[1-6]$/.test(word);
const isCard = (view: View, word: string): boolean => has(`card-${view.city}-${word}`);
const isPlace = (word: string): boolean => has(`place-${word}`);

/** A tile with nothing but its name. */
export const namedTile = (key: string, title: string): Tile => ({
  key,
  move: key,
  label: title,
  title,
  art: null,
  stats: [],
  note: null,
  why: null,
});

/** A tile for any offer: what the move is about stands on it. */
export function plainTile(view: View, offer: Offer): Tile {
  const { verb, args } = wordsOf(offer.move);
  const label = capital(offer.label, texts.language);
  const tile: Tile = {
    key: offer.move,
    move: offer.move,
    label,
    title: label,
    art: null,
    stats: [],
    note: said(offer.note),
    why: null,
  };
  const user = verb === "use" ? args[0] : undefined;
  const about = verb === "use" && args.length > 1 ? args.slice(1) : args;
  return { ...tile, ...onSubject(view, about, user) };
}

/** The last thing a move names is its subject; whose it is or by what card stands below. */
function onSubject(view: View, about: string[], user: string | undefined): Partial<Tile> {
  const subject = about.at(-1) ?? "";
  const seat = about.find(isSeat);
  const below =
    seat && seat !== subject
      ? nameOf(view, seat)
      : user && user !== subject
        ? cardName(view.city, user)
        : null;
  const stats = below ? [{ text: below }] : [];
  const monster = seat ? monsterAt(view, seat)?.monster : undefined;
  const art: Art = monster ? { kind: "monster", name: monster } : null;
  if (isSeat(subject)) return { title: nameOf(view, subject), art, stats };
  if (isCard(view, subject))
    return { title: cardName(view.city, subject), card: subject, art, stats };
  if (isPlace(subject)) return { title: placeName(subject), stats };
  if (user && isCard(view, user) && /^\d+$/.test(subject)) {
    return {
      title: cardName(view.city, user),
      card: user,
      stats: [{ icon: "energy", text: `−${subject}` }],
    };
  }
  return {};
}

/** Any offer beside what the dock is about. */
export const extraOf = (view: View, offer: Offer): Extra => ({
  key: offer.move,
  title: plainTile(view, offer).title,
  label: offer.label,
  move: offer.move,
});

/** A card to sell, and what it brings. */
export function saleTile(view: View, offer: Offer): Tile {
  const tile = plainTile(view, offer);
  const worth = tile.card ? printedCost(view.city, tile.card) : null;
  return worth === null ? tile : { ...tile, stats: [{ icon: "energy", text: `+${worth}` }] };
}

/** A monster to be photographed with, and what that scores. */
export function photoTile(view: View, offer: Offer): Tile {
  const seat = wordsOf(offer.move).args[0] ?? "";
  return {
    ...plainTile(view, offer),
    stats: [{ icon: "points", text: `+${view.turn_facts.damage_dealt?.[seat] ?? 0}` }],
  };
}

/** One heart and what it can do. */
export function heartTile(view: View, offer: Offer): Tile {
  const { verb, args } = wordsOf(offer.move);
  const me = monsterAt(view, view.seat ?? "");
  const tile = plainTile(view, offer);
  if (verb === "heal" && me) {
    return {
      ...tile,
      art: { kind: "icon", name: "health" },
      stats: [{ text: t("dock-from-to", { from: me.health, to: me.health + 1 }) }],
    };
  }
  const token = args[0] ?? "";
  if (verb === "cure") {
    const stats = [{ text: t("dock-tokens", { count: me?.tokens[token] ?? 0 }) }];
    return {
      ...tile,
      title: t("dock-cure", { token: t(`token-${token}`) }),
      art: { kind: "icon", name: token },
      stats,
    };
  }
  return verb === "ray" ? { ...tile, stats: [{ icon: "health", text: "+1" }] } : tile;
}

/** A face to resolve, with how many and what they do. */
export function faceTile(view: View, offer: Offer, few: boolean): Tile {
  const face = wordsOf(offer.move).args[0] ?? "";
  const results = view.turn_facts.results ?? view.dice;
  const count = results.filter((other) => other === face).length;
  return {
    ...plainTile(view, offer),
    title: few ? `${faceName(face)} ×${count}` : `×${count}`,
    art: { kind: "die", name: face },
    more: offer.effect ? plain(offer.effect) : undefined,
  };
}

/** An answer to a loss; those whose outcome is certain say it. */
export function answerTile(view: View, offer: Offer): Tile {
  const tile = plainTile(view, offer);
  const { args } = wordsOf(offer.move);
  const left = offer.loss;
  const card = cardName(view.city, args[0] ?? "");
  const label = left === null ? tile.label : t("dock-answer", { card, loss: left });
  const art: Art = { kind: "icon", name: left === 0 ? "durability" : "health" };
  // One card with several numbers: the numbers tell its tiles apart.
  if (args.length > 1 && left !== null)
    return { ...tile, title: t("dock-lose", { loss: left }), label, art };
  const stats = left === null ? [] : [{ icon: "health", text: left ? `−${left}` : "0" }];
  return { ...tile, title: card, label, art, stats };
}
