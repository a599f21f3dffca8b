// A borough that the reader may take apart: stacks of buildings, units, and destruction to spend.
import { rewardOf, strengthOf, type Reward } from "../../../lib/game/rewards";

const UNITS = ["", "infantry", "jet", "tank"];
const HARD: Record<string, number> = { infantry: 2, jet: 3, tank: 4 };
const PAYS: Record<string, Reward> = {
  infantry: { what: "health", amount: 1 },
  jet: { what: "energy", amount: 2 },
  tank: { what: "points", amount: 3 },
};

export interface Unit {
  tile: string;
  fresh: boolean;
}

export interface Borough {
  /** Top last. */
  stacks: string[][];
  units: Unit[];
  left: number;
  gained: Record<string, number>;
}

export const BOROUGH: Borough = {
  stacks: [
    ["hospital_2", "power_plant_2", "high_rise_1"],
    ["high_rise_1", "high_rise_2"],
    ["high_rise_1", "hospital_3"],
  ],
  units: [{ tile: "infantry", fresh: false }],
  left: 4,
  gained: {},
};

export const needs = (tile: string): number => HARD[tile] ?? strengthOf(tile);
export const pays = (tile: string): Reward => PAYS[tile] ?? rewardOf(tile)!;

function after(borough: Borough, tile: string): Borough {
  const { what, amount } = pays(tile);
  const gained = { ...borough.gained, [what]: (borough.gained[what] ?? 0) + amount };
  return { ...borough, left: borough.left - needs(tile), gained };
}

/** The top of a stack falls, turns over and stays as a unit. */
export function raze(borough: Borough, stack: number): Borough {
  const tile = borough.stacks[stack]!.at(-1)!;
  const stacks = borough.stacks.map((tiles, n) => (n === stack ? tiles.slice(0, -1) : tiles));
  return {
    ...after(borough, tile),
    stacks,
    units: [...borough.units, { tile: UNITS[strengthOf(tile)]!, fresh: true }],
  };
}

/** A unit leaves the board. */
export const rout = (borough: Borough, unit: number): Borough => ({
  ...after(borough, borough.units[unit]!.tile),
  units: borough.units.filter((_, n) => n !== unit),
});

/** Whether something must still be destroyed. */
export const goesOn = ({ stacks, units, left }: Borough): boolean =>
  stacks.some((tiles) => tiles.length > 0 && needs(tiles.at(-1)!) <= left) ||
  units.some(({ tile, fresh }) => !fresh && needs(tile) <= left);
