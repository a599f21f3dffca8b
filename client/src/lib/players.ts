// The player that this browser is: their games and ratings, and the way to another device.
import type {
  Carried,
  GameRating,
  Gone,
  Leaderboard,
  Me,
  NewWishes,
  PastGames,
  SecretWords,
  Statistics,
  Transfer,
} from "../protocol";
import { ask, type Result } from "./api.svelte";
import { MONSTERS, type City } from "./game/cities";
import { forgetProgress, shareProgress } from "./puzzle_progress.svelte";
import { set, settings } from "./settings.svelte";
import { texts } from "./texts.svelte";

export const inWords = (path: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}language=${encodeURIComponent(texts.language)}`;

export const fetchMe = (): Promise<Result<Me>> => ask<Me>(inWords("/api/me"));
export const fetchPast = (query: URLSearchParams): Promise<Result<PastGames>> =>
  ask<PastGames>(inWords(`/api/me/games?${query.toString()}`));
export const fetchStatistics = (): Promise<Result<Statistics>> =>
  ask<Statistics>(inWords("/api/me/statistics"));
export const fetchLeaderboard = (city: City, against: string): Promise<Result<Leaderboard>> =>
  ask<Leaderboard>(inWords(`/api/leaderboard?city=${city}&against=${against}`));
export const fetchRating = (table: string): Promise<Result<GameRating>> =>
  ask<GameRating>(inWords(`/api/games/${encodeURIComponent(table)}/rating`));

/** What follows the player, told to the server. */
export const wish = (wishes: NewWishes): Promise<Result<Me>> => ask<Me>(inWords("/api/me"), wishes);

export const makeTransfer = (): Promise<Result<Transfer>> =>
  ask<Transfer>(inWords("/api/me/transfer"), {});
export const askPhrase = (): Promise<Result<SecretWords>> =>
  ask<SecretWords>(inWords("/api/me/phrase"), {});
export const carry = (code: string): Promise<Result<Carried>> =>
  become(ask<Carried>(inWords("/api/me/carry"), { code }));
export const restore = (words: string): Promise<Result<Carried>> =>
  become(ask<Carried>(inWords("/api/me/restore"), { words }));

/** Name, favourites, language and the days in a row come along. */
export async function become(asked: Promise<Result<Carried>>): Promise<Result<Carried>> {
  const answer = await asked;
  if (answer.value) {
    const { name, language, monsters } = answer.value;
    set({ name, favourites: monsters, ...(language ? { language } : {}) });
    forgetProgress();
    await shareProgress();
  }
  return answer;
}

export async function depart(): Promise<Result<Gone>> {
  const answer = await ask<Gone>(inWords("/api/me/delete"), { sure: true });
  if (answer.value) {
    set({ name: "", favourites: [] });
    forgetProgress();
  }
  return answer;
}

/** The monster that this player likes best in a city. */
export const favouriteOf = (city: City): string | null =>
  settings.favourites.find((monster) => MONSTERS[city].includes(monster)) ?? null;

export async function favour(city: City, monster: string | null): Promise<Result<Me>> {
  const others = settings.favourites.filter((one) => !MONSTERS[city].includes(one));
  const favourites = monster ? [...others, monster] : others;
  set({ favourites });
  return wish({ monsters: favourites });
}

/** The code of a link from one's other device; it stays in no history. */
export function carriedCode(): string | null {
  const found = /^#carry=([\w-]{1,64})$/.exec(location.hash);
  if (!found) return null;
  history.replaceState(null, "", location.pathname);
  return found[1]!;
}
