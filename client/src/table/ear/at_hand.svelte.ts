// What digits do at this moment: the dock that is shown lays it ready for the command field.
import type { AsUsual } from "../dock/as_usual.svelte";

export interface Hand {
  /** A digit from 1 on; false if nothing lies there. */
  press: (number: number) => boolean;
  /** The same with Shift: all like it are kept, and the rest is thrown at once. */
  throwRest?: (number: number) => boolean;
  /** The digit 0: do it. */
  go: () => void;
}

class AtHand {
  hand = $state.raw<Hand | null>(null);
  /** The dice in the order of the keys. */
  dice = $state.raw<readonly string[]>([]);
  /** Which of them are kept. */
  kept = $state.raw<readonly boolean[]>([]);
  /** What answers for somebody who wants the usual. */
  asUsual = $state.raw<AsUsual | null>(null);
}

export const atHand = new AtHand();

/** Lay something ready for as long as a dock is shown; to be returned from an effect. */
export function layReady(hand: Hand): () => void {
  atHand.hand = hand;
  return () => {
    if (atHand.hand === hand) atHand.hand = null;
  };
}
