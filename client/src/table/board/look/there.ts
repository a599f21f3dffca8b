// What lies and stands at a place, as it is told: from the position, what is printed on tiles, and what the
// reader's own cards make of it.
import {
  alsoOf,
  becomesOf,
  rewardOf,
  shieldOf,
  strengthOf,
  type Reward,
} from "../../../lib/game/rewards";
import type { Monster, View } from "../../../protocol";
import { placeOf, type Look, type Piece } from "./spots";

interface CardReward extends Reward {
  card: string;
}

export interface Standing {
  /** Its place among the stacks; -1 for units. */
  index: number;
  tile: string;
  count: number;
  strength: number;
  /** What the reader needs, if their cards make that another number. */
  needs: number | null;
  pays: Reward | null;
  /** What the reader's cards pay besides. */
  also: CardReward[];
  becomes: string | null;
  /** Units that cannot be destroyed yet. */
  fresh: number;
}

const UNITS = ["infantry", "jet", "tank"];

const reader = (view: View): Monster | undefined =>
  view.monsters.find(({ seat, alive }) => alive && seat === view.seat);

/** The reader's cards, and those they copy. */
const cardsOf = (view: View): string[] =>
  (reader(view)?.cards ?? []).flatMap(({ id, copies }) => (copies ? [id, copies.card] : [id]));

function about(view: View, tile: string) {
  const strength = strengthOf(tile);
  const needs = reader(view)?.tile_strengths?.[tile] ?? strength;
  return {
    tile,
    strength,
    needs: needs === strength ? null : needs,
    pays: rewardOf(tile),
    also: cardsOf(view).flatMap((card) => {
      const paid = alsoOf(tile, card);
      return paid ? [{ card, ...paid }] : [];
    }),
    becomes: becomesOf(tile),
  };
}

/** The reader's cards that take from the army's fire, and how much. */
export const shieldsOf = (view: View): { card: string; less: number }[] =>
  cardsOf(view).flatMap((card) => {
    const less = shieldOf(card);
    return less ? [{ card, less }] : [];
  });

export const buildingsAt = (view: View, place: string): Standing[] =>
  (view.boroughs?.[place]?.stacks ?? []).flatMap(({ top, height }, index) =>
    top ? [{ index, ...about(view, top), count: height, fresh: 0 }] : [],
  );

export const unitsAt = (view: View, place: string): Standing[] =>
  UNITS.flatMap((tile) => {
    const borough = view.boroughs?.[place];
    const count = borough?.units[tile] ?? 0;
    return count
      ? [{ index: -1, ...about(view, tile), count, fresh: borough?.fresh[tile] ?? 0 }]
      : [];
  });

/** How many units fire there: each of them deals 1 damage, new ones too. */
export const firepower = (view: View, place: string): number =>
  unitsAt(view, place).reduce((sum, { count }) => sum + count, 0);

export const monstersAt = (view: View, place: string): Monster[] =>
  view.monsters.filter((monster) => monster.alive && placeOf(monster.at) === place);

/** What was tapped, if anything is there; else the whole place is meant. */
export function present(view: View, { place, piece }: Look): Piece | null {
  if (piece?.kind === "units") return firepower(view, place) ? piece : null;
  if (piece?.kind === "stack")
    return buildingsAt(view, place).some(({ index }) => index === piece.index) ? piece : null;
  return piece?.kind === "zone" ? piece : null;
}

/** The message that says what a place is good for. */
export function wordsAbout(view: View, place: string): string {
  if (place === "manhattan" || place === "outside") return `look-${place}`;
  return view.city === "tokyo" ? "look-tokyo" : "look-outer";
}
