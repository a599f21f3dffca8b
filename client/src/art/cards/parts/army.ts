// Weapons, armour and the people who bring them.
import {
  CREAM,
  INK,
  MOSS,
  NIGHT,
  OLIVE,
  ORANGE,
  PAPER,
  PEACH,
  RED,
  SKY,
  SLATE,
  STEEL,
  YELLOW,
} from "./palette";
import { disc, dots, flat, glint, jagged, line, shade, shape, times } from "./pen";

/** A tank facing right, tracks on the origin, 120 wide. */
export const tank = (hull: string = OLIVE, dark: string = MOSS): string =>
  shape("M14-58L66-70 69-59 18-44Z", dark) +
  shape("M-32-36Q-32-68-8-68H6Q24-68 28-36Z", hull) +
  shape("M-56-36H46L58-18H-62Z", dark) +
  dots("M-56-36H-16L-24-18H-62Z") +
  shape("M-60-20H56Q62-20 60-10 56 2 42 2H-46Q-60 2-64-10-66-20-60-20Z", NIGHT) +
  times(5, (i) => disc(-46 + i * 22, -9, 6.5, STEEL, 3)) +
  flat(jagged(5, 10, 4.5, -4, -52), PAPER) +
  line("M-20-68v-7h12", 4);

/** A fighter jet, nose to the right, 120 long. */
export const jet = (body: string = STEEL, wing: string = SLATE, tail: string = RED): string =>
  shape("M-46-4L-58-34H-44L-22-8Z", tail) +
  shape("M-58 6L-48-8H-20L4-16Q44-16 64 0 44 12 4 12H-46Z", body) +
  dots("M-58 6L-48-8H-10L-6 12H-46Z") +
  shape("M10-15Q20-28 34-14Q40-10 44-8L14-6Z", SKY, 3) +
  shape("M-2 2L-36 32H-20L24 8Z", wing) +
  line("M-58 2h-12", 5, ORANGE) +
  line("M50-2L64 0", 3);

/** A big four-engined plane, nose right. */
export const airliner = (body: string, belly: string): string =>
  shape("M-78-8L-92-44H-74L-52-10Z", belly) +
  shape("M-88-6Q-80-18-50-18H56Q88-16 94 0 88 14 56 16H-56Q-84 10-88-6Z", body) +
  flat("M-86-2H93Q86 13 56 14H-56Q-82 9-86-2Z", belly) +
  shape("M-88-6Q-80-18-50-18H56Q88-16 94 0 88 14 56 16H-56Q-84 10-88-6Z", "none") +
  times(8, (i) => flat(`M${-46 + i * 13}-12h6v7h-6z`, INK)) +
  shape("M70-14Q82-10 86-4H70Z", SKY, 3) +
  shape("M18 4L-30 42H-10L48 10Z", STEEL) +
  shape("M-2 24h18v11H-2zM14 12h16v9H14z", body, 3) +
  flat(jagged(5, 12, 5, -76, -28), PAPER);

/** A missile, nose up. */
export const missile = (body: string = PAPER, tip: string = RED): string =>
  shape("M-12 30L-24 46H-12ZM12 30L24 46H12Z", tip) +
  shape("M-12 42V-22Q-12-40 0-52 12-40 12-22V42Z", body) +
  shape("M-12-22Q-12-40 0-52 12-40 12-22Z", tip) +
  dots("M-12 42V-22H-2V42Z") +
  line("M-12 26H12", 3);

/** A fat bomb falling, nose down. */
export const bomb = (body: string = NIGHT, fin: string = RED): string =>
  shape("M-18-48L0-34 18-48V-26H-18Z", fin) +
  shape("M-8-32H8C26-22 26 14 0 42-26 14-26-22-8-32Z", body) +
  glint("M8-16q8 8 4 22", 4);

/** A round bomb with a fuse, centre on the origin. */
export const roundBomb = (body: string): string =>
  shape("M10-50L34-40 28-24 4-34Z", SLATE) +
  disc(0, 0, 42, body) +
  dots("M-30-28A42 42 0 0 0 6 42Q-30 20-30-28Z") +
  line("M24-42Q30-62 46-58", 5) +
  shape(jagged(7, 17, 8, 52, -58), YELLOW, 3);

/** Plates of armour, riveted; middle on the origin. */
export const plates = (colour: string, trim: string): string =>
  shape("M-56-50Q0-64 56-50L50-12Q0-24-50-12Z", colour) +
  shape("M-50-16Q0-30 50-16L44 22Q0 10-44 22Z", trim) +
  shape("M-44 18Q0 6 44 18L34 58Q0 48-34 58Z", colour) +
  dots("M-56-50Q-36-55-20-57L-18-19Q-36-17-50-12ZM-44 18Q-30 14-16 12L-14 52Q-26 54-34 58Z") +
  shade("M-50-16Q-36-20-18-22L-16 15Q-32 17-44 22Z") +
  [
    [-46, -42],
    [46, -42],
    [-40, -6],
    [40, -6],
    [-34, 28],
    [34, 28],
  ]
    .map(([x, y]) => disc(x!, y!, 3.5, CREAM, 2.5))
    .join("");

