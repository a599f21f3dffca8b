// Shows, disasters and jokes of New York: one card each.
import {
  BROWN,
  CREAM,
  INK,
  MOSS,
  NIGHT,
  OLIVE,
  ORANGE,
  PAPER,
  RED,
  ROSE,
  SAND,
  SLATE,
  STEEL,
  YELLOW,
} from "./palette";
import { disc, dots, flat, glint, jagged, line, shade, shape, times, tube, oval } from "./pen";
import { lurkingEyes } from "./face";

export const hotDog = (): string =>
  `<g transform="rotate(-24)">${shape("M-34-2Q-38-20-20-20H20Q38-20 34-2Z", SAND) + tube("M-36-4H36", RED, 13) + shape("M-36 0H36Q36 16 20 16H-20Q-36 16-36 0Z", SAND) + line("M-30-8q6-8 12 0t12 0 12 0 12 0 12 0", 4, YELLOW)}</g>`;

/** From the lips of the one who drinks to the river. */
export const straw = (): string =>
  tube("M70 72L128 52 144 118", RED, 8, 3) +
  line("M84 67l4 6M102 61l4 6M120 55l4 6M134 74l-8 3M138 92l-8 3", 4, PAPER) +
  shape("M124 120Q144 108 166 120 144 130 124 120Z", NIGHT, 3);

export const transformer = (colour: string): string =>
  shape("M-28 0V-44H28V0Z", colour) +
  line("M-16-38V-6M-5-38V-6M6-38V-6M17-38V-6", 3.5) +
  dots("M-28 0V-44H-14V0Z") +
  [-18, 0, 18].map((x) => line(`M${x}-44v-14`, 8) + line(`M${x}-48v-8`, 3, PAPER)).join("") +
  shape("M-34 4V-4H34V4Z", SLATE);

export const cannonBase = (colour: string): string =>
  shape("M-44 6L-30-26H32L46 6Z", colour) +
  dots("M-44 6L-30-26H-8L-16 6Z") +
  disc(-22, 4, 13, NIGHT) +
  disc(24, 4, 13, NIGHT) +
  disc(-22, 4, 4, STEEL, 2) +
  disc(24, 4, 4, STEEL, 2);

export const starLegs = (): string =>
  tube("M-14-18L-26 0M16-18L30-4", YELLOW, 7, 4) +
  shape("M-44 8Q-44-4-24-4V8ZM24-2L40-14Q50-6 44 2L30 8Z", INK);

/** The lid of a tank, rolled back like a tin's. */
export const tinLid = (): string =>
  shape("M-24 8C-26-10 26-10 24 8Z", OLIVE) +
  `<path d="M30 4A14 14 0 1 1 44-12 9 9 0 0 1 36-2" fill="${STEEL}"/>` +
  line("M-18-18l-6-12M2-20V-34M22-18l6-12", 4, RED);

export const curls = (colour: string): string =>
  shape(
    "M-40 40C-58 36-56 14-44 10-54-10-34-30-18-22-8-42 26-40 28-20 46-24 58 0 44 12 58 18 54 38 40 40 40 10 30 2 0 2S-40 10-40 40Z",
    colour,
  ) + line("M-34 10q8-6 14-2M-8-18q8-4 14 2M30-2q8 2 10 8", 3.5);
export const boa = (colour: string): string =>
  times(9, (i) => {
    const x = -48 + i * 12;
    return disc(x, 14 - (x * x) / 150, 11, colour);
  }) +
  disc(-50, 14, 11, colour) +
  disc(-54, 30, 10, colour);

export const comet = (): string =>
  shape(
    "M-118-84C-60-74-30-60-8-46 30-52 58-24 52 12 46 44 4 56-26 36-44 24-46 8-44-4-66-30-88-56-118-84Z",
    RED,
  ) +
  shape(
    "M-70-52C-40-40-16-38 0-30 26-32 40-12 36 8 32 30 4 36-14 24-28 14-28 4-26-4-40-20-54-36-70-52Z",
    ORANGE,
    3.5,
  ) +
  disc(6, 4, 20, YELLOW, 3.5) +
  glint("M12-6q6 4 6 10", 4);

/** A net clapped over somebody, rim on the ground; the pole goes left. */
export const net = (colour: string): string => {
  const bag = "M-44 24C-46-30-26-64 0-64S46-30 44 24";
  return (
    line("M-44 26L-112 24", 11) +
    line("M-44 26L-112 24", 5, BROWN) +
    line(
      "M-22 30C-26-10-20-50 0-64M0 34V-64M22 30C26-10 20-50 0-64M-42-10Q0 2 42-10M-32-38Q0-28 32-38",
      3,
      colour,
    ) +
    line(bag, 4) +
    oval(0, 25, 45, 9, "none") +
    line("M-45 25A45 9 0 0 0 45 25", 4)
  );
};

export const auraRings = (colour: string): string =>
  [44, 56, 68]
    .map(
      (r, i) =>
        `<g stroke-dasharray="${10 + i * 6} ${12 + i * 2}">${line(`M${-r} 0A${r} ${r} 0 1 1 ${r} 0 ${r} ${r} 0 1 1 ${-r} 0`, 4, colour)}</g>`,
    )
    .join("");

