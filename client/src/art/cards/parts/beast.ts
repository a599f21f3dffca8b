// The kit's own monster: a body, a face, something on the head. Feet on the origin, about 98 tall.
import { face, type Eyes, type Mouth } from "./face";
import { CREAM, INK, PAPER } from "./palette";
import { dots, disc, flat, line, shade, shape, tube } from "./pen";

type Body = "dome" | "pear" | "round" | "box";
type Crest = "horns" | "ears" | "antennae" | "spikes" | "tuft" | "fin" | "none";

export type Beast = {
  skin: string;
  body?: Body;
  eyes?: Eyes;
  mouth?: Mouth;
  crest?: Crest;
  trim?: string;
  belly?: string;
  feet?: boolean;
};

const OUTLINE: Record<Body, string> = {
  dome: "M-38 0V-56C-38-84-20-98 0-98S38-84 38-56V0Z",
  pear: "M-44 0C-50-28-34-46-32-64-30-88-16-98 0-98S30-88 32-64C34-46 50-28 44 0Z",
  round: "M-20 0C-40-6-47-24-47-48-47-76-28-94 0-94S47-76 47-48C47-24 40-6 20 0Z",
  box: "M-40 0V-84Q-40-94-30-94H30Q40-94 40-84V0Z",
};

const SHADE: Record<Body, [string, string]> = {
  dome: [
    "M-38 0V-56C-38-80-24-94-10-97-24-84-28-66-28-44V0Z",
    "M-28 0V-44C-28-60-24-72-18-80L-12-40-15 0Z",
  ],
  pear: [
    "M-44 0C-50-28-34-46-32-64-31-82-22-93-12-97-22-84-22-68-24-54-34-34-34-16-30 0Z",
    "M-30 0C-34-16-34-34-24-54-23-62-23-70-20-78L-12-46Q-18-22-16 0Z",
  ],
  round: [
    "M-20 0C-40-6-47-24-47-48-47-70-34-86-16-92-34-70-38-34-20 0Z",
    "M-20 0C-34-28-34-58-24-78L-14-50Q-18-22-8 0Z",
  ],
  box: ["M-40 0V-84Q-40-94-30-94H-28V0Z", "M-28 0V-94L-16-60V0Z"],
};

const horn = (side: number, colour: string) =>
  shape(
    `M${side * 14}-92C${side * 16}-106 ${side * 26}-112 ${side * 40}-114 ${side * 40}-100 ${side * 38}-88 ${side * 30}-80Z`,
    colour,
  );
const ear = (side: number, skin: string, trim: string) =>
  shape(`M${side * 8}-92L${side * 30}-120 ${side * 36}-74Z`, skin) +
  shape(`M${side * 18}-96L${side * 28}-108 ${side * 31}-86Z`, trim, 2.5);
const feeler = (side: number, colour: string) =>
  line(`M${side * 14}-92Q${side * 16}-110 ${side * 28}-114`, 4) + disc(side * 30, -116, 6, colour);

const CREST: Record<Crest, (skin: string, trim: string) => string> = {
  horns: (_, trim) => horn(-1, trim) + horn(1, trim),
  ears: (skin, trim) => ear(-1, skin, trim) + ear(1, skin, trim),
  antennae: (_, trim) => feeler(-1, trim) + feeler(1, trim),
  spikes: (_, trim) => shape("M-34-74L-40-100-20-94-16-116 0-100 16-116 20-94 40-100 34-74Z", trim),
  tuft: (_, trim) =>
    shape(
      "M-14-92C-20-104-14-112-8-116-8-108-2-108 0-120 6-110 10-112 16-114 18-104 16-98 14-92Z",
      trim,
    ),
  fin: (_, trim) => shape("M-6-60C-14-92-4-116 22-124 18-112 24-106 20-84Z", trim),
  none: () => "",
};

const toes = (x: number, skin: string) =>
  shape(`M${x - 20} 2Q${x - 20}-12 ${x}-12T${x + 20} 2Z`, skin) +
  line(`M${x - 7} 1v-5M${x + 7} 1v-5`, 2.5);

export function beast(b: Beast): string {
  const {
    skin,
    body = "dome",
    eyes = "calm",
    mouth = "fangs",
    crest = "horns",
    trim = CREAM,
    belly,
    feet = true,
  } = b;
  const [dark, dotted] = SHADE[body];
  return (
    CREST[crest](skin, trim) +
    shape(OUTLINE[body], skin) +
    (belly ? flat("M-24-2C-24-28-14-38 4-38S32-24 32-2Z", belly) : "") +
    shade(dark) +
    dots(dotted) +
    shape(OUTLINE[body], "none") +
    face(eyes, mouth) +
    (feet ? toes(-22, skin) + toes(22, skin) : "")
  );
}

/** An arm from a shoulder with a mitten and three claws at its end; the end is a point and a direction in degrees. */
export function arm(
  d: string,
  x: number,
  y: number,
  turn: number,
  skin: string,
  width = 15,
): string {
  return (
    tube(d, skin, width) + `<g transform="translate(${x} ${y}) rotate(${turn})">${mitten(skin)}</g>`
  );
}

/** A small hand, pointing up. */
export const mitten = (skin: string): string =>
  shape("M-13-8l-2-13 9 6zM-5-13l5-13 5 13zM6-14l9-7-2 13z", PAPER, 3) + disc(0, -1, 13, skin);

/** The shadow on the ground of something in the air. */
export const groundShadow = (width: number): string =>
  `<ellipse rx="${width}" ry="${width / 6}" fill="${INK}" opacity=".35" stroke="none"/>`;
