// New York as the pictures show it. Feet on the origin unless said otherwise.
import {
  BOTTLE,
  BRICK,
  COPPER,
  CREAM,
  ICE,
  NIGHT,
  ORANGE,
  PAPER,
  PATINA,
  SAND,
  SKY,
  SLATE,
  STEEL,
  VERDIGRIS,
  YELLOW,
} from "./palette";
import { around, disc, dots, flat, line, shade, shape, times } from "./pen";
import { panes } from "./city";

/** Two piers, cables and a deck across the whole window; drawn in the window's own coordinates. */
export const suspensionBridge = (stone: string, deck: string): string =>
  line("M-6 96C34 90 50 56 58 26 68 74 140 74 150 26 158 56 174 90 214 96", 4) +
  line(
    "M14 92v10M30 82v20M44 62v40M74 58v44M90 68v34M104 70v32M118 68v34M134 58v44M164 62v40M178 82v20M194 92v10",
    2.5,
  ) +
  [58, 150]
    .map(
      (x) =>
        shape(`M${x - 14} 138V20L${x} 10 ${x + 14} 20V138Z`, stone) +
        shade(`M${x - 14} 138V20L${x - 7} 15V138Z`) +
        dots(`M${x - 7} 138V84h9V138Z`) +
        shape(`M${x - 8} 86V46q4-10 7 0v40zM${x + 2} 86V46q4-10 7 0v40z`, SKY, 3),
    )
    .join("") +
  shape("M-6 100H214V112H-6Z", deck);

/** The lady with the torch, crown included; foot on the origin, about 130 tall. */
export const liberty = (): string =>
  shape("M-26 0L-22-54C-26-66-30-72-34-78L-20-92-8-78H10C24-74 28-54 28 0Z", COPPER) +
  shade("M-26 0L-22-54C-25-63-28-69-32-75L-20-80C-12-60-14-30-16 0Z") +
  dots("M-16 0C-14-30-12-56-18-78L-8-70Q-2-40-6 0Z") +
  shape("M8-76L28-106 37-100 27-62Z", COPPER) +
  shape("M26-106L39-110 41-98 30-95Z", YELLOW, 3.5) +
  shape("M29-110C22-124 36-128 33-142 48-130 50-118 41-108Z", ORANGE) +
  shape("M-19-94C-19-114 14-114 14-94 14-78 6-70-2-70S-19-78-19-94Z", PATINA) +
  shape(
    "M-23-102L-32-122-15-112-11-130-3-114 8-130 10-112 26-118 18-102Q-2-110-23-102Z",
    VERDIGRIS,
  ) +
  line("M-11-93h.1M6-93h.1", 6) +
  line("M-8-82H3", 3.5) +
  line("M-14-52L-19-4M0-58V-4M14-52L19-4", 3, BOTTLE) +
  shape("M-38-78l19 6-4 24-19-6z", PAPER, 3.5);

/** A stepped tower with a needle on top. */
export const empireState = (wall: string, trim: string): string =>
  line("M0-126V-146", 5) +
  shape("M-7-104L-4-128H4L7-104Z", trim) +
  shape("M-14-88V-104H14V-88Z", wall) +
  shape("M-24 0V-88H24V0Z", wall) +
  shape("M-40 20V-30H-24V20ZM24 20V-30H40V20Z", wall) +
  shade("M-24 20V-88H-12V20ZM-14-88V-104H-6V-88Z") +
  dots("M-12 20V-60H0V20Z") +
  line("M-8-80V16M4-80V16M14-80V16M-32-22V16M32-22V16", 3.5, trim);

/** The wedge between two streets, its sharp end to us. */
export function flatiron(wall: string, side: string): string {
  const windows = (s: number, y: number, colour: string) =>
    `<path d="M${s * 13} ${y}L${s * 47} ${y * 0.78 - 6}" fill="none" stroke="${colour}" style="stroke-width:7" stroke-dasharray="5.5 5" stroke-linecap="butt"/>`;
  return (
    shape("M-9 2V-116L-50-94V-8Z", side) +
    shape("M9 2V-116L50-94V-8Z", wall) +
    shape("M-9 2V-116H9V2Z", wall) +
    dots("M-50-8V-50L-9-58V2Z") +
    times(
      7,
      (r) =>
        windows(-1, -98 + r * 14, CREAM) +
        windows(1, -98 + r * 14, NIGHT) +
        flat(`M-4 ${-104 + r * 14}h8v8h-8z`, NIGHT),
    ) +
    shape("M-12-108V-120L-56-98V-87Z", side) +
    shape("M12-108V-120L56-98V-87Z", wall) +
    shape("M-12-108V-120H12V-108Z", wall)
  );
}

