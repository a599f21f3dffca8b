// Houses, streets and what stands in them. Feet on the origin unless said otherwise.
import { BROWN, CREAM, INK, LEAF, NIGHT, PAPER, RED, SLATE, STEEL, YELLOW } from "./palette";
import { disc, dots, flat, line, oval, shade, shape, times } from "./pen";

/** Rows of windows from a top left corner. */
export const panes = (
  columns: number,
  rows: number,
  x: number,
  y: number,
  dx = 13,
  dy = 14,
  lit = CREAM,
): string =>
  times(rows, (r) =>
    times(columns, (c) =>
      flat(`M${x + c * dx} ${y + r * dy}h7v8h-7z`, (r * 3 + c * 5) % 7 === 3 ? INK : lit),
    ),
  );

type Roof = "plain" | "antenna" | "steps" | "tank";
const ROOF: Record<Roof, (w: number, h: number, wall: string) => string> = {
  plain: () => "",
  antenna: (_, h) => line(`M0 ${-h}V${-h - 24}`, 4) + disc(0, -h - 25, 3, RED, 2),
  steps: (w, h, wall) =>
    line(`M0 ${-h - 20}v-14`, 4) + shape(`M${-w / 4} ${-h}v-20h${w / 2}v20z`, wall),
  tank: (w, h) =>
    line(`M${w / 4 - 7} ${-h}v-8M${w / 4 + 7} ${-h}v-8`, 3) +
    shape(`M${w / 4 - 10} ${-h - 6}v-16l10-8 10 8v16z`, BROWN, 3.5),
};

/** A tower: width, height, wall; a whole city comes from this. */
export function tower(
  w: number,
  h: number,
  wall: string,
  roof: Roof = "plain",
  lit = CREAM,
): string {
  const columns = Math.max(1, Math.floor((w - 8) / 13));
  const x = -((columns - 1) * 13 + 7) / 2;
  return (
    ROOF[roof](w, h, wall) +
    shape(`M${-w / 2} 0V${-h}H${w / 2}V0Z`, wall) +
    shade(`M${-w / 2} 0V${-h}H${-w / 4}V0Z`) +
    dots(`M${-w / 4} 0V${-h * 0.7}H0V0Z`) +
    panes(columns, Math.floor((h - 12) / 14), x, -h + 9, 13, 14, lit)
  );
}

/** A tower that has lost its top. */
export const ruin = (w: number, h: number, wall: string): string =>
  line(`M${w * 0.2} ${-h * 0.8}V${-h - 10}M${-w * 0.3} ${-h}v-8`, 3.5) +
  shape(
    `M${-w / 2} 0V${-h}l${w * 0.2} 10 ${w * 0.16}-14 ${w * 0.2} 22 ${w * 0.2}-12 ${w * 0.24} 20V0Z`,
    wall,
  ) +
  shade(`M${-w / 2} 0V${-h}l${w * 0.2} 10V0Z`) +
  panes(
    Math.max(1, Math.floor((w - 8) / 13)),
    Math.max(1, Math.floor((h - 30) / 14)),
    -w / 2 + 8,
    -h + 28,
  );

/** A block of flats with balconies and washing. */
export const flats = (wall: string, rail: string): string =>
  shape("M-44 0V-104H44V0Z", wall) +
  shade("M-44 0V-104H-26V0Z") +
  dots("M-26 0V-80H-8V0Z") +
  times(3, (r) =>
    times(
      2,
      (c) =>
        flat(`M${-32 + c * 38}${-94 + r * 30}h26v14h-26z`, r + c === 2 ? YELLOW : NIGHT) +
        shape(`M${-36 + c * 38}${-82 + r * 30}h34v10h-34z`, rail, 3),
    ),
  ) +
  shape("M-9 0V-12Q-9-18 0-18T9-12V0Z", NIGHT, 3) +
  shape("M-50-104H50V-112H-50Z", rail) +
  line("M20-112V-126M14-122H26", 3);