/** A helmeted head, chin on the origin. */
export const soldier = (helmet: string = OLIVE, rim: string = MOSS): string =>
  shape("M-30 28V16Q-30-2 0-2T30 16V28Z", rim) +
  shape("M-17-28Q-17 2 0 2T17-28Z", PEACH) +
  shape("M-27-26C-27-48-14-56 0-56S27-48 27-26Q0-36-27-26Z", helmet) +
  dots("M-27-26C-27-44-18-53-6-55-14-46-16-38-14-30Z") +
  shape("M-33-22Q0-40 33-22L31-16Q0-30-31-16Z", rim, 3.5) +
  line("M-7-16h.1M7-16h.1", 5) +
  line("M-5-6h10", 3);

/** A general: cap, moustache, medals. */
export const general = (coat: string, cap: string): string =>
  shape("M-62 60C-62 24-44 12-22 8H22C44 12 62 24 62 60Z", coat) +
  dots("M-62 60C-62 24-44 12-22 8L-30 60Z") +
  shape("M-14 8L0 40 14 8Z", PAPER, 3.5) +
  shape(
    "M-62 60V44Q-56 22-40 18L-34 28Q-48 34-46 60ZM62 60V44Q56 22 40 18L34 28Q48 34 46 60Z",
    YELLOW,
    3.5,
  ) +
  shape("M-28-30V-6Q-28 16 0 16T28-6V-30Z", PEACH) +
  shape("M-34-34Q-40-62 0-64 40-62 34-34Q0-44-34-34Z", cap) +
  shape("M-32-36Q0-46 32-36L30-26Q0-36-30-26Z", INK) +
  flat(jagged(5, 9, 4, 0, -51), YELLOW) +
  line("M-18-20L-6-16M18-20L6-16", 4.5) +
  line("M-11-11h.1M11-11h.1", 6) +
  shape("M0-4C8-10 22-6 30 8 18 10 6 8 0 2-6 8-18 10-30 8-22-6-8-10 0-4Z", PAPER) +
  disc(-24, 38, 7, YELLOW, 3) +
  disc(-24, 54, 6, RED, 3);

export const sandbags = (colour: string): string =>
  [
    [-60, 0],
    [-22, 0],
    [16, 0],
    [54, 0],
    [-42, -18],
    [-3, -18],
    [36, -18],
  ]
    .map(([x, y]) =>
      shape(
        `M${x! - 20} ${y}Q${x! - 24} ${y! - 18} ${x! - 8} ${y! - 18}H${x! + 8}Q${x! + 24} ${y! - 18} ${x! + 20} ${y}Z`,
        colour,
        3.5,
      ),
    )
    .join("");

/** A wrecking ball on its chain, which leaves the picture above. */
export const wreckingBall = (colour: string): string =>
  line("M0-34V-130", 8) +
  line("M0-40V-130", 3, CREAM) +
  disc(0, 0, 34, colour) +
  dots("M-24-24A34 34 0 0 0 6 34Q-24 14-24-24Z") +
  glint("M12-22q12 6 12 18", 5);

export const boxingGlove = (colour: string): string =>
  shape("M-14 34V16C-30 14-34-4-28-18-22-36 22-38 28-16 32 0 26 12 16 16V34Z", colour) +
  dots("M-14 34V16C-30 14-34-4-28-18-24-28-14-32-4-32-20-10-14 10-2 18V34Z") +
  line("M-26-2Q-14-6-8 4M-14 22H16", 3.5);

/** A rifle slung upright. */
export const rifle = (): string => line("M0 20V-54", 5) + line("M0 20V-6", 9);

/** A hose that throws fire; nozzle at (60, 0). */
export const fireHose = (metal: string, tankColour: string): string =>
  shape("M-58-40H-18V44H-58Z", tankColour) +
  disc(-38, -42, 12, tankColour) +
  shape("M-58-36H-18V40Q-38 54-58 40Z", tankColour) +
  dots("M-58-36H-42V44Q-54 46-58 40Z") +
  line("M-18 24Q4 30 2 6", 6) +
  shape("M-14-8H40V8H-14Z", metal) +
  shape("M40-12H58V12H40Z", INK) +
  shape("M4 8L0 26H12L16 8Z", metal, 3.5) +
  line("M-58-10H-18M-58 14H-18", 3);
