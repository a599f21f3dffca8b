/** Shapes of the places that both boards are described with. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box of a board that is drawn at this scale, as styles. */
export const placed = ({ x, y, width, height }: Box, scale: number): string =>
  `left: ${x * scale}px; top: ${y * scale}px; width: ${width * scale}px; height: ${height * scale}px`;

/** Where a figure's feet are, the middle of its base, and how tall it is drawn. */
export interface Stand {
  x: number;
  y: number;
  height: number;
}
