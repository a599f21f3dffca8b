/** Where things stand on New York's three maps, in the units of each drawing's viewBox.
 *
 * The drawings (new_york_ID.svg) are the ground only. Monsters, units, tiles and words lie over it,
 * at these places. Around the drawing the water goes on. `data-tracks="1"` on an element around it
 * draws Manhattan with one track.
 */
import { compact } from "./new_york_compact";
import { tall } from "./new_york_tall";
import { wide } from "./new_york_wide";
import type { Box, Stand } from "./places";

export type Outer = "staten_island" | "bronx" | "queens" | "brooklyn";
export type Zone = "lower" | "midtown" | "upper";

/** What every borough has. */
interface Ground {
  island: string;
  /** Room for the name; it is aligned left and may be shortened on a phone. */
  name: Box;
  /** Room for three kinds of units with their numbers, aligned left: few units leave room for a tall head. */
  units: Box;
  /** Upright or lying, as the room asks. */
  stacks: Box[];
}

export interface OuterBorough extends Ground {
  one: Stand;
  two: Stand[];
}

export interface Place {
  box: Box;
  stand: Stand;
}

type Track = Record<Zone, Place>;

export interface Manhattan extends Ground {
  /** What a zone pays, written once for both tracks. */
  income: Record<Zone, Box>;
  oneTrack: Track;
  twoTracks: Track[];
}

export interface NewYorkMap {
  id: "compact" | "tall" | "wide";
  width: number;
  height: number;
  /** How large words and numbers are drawn. */
  text: number;
  /** Whether a stack has room for what its top tile gives. */
  rewards: boolean;
  boroughs: Record<Outer, OuterBorough>;
  manhattan: Manhattan;
}

const WIDE_NEEDS = 560;

/** The map for a room of this many pixels: the one of nearest shape whose words are not too small. */
export function mapFor(width: number, height: number): NewYorkMap {
  const maps = width >= WIDE_NEEDS ? [compact, tall, wide] : [compact, tall];
  const strain = (map: NewYorkMap) =>
    Math.abs(Math.log((width / height) * (map.height / map.width)));
  return maps.reduce((best, map) => (strain(map) < strain(best) ? map : best));
}
