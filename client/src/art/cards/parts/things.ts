// Household things with a part to play.
import { BROWN, CREAM, ICE, INK, LIME, NIGHT, PAPER, RED, SLATE, STEEL, YELLOW } from "./palette";
import { disc, dots, flat, glint, line, oval, shade, shape, times, tube } from "./pen";

/** A round flask; its neck is at the top, contents up to the shoulder. */
export const flask = (liquid: string): string =>
  shape("M-12-62H12V-24C34-18 46 0 46 18 46 40 26 56 0 56S-46 40-46 18C-46 0-34-18-12-24Z", ICE) +
  flat("M-40 2H40C46 10 44 18 43 24 38 42 22 53 0 53S-40 40-43 20C-44 14-42 6-40 2Z", liquid) +
  dots("M-40 2H-22C-30 24-16 44 4 53-22 54-40 40-43 20-44 14-42 6-40 2Z") +
  shape(
    "M-12-62H12V-24C34-18 46 0 46 18 46 40 26 56 0 56S-46 40-46 18C-46 0-34-18-12-24Z",
    "none",
  ) +
  shape("M-17-70H17V-60H-17Z", SLATE) +
  glint("M30 2q8 10 4 24", 4.5);

/** A plate from the side. */
export const plate = (): string => oval(0, 0, 62, 11, PAPER) + oval(0, -2, 40, 5, CREAM, 2.5);
export const cloche = (colour: string): string =>
  disc(0, -50, 6, colour) +
  shape("M-50 0C-50-32-28-46 0-46S50-32 50 0Z", colour) +
  dots("M-50 0C-50-28-34-42-14-45-30-28-32-14-30 0Z") +
  glint("M20-34Q36-26 38-10", 5);
export const fork = (): string =>
  line("M0 50V0", 8) +
  shape("M-14-50V-18Q-14 0 0 0T14-18V-50H8V-22H3V-50H-3V-22H-8V-50Z", STEEL, 3.5) +
  line("M0 48V0", 3, STEEL);
export const knife = (): string =>
  shape("M-6 0V-40Q-4-54 8-54V0Z", STEEL, 3.5) + shape("M-6 0H8V48H-6Z", BROWN, 3.5);

export const tap = (metal: string): string =>
  shape("M-26-58H26V-48H-26Z", RED) +
  line("M0-48V-36", 7) +
  shape("M-70-34H-6Q34-34 34 0V16H6V4Q6-4-4-4H-70Z", metal) +
  dots("M-70-34H-40V-4H-70Z") +
  shape("M2 16H38V26H2Z", metal) +
  shape("M-76-42H-62V6H-76Z", metal) +
  glint("M4-24q14 4 18 16", 4);

/** A socket board with too many plugs in it. */
export const powerStrip = (colour: string): string =>
  shape("M-70-16H70Q78-16 78-8V16Q78 24 70 24H-70Q-78 24-78 16V-8Q-78-16-70-16Z", colour) +
  dots("M-78-8Q-78-16-70-16H-40V24H-70Q-78 24-78 16Z") +
  times(4, (i) => disc(-51 + i * 34, 4, 10, SLATE, 3));

/** A turning eddy, seen flat. */
export const whirl = (a: string, b: string): string =>
  oval(0, 0, 88, 38, a) +
  oval(4, 3, 64, 26, b, 3.5) +
  oval(0, 4, 42, 16, a, 3.5) +
  oval(4, 6, 22, 8, b, 3.5) +
  oval(4, 7, 9, 3.5, INK, 2);

/** A whirlwind, tip on the origin. */
export const tornado = (a: string, b: string): string =>
  [
    [0, 12, 0],
    [6, 20, -16],
    [-4, 30, -34],
    [8, 42, -54],
    [-2, 56, -76],
    [4, 70, -98],
  ]
    .map(([x, w, y], i) => oval(x!, y!, w!, 6 + i * 1.6, i % 2 ? a : b, 3.5))
    .join("");

export const lantern = (colour: string): string =>
  line("M0-46V-34M0 30V44", 4) +
  shape("M-34-2C-34-24-18-30 0-30S34-24 34-2 18 26 0 26-34 20-34-2Z", colour) +
  dots("M-34-2C-34-20-24-28-10-30-22-14-22 12-10 26-24 24-34 16-34-2Z") +
  line("M-14-28Q-20-2-14 24M14-28Q20-2 14 24M0-30V26", 2.5) +
  shape("M-16-38H16V-28H-16ZM-14 24H14V32H-14Z", NIGHT, 3);

/** A steaming bowl of noodles, foot on the origin. */
export const noodles = (bowl: string): string =>
  shape(
    "M-54-46C-50-62-36-56-30-60-20-68-10-58 0-62 12-68 20-58 32-60 44-60 52-56 54-46Z",
    YELLOW,
  ) +
  line("M-40-48q4-8 10-2t10-2 10 2 10-2 10 2 10-2 10 2", 3) +
  shape("M-62-46H62C60-18 40-4 22-2V4H-22V-2C-40-4-60-18-62-46Z", bowl) +
  dots("M-62-46H-34C-34-22-24-8-8 4H-22V-2C-40-4-60-18-62-46Z") +
  line("M-52-32q8-8 16 0t16 0 16 0 16 0 16 0 16 0", 3, PAPER) +
  line("M20-54L58-108M32-56L72-102", 6) +
  line("M20-54L58-108M32-56L72-102", 2.5, RED);

