// The one pen that draws every part: shapes, lines, tone, and how a part is put in its place.
import { INK, PAPER } from "./palette";

export type Placing = { scale?: number; turn?: number; flip?: boolean };

const round = (n: number): number => Math.round(n * 100) / 100;

/** Lines get a little finer on small things, but less than the things themselves. */
const lineFactor = (scale: number): number => scale ** -0.62;

const refine = (part: string, factor: number): string =>
  part.replace(
    /stroke-width="([\d.]+)"/g,
    (_, width) => `stroke-width="${round(Number(width) * factor)}"`,
  );

/** Put a part, drawn around its own origin, at a point of the picture. */
export function place(
  part: string,
  x: number,
  y: number,
  { scale = 1, turn = 0, flip = false }: Placing = {},
): string {
  const factor = lineFactor(scale);
  const turned = turn ? ` rotate(${turn})` : "";
  const scaled = flip ? ` scale(${-scale} ${scale})` : scale === 1 ? "" : ` scale(${scale})`;
  const width = ` stroke-width="${round(4 * factor)}"`;
  return `<g transform="translate(${x} ${y})${turned}${scaled}"${width}>${refine(part, factor)}</g>`;
}

/** A filled shape with the ink outline. */
export const shape = (d: string, fill: string, width?: number): string =>
  `<path d="${d}" fill="${fill}"${width ? ` stroke-width="${width}"` : ""}/>`;

/** A filled shape without a line, for light and far things. */
export const flat = (d: string, fill: string): string =>
  `<path d="${d}" fill="${fill}" stroke="none"/>`;

/** An inner line. */
export const line = (d: string, width = 3, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const disc = (x: number, y: number, r: number, fill: string, width?: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${width ? ` stroke-width="${width}"` : ""}/>`;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  width?: number,
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${width ? ` stroke-width="${width}"` : ""}/>`;

/** A disc without a line. */
export const spot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`;

/** The flat shade of the left side: the colour below it, darker. */
export const shade = (d: string): string =>
  `<path d="${d}" fill="${INK}" opacity=".24" stroke="none"/>`;

/** Halftone dots; the picture gives its own pattern for the name. */
export const dots = (d: string): string => flat(d, "url(#dots)");

export const glint = (d: string, width = 4): string => line(d, width, PAPER);

/** A limb, neck, tail or cable: a thick line with an ink edge that scales with the part. */
export function tube(d: string, colour: string, width: number, edge = 4): string {
  const stroke = (ink: string, w: number) =>
    `<path d="${d}" fill="none" stroke="${ink}" style="stroke-width:${w}"/>`;
  return stroke(INK, width + 2 * edge) + stroke(colour, width);
}

/** The same thing several times: `times(3, i => ...)`. */
export const times = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join("");

/** A point on a circle, as "x y"; 0 degrees is up. */
export function around(radius: number, degrees: number, x = 0, y = 0): string {
  const a = ((degrees - 90) * Math.PI) / 180;
  return `${round(x + radius * Math.cos(a))} ${round(y + radius * Math.sin(a))}`;
}

/** A closed shape that alternates between two radii: stars, bursts, cogs. */
export const jagged = (points: number, outer: number, inner: number, x = 0, y = 0): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => around(i % 2 ? inner : outer, (i * 180) / points, x, y)).join("L")}Z`;