/** A corner shop under a striped awning. */
export const shop = (wall: string, awning: string): string =>
  shape("M-70 0V-72H70V0Z", wall) +
  shade("M-70 0V-72H-58V0Z") +
  shape("M-60-6V-40H6V-6Z", CREAM, 3.5) +
  shape("M18 0V-42H52V0Z", NIGHT, 3.5) +
  disc(26, -20, 2, YELLOW, 1) +
  [-48, -30, -12]
    .map((x, i) =>
      shape(i === 1 ? `M${x - 7}-6V-26h14v20Z` : `M${x - 7}-6q-3-12 7-12t7 12Z`, i ? LEAF : RED, 3),
    )
    .join("") +
  shape("M-66-98H66L80-56H-80Z", PAPER) +
  times(4, (i) => flat(`M${-66 + i * 38} -98h19l${(i - 1.5) * 4 + 1} 42h-24z`, awning)) +
  shape(
    "M-66-98H66L80-56Q70-46 60-56 50-46 40-56 30-46 20-56 10-46 0-56-10-46-20-56-30-46-40-56-50-46-60-56-70-46-80-56Z",
    "none",
  );

export const tree = (crown: string = LEAF): string =>
  shape("M-6 0L-4-30H4L6 0Z", BROWN) +
  shape(
    "M0-86C-20-88-28-72-24-64-40-58-36-34-20-34-14-24 14-24 20-34 36-34 40-58 24-64 28-72 20-88 0-86Z",
    crown,
  ) +
  dots("M-10-84C-22-80-28-72-24-64-40-58-36-34-20-34-14-28-4-26 0-27-16-44-18-64-10-84Z");

/** A cooling tower; `steam` comes from marks. */
export const coolingTower = (wall: string, band: string): string =>
  shape("M-38 0C-26-34-24-56-28-84H28C24-56 26-34 38 0Z", wall) +
  shape("M-28-84H28L26-68H-26Z", band, 3.5) +
  shade("M-38 0C-26-34-24-50-27-70H-16C-16-46-18-28-24 0Z") +
  dots("M-24 0C-18-28-16-46-16-68H-6C-8-40-8-20-10 0Z") +
  oval(0, -84, 28, 5, SLATE, 3.5);

/** A round gas holder with stairs. */
export const gasTank = (wall: string): string =>
  shape("M-36 0V-50Q-36-66 0-66T36-50V0Z", wall) +
  shade("M-36 0V-50Q-36-60-22-64V0Z") +
  dots("M-22 0V-62L-8-40V0Z") +
  line("M-34 0L34-48M-36-34H-20M12-10H36", 3);

export const chimney = (wall: string, band: string): string =>
  shape("M-10 0L-7-96H7L10 0Z", wall) +
  shape("M-8-84H8V-72H-8ZM-9-60H9V-48H-9Z", band, 3) +
  shade("M-10 0L-7-96H-3L-4 0Z");

export const pylon = (colour: string = STEEL): string => {
  const d =
    "M-22 0L-5-92H5L22 0M-18-20L12-44M18-20L-12-44M-11-50L8-68M11-50L-8-68M-30-66H30M-24-82H24";
  return line(d, 8) + line(d, 3.5, colour) + [-28, 28].map((x) => line(`M${x}-66v10`, 5)).join("");
};

/** A street with a crack in it, running right from the origin. */
export const crack = (): string => flat("M0 0L22-6 36 4 62-6 84 3 60 4 38 14 20 4Z", INK);

/** A mound of broken road with its middle on the origin. */
export const rubble = (stone: string = SLATE): string =>
  shape("M-58 8L-50-14-34-10-24-24-8-14 6-26 20-12 36-18 46-4 58 8Z", stone) +
  line("M-34-10l4 12M-8-14l-2 14M20-12l6 12", 3) +
  dots("M-58 8L-50-14-34-10-20 8Z");
