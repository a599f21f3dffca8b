// Where New York's monsters are, and where one may go.
import type { OuterBorough, Zone } from "../../art/boards/new_york";
import type { Stand } from "../../art/boards/places";
import type { Choice, Monster, View } from "../../protocol";

export const ZONES: readonly Zone[] = ["upper", "midtown", "lower"];

/** Points and energy at the start of a turn. */
export const INCOME: Record<Zone, { points: number; energy: number }> = {
  upper: { points: 2, energy: 2 },
  midtown: { points: 2, energy: 1 },
  lower: { points: 1, energy: 1 },
};

/** A place such as "upper@2": its zone, and which of the two tracks it is on, from 0. */
export function zoneOf(place: string): { zone: Zone; track: 0 | 1 } | null {
  const [name = "", track] = place.split("@");
  return (ZONES as readonly string[]).includes(name)
    ? { zone: name as Zone, track: track ? 1 : 0 }
    : null;
}

/** The second track is there while Manhattan holds two, or somebody is still on it. */
export const tracksOf = (view: View): 1 | 2 =>
  (view.manhattan_capacity ?? 1) > 1 || view.monsters.some(({ at }) => at.endsWith("@2")) ? 2 : 1;

/** One place in the middle, or two side by side. */
export function standsIn(borough: OuterBorough, view: View, monster: Monster): Stand {
  const there = view.monsters.filter(({ at }) => at === monster.at);
  return (there.length > 1 ? borough.two[there.indexOf(monster)] : undefined) ?? borough.one;
}

const GOES = new Set(["move", "flee", "place"]);

/** Boroughs that the pending choice could lead to. */
export function boroughsInReach(choice: Choice | null): string[] {
  const found = (choice?.offers ?? []).flatMap(({ move }) => {
    const [verb = "", ...rest] = move.split(" ");
    const to = rest.at(-1);
    return GOES.has(verb) && to ? [zoneOf(to) ? "manhattan" : to] : [];
  });
  return [...new Set(found)];
}

/** Tiles that could be destroyed now, as "borough tile". */
export function tilesInReach(view: View, choice: Choice | null): Set<string> {
  const here = view.turn_facts.destruction_borough ?? "";
  const found = (choice?.offers ?? []).flatMap(({ move }) => {
    const [verb, tile, ...rest] = move.split(" ");
    return verb === "destroy" && tile
      ? [`${rest.at(-2) === "at" ? rest.at(-1) : here} ${tile}`]
      : [];
  });
  return new Set(found);
}
