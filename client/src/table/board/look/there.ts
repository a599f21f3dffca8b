// What lies and stands at a place, as it is told: from the position, and from what is printed on tiles.
import { becomesOf, rewardOf, strengthOf, type Reward } from "../../../lib/game/rewards";
import type { Monster, View } from "../../../protocol";
import { placeOf, type Look, type Piece } from "./spots";

export interface Standing {
  /** Its place among the stacks; -1 for units. */
  index: number;
  tile: string;
  count: number;
  strength: number;
  pays: Reward | null;
  becomes: string | null;
  /** Units that cannot be destroyed yet. */
  fresh: number;
}

const UNITS = ["infantry", "jet", "tank"];

const printed = (tile: string) => ({
  tile,
  strength: strengthOf(tile),
  pays: rewardOf(tile),
  becomes: becomesOf(tile),
});

export const buildingsAt = (view: View, place: string): Standing[] =>
  (view.boroughs?.[place]?.stacks ?? []).flatMap(({ top, height }, index) =>
    top ? [{ index, ...printed(top), count: height, fresh: 0 }] : [],
  );

export const unitsAt = (view: View, place: string): Standing[] =>
  UNITS.flatMap((tile) => {
    const borough = view.boroughs?.[place];
    const count = borough?.units[tile] ?? 0;
    return count ? [{ index: -1, ...printed(tile), count, fresh: borough?.fresh[tile] ?? 0 }] : [];
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