export const filmStrip = (colour: string): string => {
  const d = "M-86 34C-40 44 46 20 40-20 36-48-20-50-24-16-28 24 40 44 86 26";
  return (
    tube(d, colour, 34) +
    `<path d="${d}" fill="none" stroke="${PAPER}" style="stroke-width:26" stroke-dasharray="5 7" stroke-linecap="butt"/>` +
    `<path d="${d}" fill="none" stroke="${colour}" style="stroke-width:18"/>` +
    `<path d="${d}" fill="none" stroke="${CREAM}" style="stroke-width:13" stroke-dasharray="15 5" stroke-linecap="butt"/>`
  );
};

/** A spider's web, middle on the origin. */
export const web = (colour: string): string => {
  const spokes = times(
    8,
    (i) => `<g transform="rotate(${i * 45})">${line("M0 0V-130", 3, colour)}</g>`,
  );
  const ring = (r: number) =>
    line(
      `M0 ${-r}${times(8, (i) => {
        const at = (deg: number, k: number) => {
          const a = ((deg - 90) * Math.PI) / 180;
          return `${Math.round(r * k * Math.cos(a))} ${Math.round(r * k * Math.sin(a))}`;
        };
        return `Q${at(i * 45 + 22.5, 0.78)} ${at(i * 45 + 45, 1)}`;
      })}`,
      3,
      colour,
    );
  return spokes + [26, 50, 78, 110].map(ring).join("");
};

/** A stage lamp that shines down to the left. */
export const spotlight = (body: string): string =>
  line("M0-20V-44", 6) +
  shape("M-16-20H16L26 18H-26Z", body) +
  dots("M-16-20H-4L-12 18H-26Z") +
  oval(0, 18, 26, 8, YELLOW);

export const syringe = (liquid: string): string =>
  line("M0 60V30", 4) +
  shape("M-12-30H12V30H-12Z", ICE) +
  flat("M-10-4H10V28H-10Z", liquid) +
  line("M0-30V-52M-12-52H12M-16-30H16", 5);

export const plaque = (wood: string): string =>
  shape("M0-58C14-48 34-56 46-46 44 0 34 34 0 58-34 34-44 0-46-46-34-56-14-48 0-58Z", wood) +
  dots("M0-58C-14-48-34-56-46-46-44 0-34 34 0 58-26 24-24-20 0-58Z") +
  line("M0-46C12-38 26-44 36-38 34 0 26 28 0 46-26 28-34 0-36-38-26-44-12-38 0-46Z", 2.5);

/** A sock that has been worn for years. */
export const stink = (colour: string): string =>
  [-18, 2, 22].map((x, i) => line(`M${x} 20q-10-12 0-22t0-24`, 6 - i * 0.5, colour)).join("");

export const voodooDoll = (cloth: string): string =>
  shape(
    "M-14-8C-34-10-40 4-34 10L-14 14C-14 26-30 40-22 50-14 56-6 40 0 32 6 40 14 56 22 50 30 40 14 26 14 14L34 10C40 4 34-10 14-8Z",
    cloth,
  ) +
  dots("M-14-8C-34-10-40 4-34 10L-14 14C-14 26-30 40-22 50-16 54-10 44-6 38L-6-8Z") +
  disc(0, -30, 25, cloth) +
  line("M-15-38l10 10m0-10l-10 10", 4) +
  disc(10, -33, 5, PAPER, 3) +
  line("M-10-17h20M-6-20v6M0-20v6M6-20v6", 3) +
  line("M-3 2h6M-3 10h6M-3 18h6M0-2v24", 2.5);
export const pin = (colour: string): string => line("M0 0L-30 18", 3.5) + disc(4, -3, 7, colour, 3);

export const puddle = (colour: string = LIME): string =>
  shape("M-60 4C-64-8-36-10-26-6-10-14 14-12 24-6 40-12 66-6 60 4 50 14-50 14-60 4Z", colour);

export const vest = (colour: string): string =>
  shape("M-46-44L-22-52Q0-28 22-52L46-44 40-18 46 50H-46L-40-18Z", colour) +
  shade("M-46-44L-22-52-18-44-22 50H-46L-40-18Z") +
  dots("M-20-46Q-16-38-6-36L-8 50H-22Z") +
  shape("M-32-4H-6V24H-32ZM6-4H32V24H6Z", colour, 3.5) +
  line("M-32 4H-6M6 4H32M-44 36H44", 3);
/** A slug that has met its match on the left. */
export const flatBullet = (): string =>
  shape("M-8-13Q4-10 5-5L15-4V4L5 5Q4 10-8 13-3 0-8-13Z", YELLOW, 3) +
  line("M-2-20l4-8M-4 20l2 9M10-13l9-6M10 13l9 6", 3.5, RED);

export const sneaker = (colour: string, sole: string): string =>
  shape("M-60 4V-40Q-44-30-30-42L-16-54 8-30C24-20 52-22 60-2V10H-60Z", colour) +
  dots("M-60 4V-40Q-50-34-42-35L-30 10H-60Z") +
  shape("M-62 8H62Q66 22 54 24H-54Q-64 22-62 8Z", sole) +
  line("M-14-40L4-48M-2-30L16-36M8-20L26-24", 4, PAPER) +
  shape("M-56-4L-10-14 20 8H-56Z", PAPER, 3);

/** A bath plug on its chain, which goes up to the right. */
export const bathPlug = (colour: string): string =>
  line("M0-14Q4-40 20-52T34-90", 3) +
  line("M0-16h.1M3-30h.1M12-44h.1M24-58h.1M31-74h.1", 7) +
  shape("M-22 0H22L17 18H-17Z", colour) +
  oval(0, 0, 24, 7, colour) +
  disc(0, -8, 6, YELLOW, 3);