/** A steel globe with its rings, middle on the origin. */
export function globe(steel: string, land: string): string {
  const orbit = (turn: number, half: string) =>
    `<g transform="rotate(${turn})">${line(half, 8) + line(half, 3.5, steel)}</g>`;
  const behind = "M-60 0A60 17 0 0 1 60 0";
  const before = "M-60 0A60 17 0 0 0 60 0";
  return (
    orbit(-24, behind) +
    orbit(20, behind) +
    shape("M-10 44L-26 72H26L10 44 0 48Z", steel) +
    disc(0, 0, 46, ICE) +
    flat(
      "M-34-26C-20-40-4-36-8-24-2-16-14-10-20-2-34 0-42-14-34-26ZM10-20C20-30 36-20 40-6 34 6 20 2 16-4 6-6 6-14 10-20ZM-8 10C6 6 14 16 8 26 2 38-6 40-10 30Z",
      land,
    ) +
    line(
      "M-46 0A46 16 0 0 0 46 0M-40-22A42 12 0 0 0 40-22M-38 26A40 10 0 0 0 38 26M0-46A18 46 0 0 0 0 46M0-46A18 46 0 0 1 0 46",
      2.5,
      SLATE,
    ) +
    disc(0, 0, 46, "none") +
    orbit(-24, before) +
    orbit(20, before)
  );
}

/** A ball park from behind the home plate, in the window's own coordinates. */
export const ballPark = (stand: string, grass: string, dirt: string): string =>
  shape("M-6 60Q104 12 214 60V104H-6Z", stand) +
  dots("M-6 60Q30 44 60 38L50 104H-6Z") +
  line("M-6 74Q104 28 214 74", 3) +
  times(13, (i) => {
    const x = 8 + i * 16;
    const y = 56 - 20 * (1 - ((x - 104) / 108) ** 2);
    return shape(`M${x - 8} ${y + 12}v-12q8-12 16 0v12`, PAPER, 3);
  }) +
  shape("M-6 96Q104 62 214 96V152H-6Z", grass) +
  shape("M104 90L158 122 104 160 50 122Z", dirt) +
  flat("M104 102L138 122 104 146 70 122Z", grass) +
  line("M104 94h.1M154 122h.1M54 122h.1", 8, PAPER);

/** A hall with columns and a dome. */
export const academy = (stone: string, dome: string): string =>
  shape("M-34-66C-34-94-18-104 0-104S34-94 34-66Z", dome) +
  dots("M-34-66C-34-90-22-100-8-103-20-90-20-78-20-66Z") +
  shape("M-66-44L0-74 66-44Z", stone) +
  shape("M-66-44H66V-36H-66Z", stone) +
  flat("M-60-36H60V-4H-60Z", NIGHT) +
  times(6, (i) => shape(`M${-58 + i * 21}-36h11V-4h-11z`, stone, 3)) +
  shape("M-72 8V0H-66V-6H66V0H72V8Z", stone);

/** A road tunnel's mouth in a wall. */
export const tunnelMouth = (wall: string, inside: string): string =>
  shape("M-110-60H110V60H-110Z", wall) +
  line(
    "M-110-34H-62M62-34H110M-110-6H-70M70-6H110M-110 24H-72M72 24H110M-90-60V-34M-84-6V24M90-60V-34M84-6V24",
    2.5,
  ) +
  shape("M-66 60V6C-66-32-40-50 0-50S66-32 66 6V60Z", STEEL) +
  times(7, (i) => line(`M${around(52, -72 + i * 24, 0, 4)}L${around(64, -72 + i * 24, 0, 6)}`, 3)) +
  shape("M-52 60V8C-52-24-32-38 0-38S52-24 52 8V60Z", inside);

/** Row houses with stoops. */
export const rowHouse = (wall: string, trim: string): string =>
  shape("M-26 0V-74H26V0Z", wall) +
  shape("M-30-74H30V-84H-30Z", trim) +
  shade("M-26 0V-74H-14V0Z") +
  dots("M-14 0V-50H-2V0Z") +
  panes(3, 2, -18, -66, 15, 20) +
  shape("M4 0V-22H18V0Z", NIGHT, 3) +
  shape("M0 0H22V8H0Z", SAND, 3) +
  panes(1, 1, -18, -24);

export const bat = (wood: string): string =>
  shape("M-4 50Q-8 56 0 56T4 50L10-30Q10-52 0-52T-10-30Z", wood) + line("M-4 34H5M-4 40H5", 2.5);
export const baseball = (): string =>
  disc(0, 0, 22, PAPER) +
  line("M-14-16Q-4 0-14 16M14-16Q4 0 14 16", 3, BRICK) +
  dots("M-18-12A22 22 0 0 0 0 22Q-14 6-18-12Z");
