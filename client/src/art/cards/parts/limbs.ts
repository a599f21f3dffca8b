// Pieces of great creatures: hands, feet, tails, wings, heads seen from the side.
import { CREAM, INK, PAPER, ROSE, WINE } from "./palette";
import { around, disc, dots, flat, line, oval, shade, shape, times, tube, spot } from "./pen";

const nail = (x: number, y: number, turn: number, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${shape("M-7 2Q-6-12 3-20 8-8 7 2Z", CREAM)}</g>`;

/** An open hand reaching up, wrist at the origin; the arm goes down from it. */
export function claw(skin: string): string {
  const finger = (degrees: number, length: number) => {
    const [x, y] = around(length, degrees, 0, -24).split(" ").map(Number);
    return nail(x!, y!, degrees, 1) + tube(`M0-24L${x} ${y}`, skin, 14);
  };
  return (
    finger(-70, 28) +
    finger(-24, 36) +
    finger(4, 39) +
    finger(34, 34) +
    shape("M-15 70V0C-28-10-26-38-8-42H10C28-38 26-10 15 0V70Z", skin) +
    shade("M-15 70V0C-26-10-26-32-14-40-16-24-10-8-6 0V70Z") +
    dots("M-6 70V0C-10-8-13-20-12-30L2-10V70Z") +
    line("M-2-38v10M12-36v8", 3)
  );
}

/** A fist, knuckles to the right, wrist at the origin. */
export const fist = (skin: string): string =>
  shape("M-60-16H-6C2-34 40-34 48-18 54-4 52 20 42 26 26 34 4 32-6 18H-60Z", skin) +
  shade("M-60 4H-4C6 20 30 20 50 6 50 18 48 24 42 26 26 34 4 32-6 18H-60Z") +
  line("M14-2q18-6 34-2M12 10q18-2 36 0M8-8q-8 14 4 28", 3) +
  nail(50, -14, 100, 0.7) +
  nail(54, 0, 96, 0.7) +
  nail(52, 13, 92, 0.7);

/** A foot coming down, sole on the origin; the leg leaves the picture above. */
export const foot = (skin: string): string =>
  shape(
    "M-34-120V-44C-46-36-58-24-60-8-60 2-54 2-48 2H48C60 2 60-8 56-16 50-28 38-36 32-44V-120Z",
    skin,
  ) +
  shade("M-34-120V-44C-46-36-58-24-60-8-60 2-54 2-48 2H-30C-36-20-22-34-22-46V-120Z") +
  dots("M-22-120V-46C-22-34-34-20-29 2H-14C-20-16-6-34-8-48V-120Z") +
  [-42, -8, 28].map((x) => shape(`M${x - 15} 3Q${x - 14}-16 ${x}-16T${x + 15} 3Z`, CREAM)).join("");

/** A tail that curls up to the right, with spikes along it. */
export function spikedTail(skin: string, spikes: string): string {
  const spike = (x: number, y: number, turn: number, s = 1) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${shape("M-13 6L0-26 13 6Z", spikes)}</g>`;
  return (
    spike(-58, 14, -18) +
    spike(-24, 12, 2) +
    spike(8, -4, -30, 0.9) +
    spike(22, -32, -60, 0.8) +
    spike(64, 2, 120, 0.9) +
    spike(62, -30, 75, 0.9) +
    spike(30, -74, -40, 0.9) +
    spike(66, -72, 40, 0.9) +
    spike(48, -84, 0) +
    shape(
      "M-110 24C-70 14-30 24-8 16 20 6 20-22 30-50 34-66 60-72 66-52 70-36 62-24 60 0 56 40 20 60-30 62-60 62-90 60-110 66Z",
      skin,
    ) +
    shade("M-110 50C-70 42-20 50 20 34 50 20 58-10 60 0 56 40 20 60-30 62-60 62-90 60-110 66Z") +
    dots("M-110 40C-70 32-20 40 14 26 40 14 48-6 60-6L58 8C50 24 20 46-20 47-60 48-90 46-110 52Z")
  );
}

/** The left wing of a bat, its root at the origin. */
export const batWing = (skin: string): string =>
  shape(
    "M0 0C-14-34-44-62-90-70-78-56-78-44-84-34-70-36-62-28-62-14-48-20-40-10-36 2-22-4-10 0 0 18Z",
    skin,
  ) + line("M-6-6C-28-30-52-50-76-56M-8 2C-22-14-42-26-58-28", 3);

