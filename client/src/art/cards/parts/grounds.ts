// What lies behind: skies, streets, water, rays. All fill the window and carry the dots of its lower third.
import { CREAM, NIGHT, PAPER, PLUM } from "./palette";
import { around, dots, flat, line, shade, shape, spot, times } from "./pen";

const WINDOW = "M-4-4H212V150H-4Z";
const tone = dots("M-4 98H212V150H-4Z");

export const sky = (colour: string): string => flat(WINDOW, colour) + tone;

/** A plain sky with one great disc: sun, moon or poster spot. */
export const disk = (colour: string, light: string, x = 104, y = 74, r = 60): string =>
  flat(WINDOW, colour) + spot(x, y, r, light) + tone;

/** Poster rays from one point. */
export function rays(colour: string, ray: string, x = 104, y = 80, count = 9): string {
  const step = 360 / count;
  const wedge = (i: number) =>
    flat(`M${x} ${y}L${around(220, i * step, x, y)}L${around(220, (i + 0.5) * step, x, y)}Z`, ray);
  return flat(WINDOW, colour) + times(count, wedge) + tone;
}

/** A sky over a flat floor: street, lawn, stage. */
export const floor = (colour: string, ground: string, y = 116): string =>
  sky(colour) + shape(`M-6 ${y}H214V156H-6Z`, ground);

/** A street with its broken white line. */
export const street = (colour: string, road = NIGHT): string =>
  floor(colour, road) + line("M6 133h26M60 133h26M114 133h26M168 133h26", 5, CREAM);

export const water = (colour: string, sea: string, y = 108): string =>
  floor(colour, sea, y) +
  [
    [14, 14],
    [120, 10],
    [64, 26],
    [166, 24],
  ]
    .map(([x, dy]) => line(`M${x} ${y + dy!}q6-5 12 0t12 0`, 3.5, PAPER))
    .join("");

/** A night with small stars. */
export const night = (colour: string = NIGHT): string =>
  sky(colour) +
  line(
    "M20 22h.1M58 46h.1M34 84h.1M92 14h.1M150 20h.1M188 44h.1M176 92h.1M12 58h.1M128 52h.1",
    4.5,
    CREAM,
  );

/** Earth cut open: a thin strip of sky, then soil. */
export const soil = (colour: string, earth: string, y = 46): string =>
  flat(WINDOW, colour) +
  shape(`M-6 ${y}H214V156H-6Z`, earth) +
  tone +
  shade("M20 70h14v7H20zM170 96h16v7h-16zM58 124h12v6H58zM128 66h10v6h-10zM12 110h10v6H12z");

/** The far city, without a line, at the foot of a sky. */
export const skyline = (colour: string = PLUM, y = 118): string =>
  flat(
    `M-4 ${y}V${y - 34}H14V${y - 52}H34V${y - 28}H48V${y - 62}H54V${y - 70}H58V${y - 62}H66V${y - 40}H82V${y - 24}H126V${y - 44}H142V${y - 58}H160V${y - 32}H172V${y - 66}H192V${y - 42}H212V${y}Z`,
    colour,
  );

/** A wall with a skirting: rooms, museums, kitchens. */
export const room = (wall: string, ground: string, stripe: string): string =>
  flat(WINDOW, wall) +
  times(7, (i) => flat(`M${i * 32 - 4}-4h14V150h-14z`, stripe)) +
  tone +
  shape("M-6 122H214V156H-6Z", ground);

/** Speed lines, to the left of something quick. */
export const rush = (colour: string = PAPER): string =>
  line("M8 34h38M0 58h30M12 82h34M-2 106h40M20 122h22", 5, colour);

/** A theatre: floor, back wall and two curtains. */
export const stage = (wall: string, boards: string, cloth: string): string =>
  floor(wall, boards, 118) +
  [0, 1]
    .map((i) => {
      const s = (x: number) => (i ? 208 - x : x);
      return (
        shape(`M${s(-6)}-6V140Q${s(22)} 132 ${s(26)} 92 ${s(30)} 44 ${s(64)}-6Z`, cloth) +
        line(`M${s(10)} 0Q${s(16)} 70 ${s(8)} 122M${s(36)} 0Q${s(22)} 40 ${s(20)} 76`, 3)
      );
    })
    .join("");
