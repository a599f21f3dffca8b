// Animals of the two cities, tame and otherwise.
import { CREAM, INK, PAPER, PINK, PLUM, RED, ROSE, SLATE, STEEL, YELLOW } from "./palette";
import { disc, dots, flat, glint, line, oval, shade, shape, tube, spot } from "./pen";

/** A fish with its mouth open to the left, 120 long. */
export const fish = (skin: string): string =>
  shape("M40 0L74-30Q68 0 74 30Z", skin) +
  shape("M-4-36Q14-60 34-34Z", skin) +
  shape("M-56-16C-40-40 30-48 52 0 30 48-40 40-56 20L-26 4Z", skin) +
  flat("M-54-14L-26 4-54 18Q-46 6-54-14Z", INK) +
  dots("M-56 20C-40 40 20 46 44 14 20 26-20 24-40 12Z") +
  shape("M-54-14l8 8 4-5 5 8 4-3 7 8M-54 18l8-8 5 4 5-7", PAPER, 3) +
  shape("M-56-16C-40-40 30-48 52 0 30 48-40 40-56 20", "none") +
  disc(-14, -18, 9, PAPER, 3.5) +
  spot(-16, -17, 3.5, INK) +
  line("M12-10q8 10 0 22M26-6q6 8 0 16", 3.5);

/** A fish that has just grown feet. */
export const fishlet = (skin: string): string =>
  shape("M-30 0L-58-20Q-52 0-58 20Z", skin) +
  line("M-4 20V32H4M14 18V30H22", 5) +
  shape("M-36 0C-20-32 34-28 42 0 34 26-20 28-36 0Z", skin) +
  dots("M-36 0C-20 26 10 26 26 18-4 16-20 6-36 0Z") +
  disc(22, -6, 8, PAPER, 3) +
  spot(24, -6, 3, INK);

export const mole = (fur: string): string =>
  shape("M-40 0C-40-34-22-46 0-46S40-34 40 0Z", fur) +
  dots("M-40 0C-40-30-28-42-12-45-26-26-26-12-24 0Z") +
  line("M-16-26h8M8-26h8", 5) +
  oval(0, -16, 12, 8, PINK, 3.5) +
  shape("M-6-8h12v8h-12z", PAPER, 2.5) +
  [-42, 42]
    .map(
      (x) =>
        shape(`M${x - 14} 4Q${x - 16}-16 ${x}-16T${x + 14} 4Z`, PINK) +
        line(`M${x - 5} 2v-7M${x + 5} 2v-7`, 2.5),
    )
    .join("");

/** Head, feet and tail that stick out of a shell to the right. */
export const turtleBits = (skin: string): string =>
  shape("M-66-18L-86-10-62-4Z", skin) +
  shape("M-52 6V-20H-24V6ZM24 6V-20H52V6Z", skin) +
  shape("M48-36C58-62 92-60 94-38 94-20 76-14 52-16Z", skin) +
  disc(78, -42, 6, PAPER, 3) +
  spot(80, -42, 2.5, INK) +
  line("M78-27Q88-26 92-32", 3);

export const chameleon = (skin: string, stripe: string): string =>
  tube("M-40 10C-70 10-76-28-52-32-36-34-34-14-48-14", skin, 11) +
  tube("M-20 8L-28 26M12 8L20 26", skin, 7) +
  shape(
    "M-46 14C-44-22-12-44 12-36L18-52C34-50 50-34 46-14 42 2 20 4 8 8-8 18-30 20-46 14Z",
    skin,
  ) +
  shade("M-46 14C-44-6-36-20-26-28-30-10-26 6-14 17-26 19-38 18-46 14Z") +
  line("M-14-32Q-22-8-14 14M2-36Q-8-10 2 10", 5, stripe) +
  disc(24, -24, 12, skin) +
  spot(26, -24, 4.5, INK) +
  line("M22-4Q36-4 44-12", 3.5);

export const blackCat = (): string =>
  tube("M28-6C64-2 66-40 48-50", INK, 8, 0) +
  shape("M-28 0C-30-30-20-44-18-52L-24-84-6-70H8L26-84 20-52C24-44 32-30 30 0Z", INK) +
  shape("M-19-58Q-11-68-3-58-11-50-19-58ZM5-58Q13-68 21-58 13-50 5-58Z", YELLOW, 2) +
  line("M-11-62v8M13-62v8", 3.5) +
  shape("M-3-46H5L1-42Z", PINK, 1) +
  line("M-14-44L-34-48M-14-40L-34-38M16-44L36-48M16-40L36-38", 2.5, PAPER) +
  line("M-8-4V-20M10-4V-20", 3, PLUM);

/** The far end of a long neck, mouth to the right. */
export const longHead = (skin: string): string =>
  shape("M-14-18L-20-36-6-26ZM2-22L4-40 14-24Z", YELLOW) +
  shape("M-24 12C-30-18-6-28 14-24 34-20 40-10 40-2L18 2 38 8C36 20 6 26-24 12Z", skin) +
  dots("M-24 12C-28-6-22-16-14-20-14-4-6 12 6 20-4 20-14 17-24 12Z") +
  disc(6, -10, 8, PAPER, 3.5) +
  spot(9, -10, 3.5, INK) +
  shape("M20 2l4 7 4-5 4 6 4-9", PAPER, 2.5);

