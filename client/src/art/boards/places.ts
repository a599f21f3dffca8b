/** Shapes of the places that both boards are described with. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a figure's feet are, the middle of its base, and how tall it is drawn. */
export interface Stand {
  x: number;
  y: number;
  height: number;
}
