// How much room the dock has; nothing is known where it stands alone.
import { getContext, setContext } from "svelte";

export interface DockSize {
  wide: number;
  high: number;
}
const KEY = Symbol("dock size");

export const giveDockSize = (size: () => DockSize): void => void setContext(KEY, size);

/** Asked for when a component is made. */
export const dockSize = (): (() => DockSize) =>
  getContext<(() => DockSize) | undefined>(KEY) ?? (() => ({ wide: 0, high: 0 }));
