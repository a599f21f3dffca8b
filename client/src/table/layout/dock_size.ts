// How much room the dock has, and what fits into it.
import { getContext, setContext } from "svelte";

export interface DockSize {
  wide: number;
  high: number;
}

/**
 * The widths at which something in the dock changes. The styles of its parts ask for the same ones,
 * as `@container dock (min-width: …)`: a test sees to it that they know no others.
 */
export const WIDTHS = {
  /** Six dice need no second row. */
  narrow: 360,
  /** The name of a face fits into one line of a tile. */
  slim: 400,
  /** No phone. */
  roomy: 480,
  /** The buttons stand beside the question. */
  columns: 760,
  /** The question stands in the middle of its line. */
  vast: 1000,
};
const LOW = 270;
const MOST_DICE_IN_A_ROW = 6;

const KEY = Symbol("dock size");

export const giveDockSize = (size: () => DockSize): void => void setContext(KEY, size);

/** Asked for when a component is made; nothing is known where a dock stands alone. */
export const dockSize = (): (() => DockSize) =>
  getContext<(() => DockSize) | undefined>(KEY) ?? (() => ({ wide: 0, high: 0 }));

/** Less, and the question needs all of it: a phone. */
export const isRoomy = ({ wide }: DockSize): boolean => wide === 0 || wide >= WIDTHS.roomy;

/** So many dice that they take two rows, and the height of the prompt with them. */
export const isCrowded = ({ wide, high }: DockSize, dice: number): boolean =>
  wide > 0 &&
  (dice > MOST_DICE_IN_A_ROW
    ? wide < WIDTHS.roomy
    : dice > 0 && wide < WIDTHS.narrow && high < LOW);

/** How many chips of extras fit beside the prompt. */
export function chipsThatFit(size: DockSize, crowded: boolean, coached: boolean): number {
  if (isRoomy(size)) return 3;
  return crowded && !coached ? 2 : 1;
}