/** A saurian head from the side, mouth open to the right; the neck leaves below left. */
export const saurian = (skin: string, spines: string): string =>
  shape("M-44-26L-62-48-40-48-42-70-20-56-12-74 4-52Z", spines) +
  shape(
    "M-60 90C-64 30-58-30-14-46 24-56 64-46 72-20L70-4 14 8C10 22 16 30 28 34L60 28C64 42 54 52 38 56 16 60 4 70 4 90Z",
    skin,
  ) +
  flat("M70-4L14 8C10 22 16 30 28 34L60 28 56 8Z", WINE) +
  flat("M24 32Q36 14 58 28Z", ROSE) +
  shape("M70-4L14 8C10 22 16 30 28 34L60 28", "none") +
  shape("M24 5l5 11 7-13 5 10 7-12 5 9 6-11zM34 33l4-9 6 7 5-9 4 8z", PAPER, 2.5) +
  shade("M-60 90C-64 30-58-20-26-40-40-4-40 40-40 90Z") +
  dots("M-40 90C-40 40-38 6-30-24L-14 20Q-24 50-22 90Z") +
  shape("M4-34L38-22C38-6 8-8 4-34Z", PAPER, 3) +
  spot(24, -20, 4, INK) +
  line("M-2-40L42-24", 5.5) +
  line("M60-26l3 4", 5);

/** Flames that lick to the right from the origin. */
export const flameJet = (outer: string, inner: string): string =>
  shape(
    "M0 0C26-26 44-10 60-30 60-16 74-16 92-34 92-18 96-12 112-14 102-4 104 6 116 14 100 12 94 20 96 34 82 18 70 18 62 30 56 12 30 26 0 6Z",
    outer,
  ) +
  shape(
    "M14 2C34-10 48 2 62-8 62 0 74 0 84-6 80 4 84 8 88 14 74 10 66 10 58 16 50 8 32 14 14 4Z",
    inner,
    3,
  );

/** Two rows of teeth that fill a width: the jaws of something off the picture. */
export const jaw = (skin: string, width = 220): string =>
  shape(`M${-width / 2}-50H${width / 2}V0Q0 22 ${-width / 2} 0Z`, skin) +
  dots(`M${-width / 2}-50H${-width / 6}L${-width / 4} 9 ${-width / 2} 0Z`) +
  times(7, (i) => {
    const x = -width * 0.42 + i * width * 0.14;
    const y = 11 - (x / width) ** 2 * 44;
    return shape(`M${x - 12} ${y - 3}h24l-12 26z`, CREAM);
  });

/** A sucker-dotted tentacle that rises and curls to the right; root at the origin. */
export const tentacle = (skin: string, sucker: string): string =>
  tube("M0 44C-8-6 0-48 34-52 68-54 74-10 46-8 28-8 26-30 42-30", skin, 14) +
  [
    [-1, 24],
    [-2, 6],
    [0, -12],
    [7, -30],
    [20, -44],
    [38, -49],
  ]
    .map(([x, y]) => disc(x!, y!, 3.4, sucker, 2))
    .join("");

/** A shell of plates seen from behind. */
export const shell = (colour: string, rim: string): string =>
  oval(0, 34, 66, 12, rim) +
  shape("M-62 34C-62-24-34-50 0-50S62-24 62 34Q0 46-62 34Z", colour) +
  shade("M-62 34C-62-20-38-46-12-49-36-24-40 10-38 38Q-52 37-62 34Z") +
  dots("M-38 38C-40 10-36-18-20-38L-10 0-20 40Z") +
  line(
    "M-22-18L0-30 22-18 24 8 0 20-24 8ZM-22-18L-40-32M22-18L40-32M24 8L54 14M-24 8L-54 14M0 20V40M0-30V-48",
    3.5,
  );

/** An egg, broken along its waist; the lower half hides what sits in it. */
export const eggCup = (colour: string): string =>
  shape("M-40-8l12 10 10-12 12 12 10-12 12 12 12-11 12 9C40 30 22 46 0 46S-40 30-40-8Z", colour) +
  shade("M-40-8l8 8C-30 24-20 38-6 46-28 44-40 24-40-8Z") +
  dots("M-32 0l8-3C-20 20-10 34 8 45L-6 46C-20 38-30 24-32 0Z");
export const eggCap = (colour: string): string =>
  shape("M-26 8C-24-16-12-30 0-30S24-16 26 8l-10-9-8 10-9-10-8 10-9-9Z", colour) +
  dots("M-26 8C-24-12-16-24-6-29-12-16-14-6-8 8l-9-9Z");
