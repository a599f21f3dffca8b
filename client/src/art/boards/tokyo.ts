/** Where monsters stand in Tokyo, in the units of tokyo.svg (360 x 250).
 *
 * The drawing is as wide as its room and rests on the room's bottom: a flat room cuts the sky,
 * a tall one shows more of it, and these places stay right in both.
 * `data-bay="closed"` on the drawing or around it takes the Bay's ring away.
 */
import type { Stand } from "./places";

export const size = { width: 360, height: 250 };

export const city: Stand = { x: 138, y: 194, height: 132 };
export const bay: Stand = { x: 294, y: 198, height: 100 };

/** Outside, on the road in front: one row for each number of monsters, from the left. */
const rows: { height: number; feet: number[] }[] = [
  { height: 92, feet: [48] },
  { height: 90, feet: [46, 312] },
  { height: 80, feet: [42, 230, 328] },
  { height: 72, feet: [34, 96, 230, 330] },
  { height: 68, feet: [34, 96, 206, 266, 326] },
  { height: 64, feet: [31, 90, 150, 210, 270, 329] },
];

const ROAD = 251;

/** Places for this many monsters outside (1 to 6), from the left. */
export function outside(count: number): Stand[] {
  const row = rows[count - 1];
  return row ? row.feet.map((x) => ({ x, y: ROAD, height: row.height })) : [];
}
