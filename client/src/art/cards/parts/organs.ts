// What is inside creatures, and what remains of them.
import { CREAM, INK, PAPER, PINK, ROSE } from "./palette";
import { disc, dots, flat, glint, line, shade, shape } from "./pen";

const HEART =
  "M0 40C-22 24-44 6-44-16-44-32-32-42-20-42-10-42-3-36 0-28 3-36 10-42 20-42 32-42 44-32 44-16 44 6 22 24 0 40Z";

/** About 88 wide. */
export const heart = (colour: string = ROSE): string =>
  shape(HEART, colour) +
  shade("M0 40C-22 24-44 6-44-16-44-32-32-42-22-42-36-22-30 10 0 40Z") +
  dots("M0 40C-24 14-32-8-28-28L-16-10Q-10 16 8 34Z") +
  glint("M20-30q12 0 12 14", 5);

export const brain = (colour: string = PINK): string =>
  shape(
    "M-4-40C-16-50-34-44-36-32-50-30-54-14-46-4-54 8-46 24-32 24-26 36-8 36 0 28 8 36 26 36 32 24 46 24 54 8 46-4 54-14 50-30 36-32 34-44 14-50-4-40Z",
    colour,
  ) +
  shade(
    "M-12-43C-24-46-34-42-36-32-50-30-54-14-46-4-54 8-46 24-32 24-28 31-20 33-12 32-36 12-34-24-12-43Z",
  ) +
  line(
    "M0-38C6-20-6-6 0 28M-36-32Q-24-32-22-22M-46-4Q-34-8-26 0M-32 24Q-30 12-18 12M36-32Q22-30 24-18M46-4Q32-10 24 2M32 24Q32 12 18 14M-12-24Q-6-18-12-8M12-26Q8-14 16-8",
    3.5,
  );

export const skull = (): string =>
  shape(
    "M-38-6C-38-34-20-48 0-48S38-34 38-6C38 6 30 10 26 14V30Q26 36 20 36H-20Q-26 36-26 30V14C-30 10-38 6-38-6Z",
    PAPER,
  ) +
  dots("M-38-6C-38-28-28-42-14-46-26-20-24 10-14 36H-20Q-26 36-26 30V14C-30 10-38 6-38-6Z") +
  flat("M-26-4C-26-16-6-16-6-4S-26 10-26-4ZM6-4C6-16 26-16 26-4S6 10 6-4ZM-5 14L0 4 5 14Z", INK) +
  line("M-12 24v11M0 24v11M12 24v11", 3);

export const bone = (): string =>
  shape("M-30-7C-44-24-58-8-46 0-58 8-44 24-30 7H30C44 24 58 8 46 0 58-8 44-24 30-7Z", PAPER);

export const fishbone = (): string =>
  line("M-30 0H26M-16-10v20M-4-12v24M8-10v20", 4, PAPER) +
  shape("M26 0L44-14V14Z", PAPER, 3) +
  shape("M-26-10Q-44 0-26 10Z", PAPER, 3);

/** Four strokes of a claw. */
export const slashes = (colour: string): string =>
  shape(
    "M-34 30Q-30-10-6-40-14 0-34 30ZM-12 36Q-6-8 18-42 12 0-12 36ZM12 38Q18-2 40-32 34 8 12 38Z",
    colour,
  );

export const drop = (colour: string): string =>
  shape("M0-40C10-20 26-6 26 14 26 30 14 40 0 40S-26 30-26 14C-26-6-10-20 0-40Z", colour) +
  dots("M0-40C-6-20-16 0-14 20-12 32-6 38 0 40-14 40-26 30-26 14-26-6-10-20 0-40Z") +
  glint("M14 8q2 10-4 16", 4.5);

export const bandage = (): string =>
  shape("M-56-20H56Q74-20 74 0T56 20H-56Q-74 20-74 0T-56-20Z", CREAM) +
  shape("M-22-20H22V20H-22Z", PAPER, 3.5) +
  disc(-46, -6, 2, INK, 1) +
  disc(-46, 8, 2, INK, 1) +
  disc(46, -6, 2, INK, 1) +
  disc(46, 8, 2, INK, 1) +
  disc(-58, 1, 2, INK, 1) +
  disc(58, 1, 2, INK, 1);
