// Who plays at a listed table, in words, and when that was.
import type { Listed, ListedSeat } from "../../protocol";
import { listed, monsterName, t, texts } from "../../lib/texts.svelte";

/** Places in the middle of the city: whoever stands there holds it. */
const INSIDE = /^(tokyo|manhattan|lower|midtown|upper)/;

export const isInside = ({ place, health }: ListedSeat): boolean =>
  place !== null && health !== 0 && INSIDE.test(place);

/** A person's name, or a bot's monster. */
export function called(seat: ListedSeat): string {
  if (seat.kind === "person") return seat.name;
  return seat.monster ? monsterName(seat.monster) : t("people-bot");
}

/** Everybody but oneself, people by name and bots by number; oneself if there is nobody else. */
export function company({ players, yours }: Listed): string {
  const people = players.filter((one) => one.kind === "person" && !one.yours);
  const bots = players.filter((one) => one.kind === "bot").length;
  const names = people.map(({ name }) => name);
  if (bots) names.push(t("people-bots", { count: bots }));
  if (yours && players.some((one) => one.yours)) names.unshift(t("gather-you"));
  return names.length ? listed(names) : t("list-empty");
}

/** How it ended. */
export function ending({ players }: Listed): string {
  const winners = players.filter(({ winner }) => winner);
  if (!winners.length) return t("list-nobody");
  if (winners.length === 1 && winners[0]!.yours) return t("list-won-you");
  return t("list-won", { names: listed(winners.map(called)) });
}

const DAY = 24 * 3600;
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", DAY],
  ["hour", 3600],
  ["minute", 60],
];

/** When it was: so long ago, or on a day. */
export function when(at: number | null, now = Date.now() / 1000): string {
  if (at === null) return "";
  const language = texts.language === "en" ? "en-GB" : texts.language;
  const ago = Math.max(0, now - at);
  if (ago >= 7 * DAY)
    return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at * 1000);
  const [unit, long] = STEPS.find(([, seconds]) => ago >= seconds) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(
    -Math.floor(ago / long),
    unit,
  );
}
