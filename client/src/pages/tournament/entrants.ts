// Who plays in a tournament, in words and in order.
import { called } from "../../lib/guests";
import { t } from "../../lib/texts.svelte";
import type { Tournament, TournamentPlace } from "../../protocol";

export const SIZES = [3, 4, 5, 6];

/** What everybody is called, by number: bots are counted from the first of them. */
export function namesOf({ places }: Tournament): Map<number, string> {
  const ordered = [...places].sort((one, other) => one.number - other.number);
  const bots = ordered.filter(isBot);
  return new Map(
    ordered.map((place) => [
      place.number,
      isBot(place) ? t("cup-bot", { number: bots.indexOf(place) + 1 }) : called(place.name),
    ]),
  );
}

/** A bot from the start; whoever left keeps their name. */
const isBot = ({ name, level }: TournamentPlace): boolean => level !== null && !name;

/** How many bots would fill the tables if it began now. */
export function botsNeeded(people: number, size: number): number {
  return Math.max(size, Math.ceil(people / size) * size) - people;
}

/** The three best and whoever shares their ranks. */
export const podium = (places: TournamentPlace[]): TournamentPlace[] =>
  places.filter(({ rank }) => rank <= 3);
