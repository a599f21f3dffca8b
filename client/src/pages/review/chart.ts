// The geometry of the charts: from numbers to places on the paper.

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What charts and bands leave free on both sides, for numbers and letters. */
export const LEFT = 52;
export const RIGHT = 30;

export type Point = readonly [number, number];

/** Where the turn with this index stands, from left to right. */
export const across = ({ width, left, right }: Frame, index: number, count: number): number =>
  left + (count > 1 ? index / (count - 1) : 0.5) * (width - left - right);

/** Where a number stands, from below to the top. */
export const up = ({ height, top, bottom }: Frame, value: number, most: number): number =>
  height - bottom - (most > 0 ? value / most : 0) * (height - top - bottom);

export const path = (points: Point[]): string =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** A round number of turns between two labels, so that they do not touch. */
export function stepOf(count: number, width: number, label = 34): number {
  const least = (count - 1) / Math.max(1, Math.floor(width / label));
  return [1, 2, 5, 10, 20, 25, 50, 100].find((step) => step >= least) ?? 200;
}

/** Labels pushed apart so that each has its room, in the order in which they were given. */
export function spread(places: number[], room: number, least: number, most: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a]! - places[b]!);
  const found = [...places];
  let edge = least;
  for (const index of order) {
    found[index] = Math.max(found[index]!, edge);
    edge = found[index] + room;
  }
  edge = most;
  for (const index of order.toReversed()) {
    found[index] = Math.min(found[index]!, edge);
    edge = found[index] - room;
  }
  return found;
}

/** The largest number of a chart's scale: a round one that all numbers fit under. */
export function topOf(series: number[][], steps: number[]): number {
  const most = Math.max(1, ...series.flat());
  return steps.find((step) => step >= most) ?? Math.ceil(most / 10) * 10;
}

export interface Run {
  seat: string;
  /** From the turn with this index … */
  from: number;
  /** … to the one before this. */
  to: number;
}

/** Who held a place, run by run. */
export function runs(holders: (string | null)[]): Run[] {
  const found: Run[] = [];
  holders.forEach((seat, index) => {
    const last = found.at(-1);
    if (seat !== null && last?.seat === seat && last.to === index) last.to = index + 1;
    else if (seat !== null) found.push({ seat, from: index, to: index + 1 });
  });
  return found;
}

const SHAPES = [
  "M0-5A5 5 0 1 1 0 5 5 5 0 1 1 0-5Z",
  "M-4.5-4.5h9v9h-9Z",
  "M0-6L5.6 4.4H-5.6Z",
  "M0-6.4L5.4 0 0 6.4-5.4 0Z",
  "M-1.9-5.4h3.8v3.5h3.5v3.8H1.9v3.5h-3.8V1.9h-3.5v-3.8h3.5Z",
  "M0 6L-5.6-4.4H5.6Z",
];

/** The mark of a seat on its line: a shape for each, because colours are not enough. */
export const shapeOf = (index: number): string => SHAPES[index % SHAPES.length]!;
