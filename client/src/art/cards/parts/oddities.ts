// Things that only one or two cards need, and that are too particular for the shelves.
import {
  BROWN,
  CREAM,
  ICE,
  INK,
  LEAF,
  LIME,
  NIGHT,
  ORANGE,
  PAPER,
  RED,
  ROSE,
  SLATE,
  YELLOW,
} from "./palette";
import {
  around,
  disc,
  dots,
  flat,
  glint,
  line,
  oval,
  shade,
  shape,
  times,
  tube,
  spot,
} from "./pen";
import { face } from "./face";
import { panes } from "./city";

/** A tower that sags under acid. */
export const meltingTower = (wall: string): string =>
  shape("M-34 0V-70C-30-84-18-78-8-86 4-94 14-82 24-80 36-76 34-60 34-50V0Z", wall) +
  shade("M-34 0V-70C-30-80-24-80-20-80V0Z") +
  dots("M-20 0V-60L-6-30V0Z") +
  panes(4, 3, -26, -40, 15, 15) +
  shape(
    "M-38-62C-38-84-20-78-8-90 6-100 16-84 28-82 40-78 40-62 38-54 34-46 28-54 26-60 20-66 18-54 16-44 14-26 8-20 4-26 0-40 0-58-4-60-10-58-10-44-14-34-22-28-24-38-26-48-26-54-30-56-36-54-38-56-38-62Z",
    LIME,
  ) +
  glint("M14-76q8 0 12 6", 4);
/** Slime that hangs from the top edge. */
export const drip = (colour: string): string =>
  shape(
    "M-110-8H110V10C96 10 92 34 84 34S76 14 66 14 58 24 52 24 44 12 34 12 14 12 12 28 6 44 0 44-10 40-12 28-26 12-36 12-46 40-56 40-62 14-72 14-84 22-90 22-98 8-110 8Z",
    colour,
  ) + glint("M0 28v6M-56 26v6", 3.5);

export const towerFace = (wall: string): string =>
  flat("M-27-84H27V-20H-27Z", wall) +
  `<g transform="translate(0 8)">${face("sly", "flat")}</g>` +
  [-16, 16].map((x) => shape(`M${x - 13} 4Q${x - 13}-10 ${x}-10T${x + 13} 4Z`, wall)).join("");

export const mushroom = (a: string, b: string): string =>
  shape("M-20 10C-8-20-10-40-16-56H16C10-40 8-20 20 10Z", a) +
  shape(
    "M-56-56C-78-58-74-92-50-88-48-112-10-120 0-104 14-120 50-110 50-88 76-92 78-58 56-56 40-44 20-54 0-46-20-54-40-44-56-56Z",
    b,
  ) +
  dots("M-56-56C-78-58-74-92-50-88-48-100-40-106-28-108-40-84-30-60-20-50-40-46-50-52-56-56Z") +
  oval(0, -40, 30, 7, a, 3.5);

export const ruler = (colour: string): string =>
  shape("M-12 10V-160H12V10Z", colour) +
  times(11, (i) => line(`M12 ${-6 - i * 13}h${i % 2 ? -8 : -14}`, 3));

export const twoNecks = (skin: string): string =>
  tube("M-8 20Q-8-26-38-52", skin, 30) +
  tube("M8 20Q8-30 40-62", skin, 30) +
  shape("M-46 20C-44-20-24-26 0-26S44-20 46 20Z", skin) +
  flat(
    "M-16-8C-14-24-26-34-30-44L-40-36C-30-24-30-12-28-2ZM14-8C14-24 26-38 34-48L44-40C32-28 30-14 28-4Z",
    skin,
  ) +
  dots("M-46 20C-44-14-34-22-18-25L-20 20Z");

export const iceBlock = (): string =>
  shape("M-58-46L-46-60H58L66-48V56L54 66H-52L-62 56Z", ICE) +
  line("M-58-46H54L66-48M54-46V66", 3) +
  dots("M-62 56L-58-46H-36V66H-52Z") +
  glint("M-20-40L-44-10M36 30L16 54", 6);
export const icicles = (): string =>
  shape(
    `M-112-4H112V6${[14, 34, 18, 42, 22, 30, 16].map((h) => `l-16 ${h}l-16 ${-h}`).join("")}Z`,
    PAPER,
  ) + dots("M-112-4H112V6H-112Z");

/** A glass bowl over something precious. */
export const glassDome = (): string =>
  shape("M-74 36C-78-12-46-52 0-52S78-12 74 36Q0 52-74 36Z", "none") +
  line("M44-30Q58-16 60 4", 5, PAPER) +
  line("M-66 40Q0 56 66 40", 9) +
  line("M-66 40Q0 56 66 40", 4, YELLOW);

