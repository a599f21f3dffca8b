// Everything that sparks, burns or beams.
import { CREAM, INK, LIME, ORANGE, PAPER, RED, SLATE, STEEL, YELLOW } from "./palette";
import { disc, dots, flat, glint, jagged, line, oval, shade, shape, times, tube } from "./pen";

/** The bolt of the energy symbol, 84 tall. */
export const bolt = (colour: string = LIME): string =>
  shape("M14-42L-26 8H-4L-12 42 28-12H6Z", colour) +
  dots("M-26 8L-4-20-2 0-8 8ZM-12 42L-4 8-2 24Z");

export const spark = (colour: string = YELLOW): string => shape(jagged(4, 16, 5), colour, 3);

/** A zigzag of current from the origin to the right, 80 long. */
export const arc = (colour: string = YELLOW): string => {
  const d = "M0 0L18-12 24 6 44-10 50 8 80-4";
  return line(d, 11) + line(d, 5, colour);
};

export const flame = (): string =>
  shape(
    "M0 40C-26 40-38 22-32 2-30 8-24 12-18 10-26-14-10-34 4-46 2-30 14-24 18-14 22-18 22-24 20-30 36-14 40 6 34 20 30 34 16 40 0 40Z",
    RED,
  ) +
  shape(
    "M0 38C-16 38-20 24-14 12-10 18-4 14-4 6-4-2 2-8 8-12 6 0 18 6 18 20 18 32 10 38 0 38Z",
    YELLOW,
    3,
  );

export const battery = (colour: string): string =>
  shape("M-12-50H12V-40H-12Z", STEEL) +
  shape("M-30-40H30Q36-40 36-34V44Q36 50 30 50H-30Q-36 50-36 44V-34Q-36-40-30-40Z", colour) +
  shade("M-36-34Q-36-40-30-40H-24V50H-30Q-36 50-36 44Z") +
  dots("M-24-40L-14-10V50H-24Z");

/** A drink can, dented by a strong hand. */
export const can = (colour: string): string =>
  shape("M-28-44L-22-54H22L28-44V42L20 52H-20L-28 42Z", colour) +
  shade("M-28-44L-22-54H-14V52H-20L-28 42Z") +
  dots("M-14-54L-6-20V52H-14Z") +
  line("M-28-42H28M-28 40H28", 3) +
  oval(0, -54, 22, 5, STEEL, 3);

export const plug = (colour: string): string =>
  line("M-9-34v-18M9-34v-18", 6) +
  shape("M-20-34H20V-8Q20 8 0 8T-20-8Z", colour) +
  dots("M-20-34H-6V4Q-20 0-20-10Z") +
  tube("M0 8V28", INK, 4, 0);

/** A ray gun that points right, muzzle at (52, -14). */
export const rayGun = (body: string, trim: string): string =>
  shape("M-34 0L-44 40H-18L-10 6Z", trim) +
  shape("M-60-14Q-60-36-30-36H8L30-22V-6L8 8H-30Q-60 8-60-14Z", body) +
  dots("M-60-14Q-60-30-40-35-46-14-30 8-60 8-60-14Z") +
  [12, 24, 36].map((x) => oval(x, -14, 5, 20 - x / 3, trim, 3)).join("") +
  disc(48, -14, 7, YELLOW) +
  line("M-10 6q8 16-8 18", 3) +
  shape("M-40-36l6-14h8l2 14z", trim, 3.5);

export const rings = (colour: string): string =>
  times(3, (i) =>
    line(`M${i * 20} ${-10 - i * 6}q${8 + i * 2} ${10 + i * 6} 0 ${20 + i * 12}`, 5, colour),
  );

/** A coil mast with a ball on top, foot on the origin. */
export const coil = (ball: string, winding: string): string =>
  shape("M-26 0L-18-18H18L26 0Z", SLATE) +
  shape("M-9-18H9V-80H-9Z", winding) +
  line("M-9-30H9M-9-42H9M-9-54H9M-9-66H9", 3) +
  oval(0, -84, 30, 11, STEEL) +
  disc(0, -100, 13, ball) +
  glint("M5-105q3 2 3 6", 3);

export const burst = (
  outer: string = ORANGE,
  inner: string = YELLOW,
  core: string = PAPER,
): string =>
  shape(jagged(11, 52, 32), outer) +
  shape(jagged(11, 36, 22), inner, 3) +
  flat(jagged(9, 20, 12), core);

export const sun = (colour: string): string =>
  shape(jagged(14, 56, 44), ORANGE) +
  disc(0, 0, 38, colour) +
  dots("M-34-18A38 38 0 0 0 0 38Q-26 12-22-20Z");

export const solarPanel = (colour: string): string =>
  shape("M-50-22H34L50 22H-34Z", colour) +
  line("M-22-22L-6 22M6-22L22 22M-42 0H42", 3, CREAM) +
  shape("M-50-22H34L50 22H-34Z", "none") +
  line("M0 22V40M-16 42H16", 4.5);

/** A coloured ball with a shine. */
export const orb = (r: number, colour: string): string =>
  disc(0, 0, r, colour) +
  dots(`M0 ${-r}A${r} ${r} 0 0 0 0 ${r}Q${-r * 0.7} 0 0 ${-r}`) +
  glint(`M${r * 0.3} ${-r * 0.6}q${r * 0.3} ${r * 0.1} ${r * 0.36} ${r * 0.4}`, 3.5);
