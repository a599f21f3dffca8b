// Faces of the kit's monster, shared by everything that looks at you. Eyes near y -66, mouth near y -38.
import { INK, PAPER, RED, ROSE, WINE, YELLOW } from "./palette";
import { disc, flat, line, oval, shape, times, spot } from "./pen";

export type Eyes =
  | "calm"
  | "angry"
  | "wide"
  | "happy"
  | "crossed"
  | "one"
  | "dizzy"
  | "shades"
  | "sly"
  | "up"
  | "glow";
export type Mouth =
  | "fangs"
  | "grin"
  | "open"
  | "roar"
  | "oh"
  | "wavy"
  | "smile"
  | "flat"
  | "lips"
  | "tongue"
  | "none";

const both = (make: (side: number) => string): string => make(-1) + make(1);
const ball = (side: number, px: number, py: number, pupil = 5) =>
  oval(side * 15, -66, 11, 12, PAPER, 3.5) + spot(side * 15 + px, -66 + py, pupil, INK);
const glaring = (side: number, fill: string) =>
  shape(
    `M${side * 29}-76L${side * 4}-66C${side * 5}-51 ${side * 27}-51 ${side * 29}-76Z`,
    fill,
    3.5,
  ) +
  spot(side * 14, -62, 4, INK) +
  line(`M${side * 31}-79L${side * 3}-68`, 5.5);
const swirl = (side: number) =>
  disc(side * 16, -66, 12.5, PAPER, 3.5) +
  line(`M${side * 16}-66q4-3 4 2t-8 2 0-11 12 3-4 12`, 2.5);

const EYES: Record<Eyes, () => string> = {
  calm: () => both((s) => ball(s, 2, 2) + line(`M${s * 27}-80Q${s * 14}-82 ${s * 4}-76`, 5)),
  angry: () => both((s) => glaring(s, PAPER)),
  glow: () => both((s) => glaring(s, YELLOW)),
  wide: () => both((s) => oval(s * 15, -68, 12, 14, PAPER, 3.5) + spot(s * 15, -66, 3.5, INK)),
  happy: () => both((s) => line(`M${s * 15 - 10}-62q10-14 20 0`, 5)),
  crossed: () => both((s) => line(`M${s * 15 - 7}-73l14 14m0-14l-14 14`, 5)),
  one: () =>
    disc(0, -66, 19, PAPER, 3.5) +
    spot(2, -64, 8, INK) +
    flat("M3-71a4 4 0 1 0 .1 0", PAPER) +
    line("M-22-84Q0-94 22-84", 5),
  dizzy: () => both(swirl),
  shades: () =>
    shape("M-34-76H34L30-58Q18-50 6-60L4-68H-4L-6-60Q-18-50-30-58Z", INK) +
    line("M-25-70l-5 6M12-70l-5 6", 3, PAPER),
  sly: () => both((s) => ball(s, 6, 2) + flat(`M${s * 15 - 12}-67h24a12 13 0 0 0-24 0`, INK)),
  up: () => both((s) => ball(s, 1, -6)),
};

const tooth = (x: number, y: number, h = 8, w = 8) =>
  shape(`M${x} ${y}h${w}l${-w / 2} ${h}z`, PAPER, 2.5);

const MOUTH: Record<Mouth, () => string> = {
  fangs: () => line("M-20-42Q0-32 20-42", 4) + tooth(-16, -40) + tooth(8, -39),
  grin: () =>
    shape("M-26-48H26Q24-28 0-28T-26-48Z", PAPER, 3.5) + line("M-14-47v15M0-47v18M14-47v15", 2.5),
  open: () =>
    shape("M-22-48H22C22-26 12-20 0-20S-22-26-22-48Z", WINE, 3.5) +
    flat("M-11-26Q0-36 11-26 4-20-11-26Z", ROSE) +
    tooth(-18, -47) +
    tooth(9, -47),
  roar: () =>
    shape("M-28-44Q0-56 28-44L24-16Q0-8-24-16Z", WINE, 3.5) +
    times(4, (i) => tooth(-22 + i * 11.5, -48)) +
    flat("M-12-15Q0-26 12-15 0-10-12-15Z", ROSE),
  oh: () => oval(0, -36, 7, 9, WINE, 3.5),
  wavy: () => line("M-20-36q6-8 12 0t12 0 14-2", 4),
  smile: () => line("M-18-44Q0-26 18-44", 4.5),
  flat: () => line("M-14-38H14", 4.5),
  lips: () =>
    shape("M-16-38Q-6-50 0-42 6-50 16-38 0-22-16-38Z", RED, 3.5) + line("M-14-38Q0-34 14-38", 2.5),
  tongue: () => line("M-22-46Q0-34 22-46", 4.5) + shape("M2-40Q2-20 12-20T19-43Z", ROSE, 3.5),
  none: () => "",
};

export const face = (eyes: Eyes, mouth: Mouth): string => EYES[eyes]() + MOUTH[mouth]();

/** A single staring eye, 60 wide; `lid` is the colour around it. */
export const bigEye = (lid: string, iris: string): string =>
  shape("M-44 0Q0-46 44 0 0 46-44 0Z", PAPER) +
  disc(0, 0, 19, iris) +
  spot(0, 0, 9, INK) +
  flat("M7-8a4 4 0 1 0 .1 0", PAPER) +
  shape("M-46 0Q0-52 46 0 0-30-46 0Z", lid);

/** Two yellow eyes in the dark. */
export const lurkingEyes = (): string =>
  both(
    (s) =>
      shape(`M${s * 30}-10L${s * 6}-2C${s * 6} 14 ${s * 28} 14 ${s * 30}-10Z`, YELLOW, 3.5) +
      line(`M${s * 17}-1v7`, 4.5),
  );