export const flower = (petal: string): string =>
  line("M0 46V8", 5, LEAF) +
  shape("M0 32q-16-2-16-14 14 0 16 14", LEAF, 3) +
  times(6, (i) => {
    const [x, y] = around(12, i * 60)
      .split(" ")
      .map(Number);
    return disc(x!, y!, 8, petal, 3);
  }) +
  disc(0, 0, 8, YELLOW, 3);

export const dummy = (colour: string): string =>
  oval(0, 0, 17, 10, colour) + disc(0, 4, 8, PAPER, 3);

export const jetPack = (metal: string): string =>
  [-50, 28]
    .map(
      (x) =>
        shape(`M${x} 24q-6 24 11 50 17-26 11-50z`, ORANGE) +
        shape(`M${x + 5} 24q-3 14 6 28 9-14 6-28z`, YELLOW, 2.5) +
        shape(`M${x} 26V-24Q${x}-42 ${x + 11}-42T${x + 22}-24V26Z`, metal) +
        flat(`M${x + 2}-4h18v9h-18z`, RED) +
        shape(`M${x - 2} 20h26v8h-26z`, SLATE, 3),
    )
    .join("");

export const testTubes = (): string =>
  [-16, 2, 20]
    .map(
      (x, i) =>
        shape(`M${x - 7}-48H${x + 7}V-8Q${x + 7} 0 ${x} 0T${x - 7}-8Z`, ICE, 3) +
        flat(`M${x - 5} ${-30 + i * 8}h10v${20 - i * 8}q0 8-5 8t-5-8z`, [ROSE, YELLOW, LIME][i]!),
    )
    .join("") + shape("M-30-22H34V-12H-30Z", BROWN, 3.5);

export const branch = (): string =>
  tube("M-112 0Q-40 10 0 2T112-8", BROWN, 10) +
  shape("M40-2q20-26 40-20-6 22-40 20zM-70 4q-10 22-32 22 0-22 32-22z", LEAF, 3);
export const cocoon = (silk: string): string =>
  line("M0-58V-66", 6) +
  shape("M0-60C26-56 40-26 38 2 36 32 20 54 0 62-20 54-36 32-38 2-40-26-26-56 0-60Z", silk) +
  flat("M-30-14Q0-26 32-12L30 14Q0 4-31 12Z", NIGHT) +
  shade("M0-60C-26-56-40-26-38 2-36 32-20 54 0 62-18 40-24 0 0-60Z") +
  line(
    "M-22-44Q0-34 26-40M-34-16Q0-28 34-14M-34 14Q0 4 34 16M-28 34Q0 26 28 36M-14 52Q2 44 16 50",
    3,
  );

export const boots = (colour: string): string =>
  [-26, 26]
    .map((x) =>
      shape(`M${x - 22} 6Q${x - 24}-10 ${x - 4}-10H${x + 8}Q${x + 24}-8 ${x + 22} 6Z`, colour),
    )
    .join("");

export const appleCore = (): string =>
  line("M0-18q2-8 8-10", 4) +
  shape("M-16-18C-8-22 8-22 16-18 4-6 4 4 16 16 8 22-8 22-16 16-4 4-4-6-16-18Z", CREAM) +
  flat("M-2-3a2 3 0 1 0 .1 0M4 4a2 3 0 1 0 .1 0", INK) +
  flat("M-14-17Q0-22 14-17L10-14H-10ZM-14 15Q0 20 14 15L10 12H-10Z", RED);

/** A back full of quills. */
export const quills = (quill: string, tip: string): string =>
  times(
    10,
    (i) =>
      `<g transform="rotate(${-74 + i * 15})">${shape("M-8-40L0-104 8-40Z", quill) + shape("M-3.5-76L0-104 3.5-76Z", tip, 3)}</g>`,
  ) +
  times(
    6,
    (i) => `<g transform="rotate(${-66 + i * 24})">${shape("M-8-30L0-78 8-30Z", quill)}</g>`,
  );
export const urchinFace = (skin: string): string =>
  shape("M-58 4C-60-34-34-52-4-52S54-34 62-8Q66 4 52 4Z", skin) +
  dots("M-58 4C-60-30-40-48-16-51-34-30-36-14-30 4Z") +
  `<g transform="translate(22 26) scale(.8)">${face("angry", "fangs")}</g>` +
  disc(62, -10, 7, ROSE);

