/** Where monsters stand in Tokyo, in the units of tokyo.svg.
 *
 * The ground ends at 250 and is drawn far beyond its viewBox, so that a room of any shape shows the part
 * that suits it: its `frame`, as the drawing's viewBox. `data-bay="closed"` on the drawing or around it
 * takes the Bay's ring away.
 */
import type { Box, Stand } from "./places";

const BOTTOM = 250;
const WIDEST = 360;
/** City and Bay with their monsters need this much. */
const NARROWEST = { x: 46, width: 292 };

/** The part of the drawing for a room: a flat one loses sky, a tall one comes closer to the city. */
export function frame(width: number, height: number): Box {
  const wanted = (BOTTOM * width) / height;
  const shown = Math.min(WIDEST, Math.max(NARROWEST.width, wanted));
  const tall = (shown * height) / width;
  const cut = (WIDEST - shown) / (WIDEST - NARROWEST.width);
  return { x: cut * NARROWEST.x, y: BOTTOM - tall, width: shown, height: tall };
}

export const city: Stand = { x: 138, y: 194, height: 132 };
export const bay: Stand = { x: 294, y: 198, height: 100 };

/** Outside, on the road in front: a row for each number of monsters, for the widest frame. */
const rows: { height: number; feet: number[] }[] = [
  { height: 92, feet: [48] },
  { height: 90, feet: [46, 312] },
  { height: 80, feet: [42, 223, 319] },
  { height: 72, feet: [34, 96, 228, 323] },
  { height: 68, feet: [34, 96, 206, 266, 326] },
  { height: 64, feet: [31, 90, 150, 210, 270, 329] },
];

const ROAD = 251;
const KERB = 206;

/** Which part of a frame is City, which Bay, and which the road in front. */
export function grounds(within: Box): Record<"tokyo_city" | "tokyo_bay" | "outside", Box> {
  const middle = (city.x + bay.x) / 2 + 8;
  const right = within.x + within.width;
  const above = { y: within.y, height: KERB - within.y };
  return {
    tokyo_city: { ...above, x: within.x, width: middle - within.x },
    tokyo_bay: { ...above, x: middle, width: right - middle },
    outside: { x: within.x, y: KERB, width: within.width, height: BOTTOM - KERB },
  };
}

/** Places for this many monsters outside (1 to 6), from the left. */
export function outside(count: number, within: Box): Stand[] {
  const row = rows[count - 1];
  const scale = within.width / WIDEST;
  return row
    ? row.feet.map((x) => ({ x: within.x + x * scale, y: ROAD, height: row.height * scale }))
    : [];
}
