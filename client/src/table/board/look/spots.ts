// Where on the board something is, so that a tap finds what it meant.
import type {
  Manhattan,
  NewYorkMap,
  Outer,
  OuterBorough,
  Zone,
} from "../../../art/boards/new_york";
import type { Box, Stand } from "../../../art/boards/places";
import type { Monster } from "../../../protocol";
import { ZONES, zoneOf } from "../stands";

export type Piece =
  | { kind: "stack"; index: number }
  | { kind: "units" }
  | { kind: "zone"; zone: Zone }
  | { kind: "monster"; seat: string };

/** What somebody wants to know about: a place, and perhaps one thing there. */
export interface Look {
  place: string;
  piece: Piece | null;
}

export interface Spot extends Look {
  box: Box;
}

export interface Figure {
  monster: Monster;
  stand: Stand | null;
}

const SLIM = 0.5; // a figure's body, as a part of its height

const boxOf = ({ x, y, height }: Stand): Box => ({
  x: x - (height * SLIM) / 2,
  y: y - height,
  width: height * SLIM,
  height,
});

/** The smallest box around some. */
export function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const beyond = (at: number, from: number, length: number): number =>
  Math.max(from - at, 0, at - from - length);
const farFrom = ({ x, y, width, height }: Box, at: { x: number; y: number }): number =>
  Math.hypot(beyond(at.x, x, width), beyond(at.y, y, height));

/** What a tap meant: the smallest thing under it, else the nearest. */
export function spotAt(spots: Spot[], at: { x: number; y: number }): Spot | undefined {
  const rank = ({ box }: Spot): [number, number] => [farFrom(box, at), box.width * box.height];
  return [...spots].sort((one, other) => {
    const [far, size] = rank(one);
    const [farther, larger] = rank(other);
    return far - farther || size - larger;
  })[0];
}

/** Where a monster is, as a place of the board. */
export const placeOf = (at: string): string => (zoneOf(at) ? "manhattan" : at);

export const figureSpots = (figures: Figure[]): Spot[] =>
  figures.flatMap(({ monster, stand }) =>
    stand && monster.alive
      ? [
          {
            place: placeOf(monster.at),
            piece: { kind: "monster" as const, seat: monster.seat },
            box: boxOf(stand),
          },
        ]
      : [],
  );

function groundSpots(place: string, ground: OuterBorough | Manhattan): Spot[] {
  return [
    { place, piece: null, box: ground.name },
    { place, piece: { kind: "units" }, box: ground.units },
    ...ground.stacks.map((box, index): Spot => ({ place, piece: { kind: "stack", index }, box })),
  ];
}

function zoneSpots(manhattan: Manhattan, tracks: 1 | 2): Spot[] {
  const shown = tracks === 1 ? [manhattan.oneTrack] : manhattan.twoTracks;
  return ZONES.flatMap((zone) =>
    [manhattan.income[zone], ...shown.map((track) => track[zone].box)].map((box): Spot => ({
      place: "manhattan",
      piece: { kind: "zone", zone },
      box,
    })),
  );
}

/** All that can be asked about on a map of New York but the monsters. */
export function newYorkSpots(map: NewYorkMap, tracks: 1 | 2): Spot[] {
  const outer = Object.entries(map.boroughs) as [Outer, OuterBorough][];
  return [
    ...outer.flatMap(([id, borough]) => [
      ...groundSpots(id, borough),
      { place: id, piece: null, box: boxOf(borough.one) },
    ]),
    ...groundSpots("manhattan", map.manhattan),
    ...zoneSpots(map.manhattan, tracks),
  ];
}
