// Who sits where: monsters in the order of the table, and their names.
import type { Monster, Seat, Table, View } from "../../protocol";
import { t } from "../texts.svelte";
import { calledAt } from "./people.svelte";
import { watching } from "./watching.svelte";

/** Whose place is at the bottom: one's own, and for a spectator the one whose eyes they chose. */
export const ownSeat = (view: View): string =>
  view.seat ?? (monsterAt(view, watching.eyes) ?? view.monsters[0])?.seat ?? "p1";

export const monsterAt = (view: View, seat: string): Monster | undefined =>
  view.monsters.find((monster) => monster.seat === seat);

/** The others, clockwise from one's own left. */
export function rivalsOf(view: View): Monster[] {
  const me = view.monsters.findIndex((monster) => monster.seat === ownSeat(view));
  return [...view.monsters.slice(me + 1), ...view.monsters.slice(0, me)];
}

/** The pattern of a badge, 1 to 6. */
export const patternOf = (seat: string): number => Number(seat.slice(1));

export const seatOf = (table: Table | null, seat: string): Seat | undefined =>
  table?.seats.find((one) => one.seat === seat);

/** Who plays a seat, in words: a person's name, or a bot and its level. */
export function playerName(seat: Seat | undefined): string {
  if (!seat) return "";
  if (seat.kind === "person" && !seat.stood_in) return seat.name;
  const bot = t("level-bot", { name: t(`level-${seat.level}`) });
  return seat.name ? t("table-stood-in", { name: seat.name, bot }) : bot;
}

/** What whoever plays a seat is called. */
export function nameOf(view: View, seat: string): string {
  const monster = monsterAt(view, seat);
  return monster ? calledAt(seat, monster.monster) : seat;
}
