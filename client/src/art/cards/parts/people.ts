// The small ones: they run, cheer, film and flee.
import {
  BLUE,
  CORAL,
  CREAM,
  INK,
  NIGHT,
  PAPER,
  PEACH,
  PINK,
  RED,
  STEEL,
  TEAL,
  YELLOW,
} from "./palette";
import { disc, dots, flat, glint, line, oval, shape, spot, times } from "./pen";

/** Someone running to the right, arms up; feet on the origin, 40 tall. */
export const runner = (shirt: string): string =>
  line("M-2-16L-12-6-18-2M0-16L8-8 6 0", 5) +
  line("M-4-26L-14-36M4-26L14-38", 5) +
  shape("M-7-14L-5-29H5L7-14Z", shirt, 3) +
  disc(1, -36, 7, PEACH, 3) +
  line("M2-34h.1", 3);

/** Heads at the foot of a picture, mouths open. */
export function crowd(count: number, width: number): string {
  const shirts = [RED, TEAL, YELLOW, BLUE];
  const tones = [PEACH, CORAL, CREAM];
  return times(count, (i) => {
    const x = (i - (count - 1) / 2) * (width / count);
    const y = i % 2 ? -4 : 0;
    return (
      shape(`M${x - 13} 22V${y + 14}q0-10 13-10t13 10V22Z`, shirts[i % 4]!, 3) +
      disc(x, y - 4, 10, tones[i % 3]!, 3) +
      line(`M${x - 3} ${y - 6}h.1M${x + 4} ${y - 6}h.1`, 3) +
      spot(x + 1, y, 2.5, INK)
    );
  });
}

/** A child with an arm up, feet on the origin. */
export const child = (shirt: string): string =>
  line("M-6-14V0M6-14V0", 6) +
  line("M9-26L18-40M-9-26L-16-16", 5) +
  shape("M-11-12L-8-31H8L11-12Z", shirt, 3.5) +
  disc(0, -41, 12, PEACH, 3.5) +
  shape("M-12-42Q-12-54 0-54T12-42Q6-48-12-42Z", NIGHT, 3) +
  line("M-3-40h.1M5-40h.1", 3.5) +
  line("M-3-35Q1-31 5-35", 2.5);

/** A photographer's camera, middle on the origin. */
export const camera = (body: string): string =>
  shape("M-18-28L-12-40H12L18-28Z", body) +
  shape("M-46-28H46Q52-28 52-22V26Q52 32 46 32H-46Q-52 32-52 26V-22Q-52-28-46-28Z", body) +
  dots("M-52-22Q-52-28-46-28H-30V32H-46Q-52 32-52 26Z") +
  flat("M-50-14H50V-6H-50Z", PAPER) +
  disc(0, 2, 25, STEEL) +
  disc(0, 2, 15, NIGHT) +
  glint("M4-6q6 2 6 8", 4) +
  shape("M-40-28v-8h14v8z", RED, 3.5) +
  shape("M28-22h16v10h-16z", YELLOW, 3);

export const microphone = (body: string): string =>
  shape("M-7 10H7L4 60H-4Z", NIGHT) +
  disc(0, -6, 20, body) +
  line("M-18-10H18M-18 0H18M-7-24V12M7-24V12", 2.5) +
  shape("M-12 10H12V18H-12Z", YELLOW, 3);

/** A loud hailer pointing right. */
export const megaphone = (body: string, trim: string): string =>
  shape("M-30 12L-24 46H-8L-12 14Z", NIGHT) +
  shape("M-44-12H-20L44-46V46L-20 14H-44Z", body) +
  dots("M-44-12H-20L4-26V26L-20 14H-44Z") +
  oval(44, 0, 12, 46, trim) +
  oval(45, 0, 5, 18, NIGHT, 3);

export const television = (box: string, glass: string): string =>
  line("M-6-46L-24-66M6-46L28-70", 4.5) +
  shape("M-60-46H60Q68-46 68-38V34Q68 42 60 42H-60Q-68 42-68 34V-38Q-68-46-60-46Z", box) +
  dots("M-68-38Q-68-46-60-46H-50V42H-60Q-68 42-68 34Z") +
  shape("M-56-36H32Q40-36 40-28V24Q40 32 32 32H-56Z", glass) +
  disc(54, -22, 6, PAPER, 3) +
  disc(54, -2, 6, PAPER, 3) +
  line("M48 16h12M48 24h12", 3) +
  shape("M-46 42l-6 14M46 42l6 14", "none");

export const chefHat = (): string =>
  shape("M-24 0V-20C-44-22-42-48-22-46-18-62 18-62 22-46 42-48 44-22 24-20V0Z", PAPER) +
  dots("M-24 0V-20C-40-22-42-42-28-46-22-30-14-20-10 0Z") +
  line("M-24-6H24", 3);

export const topHat = (colour: string): string =>
  shape("M-22-4L-26-46H26L22-4Z", colour) +
  flat("M-23-14L-24-22H24L23-14Z", RED) +
  oval(0, -3, 38, 7, colour);

export const sunHat = (colour: string): string =>
  shape("M-24-6Q-24-34 0-34T24-6Z", colour) +
  flat("M-24-8Q0-2 24-8V-15Q0-9-24-15Z", RED) +
  shape("M-46-2Q0-16 46-2 0 12-46-2Z", colour);

export const mortarboard = (): string =>
  shape("M-24 2V18Q0 28 24 18V2Z", NIGHT) +
  shape("M0-18L56 0 0 18-56 0Z", NIGHT) +
  line("M0 0L40 8V26", 3.5, YELLOW) +
  disc(40, 28, 4, YELLOW, 2.5);

export const pennant = (colour: string): string =>
  line("M0 40V-40", 5) + shape("M0-40L50-26 0-10Z", colour);

/** One cow of the herd, facing right, hooves on the origin. */
export const cow = (): string =>
  line("M-18-8V0M-8-8V0M12-8V0M22-8V0", 5) +
  shape("M-26-10C-30-30-20-34-6-34H14C26-34 30-20 26-8Z", PAPER) +
  flat("M-20-30q12-2 10 8t-14 2zM8-32q12 0 12 8t-10 4z", INK) +
  shape("M18-38L12-46M36-38L42-46", "none") +
  shape("M14-40H40L38-18Q28-10 18-18Z", PAPER, 3.5) +
  shape("M17-24H38Q36-12 28-12T17-24Z", PINK, 3) +
  line("M22-32h.1M33-32h.1", 4.5) +
  line("M-27-24Q-36-18-32-8", 3.5);
