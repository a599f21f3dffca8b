// Small signs: stars, arrows, cards, dice, clouds, crowns.
import { CREAM, INK, LIME, ORANGE, PAPER, RED, ROSE, STEEL, YELLOW } from "./palette";
import { disc, dots, flat, jagged, line, shade, shape, times } from "./pen";
import { bolt } from "./energy";
import { heart, slashes } from "./organs";

export const star = (colour: string = YELLOW): string =>
  shape(jagged(5, 44, 20), colour) + dots("M0-44L-12-16-42-14-18 6-26 36Q-4 10 0-44Z");

export const plus = (colour: string = PAPER): string =>
  shape("M-9-28H9V-9H28V9H9V28H-9V9H-28V-9H-9Z", colour);

export const cloud = (colour: string = PAPER): string =>
  shape(
    "M-46 18C-62 18-64-4-48-8-48-26-26-32-16-22-8-38 20-38 24-18 40-26 56-8 46 4 54 18 40 22 34 18Z",
    colour,
  ) + dots("M-46 18C-62 18-64-4-48-8-40 8-20 14 0 18Z");

/** A puff with no line, for dust and steam. */
export const puff = (colour: string): string =>
  flat("M-30 12C-42 12-42-6-30-8-28-22-8-24-2-14 8-24 26-18 26-6 38-4 38 12 26 12Z", colour);

export const moon = (colour: string = CREAM): string =>
  shape("M10-40A40 40 0 1 0 38 18 34 34 0 0 1 10-40Z", colour);

export const crown = (colour: string = YELLOW): string =>
  shape("M-40 22L-46-22-20-2 0-34 20-2 46-22 40 22Z", colour) +
  dots("M-40 22L-46-22-28-8-18 22Z") +
  disc(0, -36, 6, RED, 3) +
  disc(-46, -24, 5, RED, 3) +
  disc(46, -24, 5, RED, 3) +
  line("M-38 12H38", 3);

type Sign = "heart" | "bolt" | "claw" | "star" | "none";
const SIGN: Record<Sign, () => string> = {
  heart: () => `<g transform="scale(.42)">${heart(ROSE)}</g>`,
  bolt: () => `<g transform="scale(.5)">${bolt(LIME)}</g>`,
  claw: () => `<g transform="scale(.5)">${slashes(ORANGE)}</g>`,
  star: () => `<g transform="scale(.44)">${star(YELLOW)}</g>`,
  none: () => "",
};

/** A die, 52 wide, with one of the signs of the game. */
export const die = (face: string, sign: Sign): string =>
  shape("M-18-26H18Q26-26 26-18V20Q26 28 18 28H-18Q-26 28-26 20V-18Q-26-26-18-26Z", face) +
  shade("M-26 18Q-26 22-18 22H18Q26 22 26 18V20Q26 28 18 28H-18Q-26 28-26 20Z") +
  SIGN[sign]();

/** A card of the game, seen from the front. */
export const card = (colour: string, sign: Sign = "bolt"): string =>
  shape("M-26-36H26Q30-36 30-32V32Q30 36 26 36H-26Q-30 36-30 32V-32Q-30-36-26-36Z", PAPER) +
  shape("M-22-28H22V6H-22Z", colour, 3) +
  line("M-18 16H18M-12 26H12", 3) +
  `<g transform="translate(0 -11) scale(.7)">${SIGN[sign]()}</g>`;

export const snowflake = (): string =>
  [0, 60, 120]
    .map(
      (a) =>
        `<g transform="rotate(${a})">${line("M0-20V20M-6-14L0-8 6-14M-6 14L0 8 6 14", 4, PAPER)}</g>`,
    )
    .join("");

export const clock = (rim: string): string =>
  disc(0, 0, 44, rim) +
  disc(0, 0, 33, PAPER) +
  line("M0-27v5M0 27v-5M-27 0h5M27 0h-5", 4) +
  line("M0 0V-18M0 0L13 8", 5) +
  disc(0, 0, 3, INK, 1) +
  shape("M-10-56h20v12h-20z", rim);

export const target = (colour: string): string =>
  line("M0-52V-18M0 52V18M-52 0H-18M52 0H18", 11) +
  line("M0-52V-18M0 52V18M-52 0H-18M52 0H18", 5, colour) +
  line("M-38 0A38 38 0 1 0 38 0 38 38 0 1 0-38 0", 12) +
  line("M-38 0A38 38 0 1 0 38 0 38 38 0 1 0-38 0", 5.5, colour);

/** Lines of force around something struck. */
export const impact = (colour: string = PAPER): string =>
  times(7, (i) => `<g transform="rotate(${i * 30 - 90})">${line("M0-40V-54", 5, colour)}</g>`);

export const gear = (colour: string): string =>
  shape(jagged(10, 30, 22), colour) + disc(0, 0, 9, STEEL, 3);