/** Little legs in a great hurry. */
export const runningLegs = (): string =>
  tube("M-8-10L-30 12-46 6", YELLOW, 7) +
  tube("M10-10L22 12 10 30", YELLOW, 7) +
  shape("M-58-4q14-6 14 6t-10 12q-10-6-4-18z", RED) +
  shape("M2 26h24q10 10-4 12H4z", RED);

/** A starfish with four arms and a green one growing. */
export function starfish(skin: string): string {
  const limb = (degrees: number, length: number, width: number, colour: string) => {
    const side = length * 0.6;
    const outline = `M${-width} 0C${-width} ${-side} -14 ${-length} 0 ${-length}S${width} ${-side} ${width} 0Z`;
    return `<g transform="rotate(${degrees})">${shape(outline, colour)}</g>`;
  };
  return (
    [-72, 0, 144, -144].map((degrees) => limb(degrees, 66, 24, skin)).join("") +
    limb(72, 50, 15, LIME) +
    spot(0, 0, 29, skin) +
    dots("M-24-10A28 28 0 0 0-4 28Q-20 8-24-10Z") +
    `<g transform="translate(0 40) scale(.78)">${face("happy", "open")}</g>` +
    line("M0-50h.1M-4-40h.1M40 40h.1M-42-14h.1M-32 44h.1", 4.5)
  );
}

export const smoke = (dark: string, light: string): string =>
  shape(
    "M-60 50C-92 52-96 14-72 8-88-22-54-46-34-32-26-66 26-68 34-36 58-50 86-24 72 4 98 14 92 52 62 50 40 64-40 64-60 50Z",
    dark,
  ) +
  flat("M-30 34C-52 34-52 8-34 6-40-16-12-28 2-14 20-30 48-16 44 6 62 10 60 36 42 36Z", light) +
  dots("M-60 50C-92 52-96 14-72 8-80-8-74-24-62-31-66 10-40 40-10 58-36 60-50 56-60 50Z") +
  line("M-62-12q6-12 18-10M34-36q-8 2-12 10M72 4q-10 0-14 6", 3.5);

export const splash = (colour: string): string =>
  shape(
    "M-26 10C-50 6-46-18-62-24-40-28-34-14-28-12-30-26-20-34-16-46-8-34-10-24-4-20 2-30 14-28 26-42 26-26 18-20 22-12 32-20 48-26 60-18 44-14 46 6 26 10Z",
    colour,
  ) +
  disc(-58, 6, 5, colour, 3) +
  disc(56, 2, 4, colour, 3);

/** A bent arm that shows what it has. */
export const biceps = (skin: string): string =>
  shape(
    "M-104 70V20C-78 22-62 22-52 18-48-18-18-40 14-34 30-30 40-18 42-4L44-24H80L84 18C86 52 62 72 24 72Z",
    skin,
  ) +
  shade("M-104 70V46C-50 52 30 52 83 8L84 18C86 52 62 72 24 72Z") +
  dots("M-104 52V36C-50 44 20 40 82-4V10C30 56-50 58-104 50Z") +
  line("M-22-18Q6-30 24-8M42-4Q44 10 34 20", 3.5) +
  shape("M40-20C30-28 30-48 38-56 44-64 80-64 86-54 92-44 90-28 82-20Z", skin) +
  line("M40-46H66Q72-46 72-40T66-34H44M52-62v10M66-63v12M78-60v14", 3.5);

export const batBody = (skin: string): string =>
  shape("M-14-26L-22-42-6-32ZM14-26L22-42 6-32Z", skin) +
  shape("M-16-12C-16-34 16-34 16-12L14 20C20 36 14 48 0 64-14 48-20 36-14 20Z", skin) +
  dots("M-16-12C-16-24-10-28-4-28L-6 56C-16 42-20 34-14 20Z") +
  line("M-10-16l8 4M10-16l-8 4M-6-2q6 4 12 0", 4, PAPER);

/** One tower seen from its foot. */
export function tallTower(light: string, dark: string): string {
  const row = (r: number): string => {
    const y = -122 + r * 15 + r * r;
    const k = (y + 170) / 170;
    const pane = (x: number, w: number, colour: string) =>
      flat(`M${x * k} ${y}h${w * k}v${9 * k}h${-w * k}z`, colour);
    return pane(-36, 9, CREAM) + pane(-20, 10, CREAM) + pane(12, 9, NIGHT) + pane(27, 9, NIGHT);
  };
  return (
    line("M2-134V-150", 5) +
    shape("M-52 10L-14-134H2V10Z", dark) +
    shape("M2 10V-134H14L54 10Z", light) +
    dots("M-52 10L-36-52H2V10Z") +
    times(7, row)
  );
}
