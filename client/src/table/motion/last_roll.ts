// The last roll of the turn and what it brought; it stays in sight until the next.
import { madeOf, type ByKind } from "../../lib/game/events";
import { people } from "../../lib/game/people.svelte";
import { nameOf } from "../../lib/game/seats";
import { listed, t } from "../../lib/texts.svelte";
import type { Cause, Event, View } from "../../protocol";

export interface Roll {
  seat: string;
  dice: string[];
  /** Gains of the roller, by kind. */
  gains: Record<string, number>;
  /** Health that others lost to its claws, by seat. */
  hits: Record<string, number>;
}

const GAINS = ["points", "energy", "health"] as const;
const added = (sums: Record<string, number>, key: string, amount: number) => ({
  ...sums,
  [key]: (sums[key] ?? 0) + amount,
});

/** The dice on the table, when nothing is known of how they came there. */
export const seenRoll = (view: View): Roll | null =>
  view.dice.length ? { seat: view.active, dice: view.dice, gains: {}, hits: {} } : null;

const gained =
  (what: (typeof GAINS)[number]) =>
  ({ seat, amount, cause }: { seat: string; amount: number; cause: Cause }, roll: Roll): Roll =>
    seat === roll.seat && cause.kind === "dice"
      ? { ...roll, gains: added(roll.gains, what, amount) }
      : roll;

const AFTER: ByKind<[Roll], Roll> = {
  die_changed: ({ face, to }, roll) => ({ ...roll, dice: changed(roll.dice, face, to) }),
  dice_final: ({ dice }, roll) => ({ ...roll, dice }),
  points_gained: gained("points"),
  energy_gained: gained("energy"),
  health_gained: gained("health"),
  health_lost: ({ seat, amount, cause }, roll) =>
    cause.kind === "claws" ? { ...roll, hits: added(roll.hits, seat, amount) } : roll,
};

/** The roll after an event. */
export function rollAfter(roll: Roll | null, event: Event): Roll | null {
  if (event.kind === "rolled") {
    return { seat: event.seat, dice: event.all, gains: {}, hits: {} };
  }
  // Whoever comes next has not rolled yet: nothing in their tray may look as if they had.
  if (event.kind === "turn_started") return null;
  return roll && (madeOf(AFTER, event, roll) ?? roll);
}

function changed(dice: string[], face: string, to: string): string[] {
  const at = dice.indexOf(face);
  return dice.map((one, index) => (index === at ? to : one));
}

/** What a roll brought, in one line. */
export function summaryOf(roll: Roll, view: View): string {
  const gains = GAINS.filter((what) => roll.gains[what]).map((what) =>
    t(`reward-${what}`, { amount: roll.gains[what]! }),
  );
  const amounts = [...new Set(Object.values(roll.hits))];
  const hits = amounts.map((amount) =>
    hitOf(
      view,
      amount,
      Object.keys(roll.hits).filter((seat) => roll.hits[seat] === amount),
    ),
  );
  return [...gains, ...hits].join(" · ");
}

/** Who was hit for so much, oneself last. */
function hitOf(view: View, amount: number, seats: string[]): string {
  const others = seats.filter((seat) => !people.isReader(seat)).map((seat) => nameOf(view, seat));
  const me = others.length < seats.length;
  if (!others.length) return t("table-hit-you", { amount });
  if (seats.length === 1) return t("table-hit", { amount, monster: others[0]! });
  const names = listed(me ? [...others, t("table-hit-self")] : others);
  return t("table-hit-each", { amount, names });
}
