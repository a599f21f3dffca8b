// The modules of a code: patterns for the eye of a camera, and data in columns between them.
import type { Version } from "./versions";

export type Mask = (x: number, y: number) => boolean;

export class Grid {
  dark: boolean[][];
  /** Which modules carry no data. */
  taken: boolean[][];

  constructor(readonly size: number) {
    this.dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.taken = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  }

  draw(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.taken[y]![x] = true;
  }

  /** A copy whose data is turned over where the mask says so. */
  masked(mask: Mask): Grid {
    const copy = new Grid(this.size);
    copy.taken = this.taken;
    copy.dark = this.dark.map((row, y) =>
      row.map((dark, x) => (this.taken[y]![x] ? dark : dark !== mask(x, y))),
    );
    return copy;
  }
}

/** Nested squares around a centre; those at a distance of the list are light. */
function squares(grid: Grid, x: number, y: number, reach: number, light: number[]): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      grid.draw(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

export function drawPatterns(grid: Grid, version: Version): void {
  const last = grid.size - 1;
  for (let at = 0; at < grid.size; at++) {
    grid.draw(at, 6, at % 2 === 0);
    grid.draw(6, at, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [last - 3, 3],
    [3, last - 3],
  ] as const)
    squares(grid, x, y, 4, [2, 4]);
  const far = version.centres.at(-1);
  for (const x of version.centres) {
    for (const y of version.centres) {
      const inCorner = (x === 6 && y === 6) || (x === 6 && y === far) || (x === far && y === 6);
      if (!inCorner) squares(grid, x, y, 2, [1]);
    }
  }
  drawFormat(grid, 0); // keeps its room free
  if (version.number >= 7) drawVersion(grid, version.number);
}

/** A value with the rest of its division, so that a misread one is found out. */
function guarded(value: number, bits: number, divisor: number): number {
  let rest = value << bits;
  for (let at = 31 - Math.clz32(rest); at >= bits; at = 31 - Math.clz32(rest))
    rest ^= divisor << (at - bits);
  return (value << bits) | rest;
}

const LEVEL_M = 0b00;

/** Level and mask, written twice. */
export function drawFormat(grid: Grid, mask: number): void {
  const format = guarded((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
  const bit = (at: number): boolean => ((format >> at) & 1) === 1;
  const { size } = grid;
  const beside = [0, 1, 2, 3, 4, 5, 7, 8];
  for (let at = 0; at < 8; at++) {
    grid.draw(8, beside[at]!, bit(at));
    grid.draw(size - 1 - at, 8, bit(at));
  }
  for (let at = 8; at < 15; at++) {
    grid.draw(beside[14 - at]!, 8, bit(at));
    grid.draw(8, size - 15 + at, bit(at));
  }
  grid.draw(8, size - 8, true);
}

function drawVersion(grid: Grid, number: number): void {
  const bits = guarded(number, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const far = grid.size - 11 + (at % 3);
    const near = Math.floor(at / 3);
    grid.draw(far, near, dark);
    grid.draw(near, far, dark);
  }
}

/** Data in columns of two, upwards and downwards in turn, from the right. */
export function place(grid: Grid, bits: number[]): void {
  let next = 0;
  let upwards = true;
  for (let right = grid.size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the column of the dotted line
    for (let step = 0; step < grid.size; step++) {
      const y = upwards ? grid.size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!grid.taken[y]![x]) grid.dark[y]![x] = bits[next++] === 1;
      }
    }
    upwards = !upwards;
  }
}
