// What a button of the dock does.
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
}

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
