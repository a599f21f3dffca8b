// A finger that goes left or right over the stage.
const FAR = 48; // pixels
const STEEP = 2; // so many times wider than high

/** Where fingers have work of their own. */
const TAKEN = "input, select, textarea, dialog, [role=slider]";

export interface Swipes {
  ontouchstart: (event: TouchEvent) => void;
  ontouchend: (event: TouchEvent) => void;
}

/** Handlers that call one of the two when a finger has gone far enough. */
export function swipes(left: () => void, right: () => void): Swipes {
  let from: Touch | null = null;
  return {
    ontouchstart({ touches, target }) {
      const free = !(target instanceof Element && target.closest(TAKEN));
      from = touches.length === 1 && free ? touches[0]! : null;
    },
    ontouchend({ changedTouches }) {
      const to = changedTouches[0];
      if (!from || !to) return;
      const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
      from = null;
      if (Math.abs(across) < FAR || Math.abs(across) < STEEP * Math.abs(down)) return;
      if (across < 0) left();
      else right();
    },
  };
}