/** A bird of fire, wings out, beak to the right. */
export const phoenix = (fire: string, light: string): string => {
  const wing =
    shape(
      "M-6 8C-20-26-46-46-88-54-76-42-80-32-88-26-74-26-70-16-78-8-62-12-54-2-58 10-42 4-32 16-22 22-14 26-8 24-4 22Z",
      fire,
    ) + shape("M-10 10C-26-10-42-24-66-32-58-18-46-14-50-4-36-6-28 6-10 16Z", light, 3);
  return (
    shape(
      "M-8 20C-26 34-34 52-26 72-18 60-10 58-8 72-2 58 4 58 10 72 12 58 20 60 28 70 34 50 24 34 8 20Z",
      light,
    ) +
    wing +
    `<g transform="scale(-1 1)">${wing}</g>` +
    shape("M-4-44C-18-52-16-66-6-72-8-62 0-60 4-70 12-64 16-58 14-48Z", light, 3.5) +
    shape(
      "M-16 20C-24-2-14-14-12-26-14-46 6-56 18-46 24-40 22-30 16-24 14-12 24 0 16 20 12 36-10 38-16 20Z",
      fire,
    ) +
    dots("M-16 20C-24-2-14-14-12-26-13-38-8-44-2-48-8-20-14 8 0 32-8 32-14 28-16 20Z") +
    shape("M20-44L40-32 18-28Z", CREAM, 3.5) +
    line("M2-40l8 4", 4) +
    line("M9-33h.1", 5)
  );
};

export const raccoon = (): string =>
  shape("M-34-36L-40-62-16-50ZM34-36L40-62 16-50Z", SLATE) +
  shape("M-44-6C-50-40-24-54 0-54S50-40 44-6C36 10-36 10-44-6Z", STEEL) +
  dots("M-44-6C-48-34-32-48-14-53-26-34-26-14-20 4-34 2-42-2-44-6Z") +
  flat("M-42-22C-30-38-10-34-4-18-14-6-34-4-44-12ZM42-22C30-38 10-34 4-18 14-6 34-4 44-12Z", INK) +
  spot(-18, -20, 7, PAPER) +
  spot(18, -20, 7, PAPER) +
  spot(-15, -20, 3, INK) +
  spot(21, -20, 3, INK) +
  oval(0, -6, 7, 5, INK, 1) +
  line("M0-2Q-6 6-12 2M0-2Q6 6 12 2", 3) +
  tube("M40 10Q54 14 62 0", STEEL, 9);

export const skunk = (): string =>
  shape("M20-10C40-20 30-60 52-84 74-108 104-84 88-60 76-44 64-60 58-40 54-20 52-2 30 0Z", INK) +
  shape("M34-8C50-24 42-58 60-76 74-88 90-76 82-64 70-60 58-64 50-42 48-24 46-10 34-8Z", PAPER, 2) +
  shape("M-58-6C-66-40-46-52-24-50 10-52 36-36 34 0H-50Q-56 0-58-6Z", INK) +
  shape("M-44-48C-20-58 16-50 30-22 10-40-16-44-40-40Z", PAPER, 2) +
  line("M-36 2v-6M-12 2v-6M20 2v-6", 8) +
  spot(-42, -26, 6, PAPER) +
  spot(-44, -26, 3, INK) +
  disc(-60, -16, 5, ROSE, 2) +
  shape("M-46-46L-50-60-36-50Z", INK) +
  line("M-56-10q8 6 14 0", 3, PAPER);

export const spider = (skin: string): string =>
  [-1, 1]
    .map((s) =>
      [
        [-40, -54],
        [-56, -14],
        [-54, 24],
        [-34, 52],
      ]
        .map(([x, y]) => line(`M0 0Q${s * x! * 0.7} ${y! - 16} ${s * x!} ${y}`, 6))
        .join(""),
    )
    .join("") +
  oval(0, 20, 26, 24, skin) +
  dots("M-26 20A26 24 0 0 0 0 44Q-18 22-8-2-26 2-26 20Z") +
  flat("M0 8L8 20 0 32-8 20Z", RED) +
  disc(0, -14, 19, skin) +
  [
    [-7, -18, 6],
    [7, -18, 6],
  ]
    .map(([x, y, r]) => disc(x!, y!, r!, PAPER, 3) + spot(x!, y!, 2, INK))
    .join("") +
  shape("M-6-4l3 8 3-8M0-4l3 8 3-8", PAPER, 2.5);

/** The key that rolls up the lid of a tin. */
export const tinKey = (colour: string): string =>
  line("M-8 10L-46 34", 8) +
  line("M-8 10L-46 34", 3, STEEL) +
  shape("M-14 6C-20-22 4-44 26-34 48-24 42 10 14 16Z", colour) +
  oval(14, -10, 10, 12, PAPER, 3.5) +
  glint("M32-20q2 8-2 16", 3.5);
