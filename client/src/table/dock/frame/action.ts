// What a button of the dock does, and the keys that stand for it.
export interface Action {
  label: string;
  run: () => void;
  /** Costly and final: it wants a hold of 400 ms, or a second press. */
  hold?: boolean;
  /** Why it cannot be done now, in words. */
  off?: string | null;
  /** The move it would be, to ask why it cannot be done. */
  move?: string;
  /** Another ink, where two buttons weigh the same. */
  alt?: boolean;
  /** The keys that press it; the first is printed on it. */
  keys?: string[];
}

/** The main button: Enter presses it, wherever it stands and whatever it says. */
export const asMain = (action: Action): Action => ({
  ...action,
  keys: ["Enter", ...(action.keys ?? [])],
});

export const isMain = (action: Action | null): boolean => !!action?.keys?.includes("Enter");

/** Whatever ends a decision without choosing anything has the same key everywhere. */
export const LEAVES = ["s"];

/** A card or another move beside what the dock is about; its offer may depend on the dice kept. */
export interface Extra {
  key: string;
  title: string;
  label: string | null;
  move: string | null;
  /** Why it has no move now, and the move it would be. */
  why?: string;
  refused?: string;
}
