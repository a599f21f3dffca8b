// The last roll and what it brought; it stays in sight until the next.
import { t } from "../../lib/texts.svelte";
import type { Event, View } from "../../protocol";
import { nameOf } from "../people";

export interface Roll {
  seat: string;
  dice: string[];
  /** Gains of the roller, by kind. */
  gains: Record<string, number>;
  /** Health that others lost to its claws, by seat. */
  hits: Record<string, number>;
}

const GAINS = ["points", "energy", "health"];
const added = (sums: Record<string, number>, key: string, amount: number) => ({
  ...sums,
  [key]: (sums[key] ?? 0) + amount,
});

/** The dice on the table, when nothing is known of how they came there. */
export const seenRoll = (view: View): Roll | null =>
  view.dice.length ? { seat: view.active, dice: view.dice, gains: {}, hits: {} } : null;

/** The roll after an event. */
export function rollAfter(roll: Roll | null, event: Event): Roll | null {
  const { kind, seat = "", cause, amount = 0 } = event;
  if (kind === "rolled") return { seat, dice: event.all ?? [], gains: {}, hits: {} };
  if (!roll) return null;
  if (kind === "die_changed" || kind === "dice_final")
    return { ...roll, dice: event.dice ?? changed(roll.dice, event) };
  const gained = GAINS.find((what) => kind === `${what}_gained`);
  if (gained && seat === roll.seat && cause.kind === "dice")
    return { ...roll, gains: added(roll.gains, gained, amount) };
  if (kind === "health_lost" && cause.kind === "claws")
    return { ...roll, hits: added(roll.hits, seat, amount) };
  return roll;
}

function changed(dice: string[], { face = "", to = "" }: Event): string[] {
  const at = dice.indexOf(face);
  return dice.map((one, index) => (index === at ? to : one));
}

/** What a roll brought, in one line. */
export function summaryOf(roll: Roll, view: View): string {
  const gains = GAINS.filter((what) => roll.gains[what]).map((what) =>
    t(`reward-${what}`, { amount: roll.gains[what]! }),
  );
  const hits = Object.entries(roll.hits).map(([seat, amount]) =>
    t("table-hit", { amount, monster: nameOf(view, seat) }),
  );
  return [...gains, ...hits].join(" · ");
}