export const planet = (ground: string, ring: string): string =>
  disc(0, 0, 44, ground) +
  shade("M-31-31A44 44 0 0 0 0 44 44 44 0 0 0 10 43Q-30 20-31-31Z") +
  dots("M-30-20Q-28 20 12 42L24 36Q-8 24-14-20Z") +
  disc(22, -24, 7, ROSE, 3) +
  disc(30, 4, 4, ROSE, 3) +
  `<g transform="translate(4 -2) scale(.8)">${lurkingEyes()}</g>` +
  ["M-42 6C-90 20-92 36-60 34-20 32 50 10 76-12 94-28 72-32 43-12"]
    .map((d) => line(d, 14) + line(d, 6.5, ring))
    .join("");

export const rainbow = (bands: [string, string, string]): string =>
  shape("M-84 26V-6A84 84 0 0 1 84-6V26H30V-6A30 30 0 0 0-30-6V26Z", bands[0]) +
  shape("M-66 26V-6A66 66 0 0 1 66-6V26H30V-6A30 30 0 0 0-30-6V26Z", bands[1]) +
  shape("M-48 26V-6A48 48 0 0 1 48-6V26H30V-6A30 30 0 0 0-30-6V26Z", bands[2]) +
  dots("M-84 26V-6A84 84 0 0 1-60-64L-22-26A30 30 0 0 0-30-6V26Z");

export const lightPool = (colour: string): string =>
  `<g stroke="none">${oval(0, 0, 46, 9, colour)}</g>`;

export const faultLine = (): string =>
  flat("M-10 2L14 2 4 22 22 30 8 52 26 78H0L-12 50 2 34-16 24Z", INK);

/** The same small monster, as its shadow sees itself. */
export const shadowBeast = (colour: string): string =>
  flat(
    "M-44 0V-30L-70-20-62-34-82-34-70-46-86-56C-74-66-58-64-44-66-44-80-40-88-34-94-46-100-52-112-50-126-40-114-28-110-16-108-6-112 12-112 22-108 34-110 46-114 56-126 58-112 52-100 40-94 46-88 50-80 50-66 62-64 74-66 82-56L66-46 78-34 58-34 66-20 50-30V0Z",
    colour,
  ) +
  flat("M-28-86L-4-76C-6-62-26-62-28-86ZM34-86L10-76C12-62 32-62 34-86Z", YELLOW) +
  flat(
    "M-30-54L-20-44-10-54 0-44 10-54 20-44 36-54 28-26 18-34 10-24 2-34-6-24-14-34-22-26Z",
    YELLOW,
  );

export const flatTaxi = (): string =>
  shape("M-64 8V-6Q-62-14-40-14L-20-20H20L44-14Q66-12 66-4V8Z", YELLOW) +
  times(9, (i) => flat(`M${-54 + i * 13}${-6 + (i % 2) * 4}h6v4h-6z`, INK)) +
  [-44, 46].map((x) => oval(x, 9, 14, 6, INK, 2)).join("");

/** Legs too quick to be counted. */
export const wheelLegs = (colour: string): string =>
  [-80, -20, 40, 100, 160, 220]
    .map(
      (a, i) =>
        `<g transform="rotate(${a})">${tube("M0 0V-14", colour, 7, 3) + shape("M-8-14H6Q18-22 20-30L-2-32Q-10-24-8-14Z", i % 2 ? RED : PAPER, 3.5)}</g>`,
    )
    .join("") + disc(0, 0, 8, colour);

export const mast = (coilColour: string): string =>
  shape("M-10 30V-30H10V30Z", coilColour) +
  line("M-10 18H10M-10 6H10M-10-6H10M-10-18H10", 3) +
  oval(0, -32, 19, 7, STEEL) +
  disc(0, -44, 10, YELLOW);

/** A colossus from the knees up to a very small head. */
export const titan = (skin: string): string =>
  shape("M-40 10V-44H-4L0-30 4-44H40V10Z", skin) +
  shape("M-48-40C-60-70-58-92-40-104H40C58-92 60-70 48-40Z", skin) +
  shade("M-48-40C-60-70-58-92-40-104H-28C-40-86-40-60-32-40V10H-40V-40Z") +
  dots("M-32-40C-40-60-38-86-26-104L-12-70-18-40Z") +
  tube("M-46-92C-80-84-88-60-80-36", skin, 26) +
  tube("M46-92C80-84 88-60 80-36", skin, 26) +
  [-80, 80]
    .map((x) => disc(x, -26, 22, skin) + line(`M${x - 8}-16v10M${x}-16v12M${x + 8}-16v10`, 3))
    .join("") +
  line("M-26-78Q0-64 26-78M0-70V-50", 3.5) +
  shape("M-20-102C-20-136-8-142 0-142S20-136 20-102Z", skin) +
  shape("M-19-128L-30-142-12-138ZM19-128L30-142 12-138Z", CREAM, 3.5) +
  line("M-13-126l10 5M13-126l-10 5", 4.5) +
  line("M-8-118h.1M8-118h.1", 5) +
  line("M-8-109H8", 4);

export const shelf = (): string => shape("M-26-4H26V4H-26Z", BROWN, 3.5);

export const helmet = (): string =>
  shape("M-52 4C-52-40-28-56 0-56S52-40 52 4Q0-14-52 4Z", OLIVE) +
  dots("M-52 4C-52-34-32-50-10-55-28-34-30-16-28-2Z") +
  shape("M-60 10Q0-22 60 10L56 18Q0-10-56 18Z", MOSS) +
  flat(jagged(5, 13, 6, 0, -32), PAPER);
