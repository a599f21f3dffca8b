// Which of the four stages there is room for.
import { MediaQuery } from "svelte/reactivity";

export type Layout = "phone" | "flat" | "tablet" | "desk";

const LAND = "(min-aspect-ratio: 1/1)";
const desk = new MediaQuery(`(min-width: 1000px) and (min-height: 600px) and ${LAND}`);
const large = new MediaQuery("(min-width: 1280px) and (min-height: 800px)");
const high = new MediaQuery("(min-height: 920px)");
const flat = new MediaQuery(`(min-width: 620px) and ${LAND}`);
const tablet = new MediaQuery("(min-width: 700px) and (min-height: 860px)");

/** Desk: columns beside the arena; flat: a phone on its side, or a low window. */
export function layout(): Layout {
  if (desk.current) return "desk";
  if (flat.current) return "flat";
  return tablet.current ? "tablet" : "phone";
}

/** Whether a desk has room for large panels. */
export const isLarge = (): boolean => large.current;

/** Whether a column has room for three large panels and the log beneath them. */
export const isHigh = (): boolean => high.current;
