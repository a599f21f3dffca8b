// The scenario of a position that somebody looks at; what lies face down is dealt anew.
import type { Monster, View } from "../../protocol";
import type { City } from "../game/cities";
import { BUILDINGS, type Borough, type Kept, type Position, type Seat } from "./position";
import { toScenario } from "./scenario";

const TILES: Record<string, number> = {
  high_rise_1: 22,
  high_rise_2: 8,
  high_rise_3: 3,
  power_plant_2: 3,
  power_plant_3: 3,
  hospital_2: 3,
  hospital_3: 3,
};
/** Which buildings a unit may have been, in the order in which scenarios count them. */
const BEHIND: Record<string, string[]> = {
  infantry: ["high_rise_1"],
  jet: ["high_rise_2", "power_plant_2", "hospital_2"],
  tank: ["high_rise_3", "power_plant_3", "hospital_3"],
};

/** What a link to the editor carries: the position as this view tells it, at the beginning of the turn. */
export function scenarioOf(view: View): Kept {
  const position: Position = {
    city: view.city as City,
    seats: view.monsters.map(seatOf),
    turn: view.active,
    market: view.market.filter((card) => card !== null),
    dice: [],
    boroughs: view.boroughs ? boroughsOf(view.boroughs) : {},
    rest: Object.keys(view.options).length ? { options: view.options } : {},
  };
  return toScenario(position);
}

export const practiceLink = (view: View): string =>
  `/practice#${encodeURIComponent(JSON.stringify(scenarioOf(view)))}`;

function seatOf(monster: Monster): Seat {
  return {
    monster: monster.monster,
    health: monster.health,
    points: monster.points,
    energy: monster.energy,
    at: monster.at,
    dead: !monster.alive,
    cards: monster.cards.map(({ id, tokens, copies }) =>
      tokens !== undefined || copies
        ? { id, ...(tokens !== undefined ? { tokens } : {}), ...(copies ? { copies } : {}) }
        : id,
    ),
    tokens: monster.tokens,
    goals: monster.goals ?? [],
    rest: monster.souvenirs?.length ? { souvenirs: monster.souvenirs } : {},
  };
}

function boroughsOf(shown: NonNullable<View["boroughs"]>): Record<string, Borough> {
  const left = { ...TILES };
  for (const { stacks, units } of Object.values(shown)) {
    for (const { top } of stacks) left[top]!--;
    for (const [unit, count] of Object.entries(units))
      for (let n = 0; n < count; n++) takeBehind(left, unit);
  }
  const hidden = shuffled(
    BUILDINGS.flatMap((tile) => Array<string>(Math.max(0, left[tile]!)).fill(tile)),
  );
  return Object.fromEntries(
    Object.entries(shown).map(([name, { stacks, units }]) => [
      name,
      {
        stacks: stacks.map(({ top, height }) => [top, ...hidden.splice(0, height - 1)]),
        units: Object.entries(units).flatMap(([unit, count]) => Array<string>(count).fill(unit)),
      },
    ]),
  );
}

function takeBehind(left: Record<string, number>, unit: string): void {
  const tile = BEHIND[unit]!.find((one) => left[one]! > 0);
  if (tile) left[tile]!--;
}

function shuffled<T>(list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}
