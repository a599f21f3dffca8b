// What people ride, wheels or keel on the origin.
import { CREAM, ICE, INK, NIGHT, PAPER, RED, SKY, SLATE, STEEL, YELLOW } from "./palette";
import { disc, dots, flat, glint, line, oval, shade, shape, times } from "./pen";

const wheel = (x: number, y = -8, r = 10) => disc(x, y, r, INK) + disc(x, y, r * 0.42, STEEL, 1.5);

/** A yellow cab, facing right, 92 wide. */
export const taxi = (colour: string = YELLOW): string =>
  shape(
    "M-46-10V-24Q-46-30-38-31L-26-33-16-48Q-14-52-8-52H14Q20-52 24-47L34-33 42-30Q48-28 48-20V-10Z",
    colour,
  ) +
  shape("M-18-33L-10-45H0V-33ZM6-33V-45H13Q16-45 18-42L24-33Z", ICE, 3) +
  shape("M-4-52V-60H10V-52Z", PAPER, 3) +
  times(8, (i) => flat(`M${-40 + i * 10}${-24 + (i % 2) * 4}h5v4h-5z`, INK)) +
  dots("M-46-10V-24Q-46-30-38-31L-26-33-20-10Z") +
  wheel(-26) +
  wheel(28) +
  disc(44, -21, 3, CREAM, 2);

/** A car from the front, with lamps. */
export const carFront = (colour: string): string =>
  shape("M-22-28L-16-44H16L22-28Z", SKY) +
  shape("M-30-4V-22Q-30-28-22-28H22Q30-28 30-22V-4Z", colour) +
  shape("M-27 2V-5H-16V2ZM16 2V-5H27V2Z", INK) +
  disc(-19, -18, 5, CREAM, 3) +
  disc(19, -18, 5, CREAM, 3) +
  line("M-8-12H8", 3.5);

/** A bullet train, nose to the left. */
export const bulletTrain = (body: string, band: string): string =>
  shape("M120 0H-60C-86 0-92-12-78-22-56-38-40-64 0-64H120Z", body) +
  flat("M120-2H-60C-78-2-88-10-82-18H120Z", band) +
  shape("M-44-38C-34-50-24-55-8-56L-10-38Z", NIGHT, 3) +
  times(4, (i) => shape(`M${12 + i * 26}-54h15v16h-15z`, ICE, 3)) +
  dots("M120-18V-30H-70L-82-18Z") +
  shape("M120 0H-60C-86 0-92-12-78-22-56-38-40-64 0-64H120Z", "none") +
  line("M-80-12l8-4", 5, YELLOW);

/** A subway car from the front. */
export const subwayFront = (body: string, band: string): string =>
  shape("M-44 0V-74Q-44-92-24-92H24Q44-92 44-74V0Z", body) +
  shade("M-44 0V-74Q-44-88-30-91V0Z") +
  dots("M-30 0V-88L-16-60V0Z") +
  shape("M-34-72H-8V-42H-34ZM8-72H34V-42H8Z", ICE, 3.5) +
  shape("M-6-72H6V-20H-6Z", STEEL, 3) +
  flat("M-42-34H-8V-22H-42ZM8-34H42V-22H8Z", band) +
  disc(-28, -12, 6, CREAM, 3) +
  disc(28, -12, 6, CREAM, 3) +
  disc(0, -82, 4, RED, 2.5) +
  shape("M-44 0V-74Q-44-92-24-92H24Q44-92 44-74V0Z", "none");

export const rowBoat = (colour: string): string =>
  line("M-4-8L-26 14M6-8L28 14", 4) +
  shape("M-40-8H40Q32 12 0 12T-40-8Z", colour) +
  disc(0, -28, 8, PAPER, 3) +
  shape("M-11-8Q-11-20 0-20T11-8Z", RED, 3);

/** A saucer; light falls from its belly at (0, 12). */
export const saucer = (hull: string, dome: string): string =>
  shape("M-26-6C-26-30-14-38 0-38S26-30 26-6Z", dome) +
  disc(-8, -18, 4, INK, 1) +
  disc(8, -18, 4, INK, 1) +
  line("M-6-9Q0-5 6-9", 3) +
  oval(0, 0, 60, 16, hull) +
  dots("M-60 0A60 16 0 0 0 0 16Q-36 8-40-10-60-6-60 0Z") +
  [-40, -20, 0, 20, 40]
    .map((x) => disc(x, 2 + (1 - Math.abs(x) / 40) * 4, 4, YELLOW, 2.5))
    .join("");

/** A hot-air balloon's basket and ropes; whatever flies goes above. */
export const basket = (): string =>
  line("M-22-30L-13 0M22-30L13 0M0-28V0", 3) +
  shape("M-15 0H15L11 22H-11Z", SLATE) +
  line("M-13 8H13M-12 15H12", 2.5);

/** A great wheel, hub on the origin. */
export const ferrisWheel = (rim: string, cabins: string[]): string =>
  line("M0 0L-30 66M0 0L30 66", 8) +
  line("M0 0L-30 66M0 0L30 66", 3, rim) +
  line("M-50 0A50 50 0 1 0 50 0 50 50 0 1 0-50 0", 10) +
  line("M-50 0A50 50 0 1 0 50 0 50 50 0 1 0-50 0", 4.5, rim) +
  times(4, (i) => `<g transform="rotate(${i * 45})">${line("M-50 0H50", 3)}</g>`) +
  times(8, (i) => {
    const a = (i * Math.PI) / 4;
    const [x, y] = [Math.round(50 * Math.cos(a)), Math.round(50 * Math.sin(a))];
    return shape(`M${x - 9} ${y}h18q0 14-9 14t-9-14Z`, cabins[i % cabins.length]!, 3);
  }) +
  disc(0, 0, 9, cabins[0]!);

export const trashCan = (colour: string = STEEL): string =>
  shape("M-26-40H26L21 34H-21Z", colour) +
  shade("M-26-40H-16L-13 34H-21Z") +
  line("M-10-36L-8 28M4-36L3 28M17-36L14 28", 3);
export const trashLid = (colour: string = STEEL): string =>
  shape("M-8-12V-18H8V-12", "none") +
  shape("M-31 2Q-28-14 0-14T31 2Z", colour) +
  dots("M-31 2Q-28-12-8-14L-12 2Z");

export const balloon = (colour: string): string =>
  line("M0 24Q6 40 0 58", 3) +
  shape("M0-26C18-26 24-12 22 0 20 14 8 24 0 24S-20 14-22 0C-24-12-18-26 0-26Z", colour) +
  glint("M9-16q6 4 5 12", 4);
