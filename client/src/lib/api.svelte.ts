// What is asked over plain HTTP: the lobby, a new table, one's name.
import type {
  Home,
  Made,
  NewLesson,
  NewPractice,
  NewRules,
  NewTable,
  Practice,
  Problem,
  Refused,
  RulesEffect,
} from "../protocol";
import { called, given, namedHome } from "./guests";
import { rememberGames } from "./local/games_here";
import { isSite } from "./local/site";
import { call } from "./place";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

/** An answer, or why there is none, in one sentence. */
export type Result<T> = { value: T; problem: null } | { value: null; problem: Problem };

const SERVER_FAILED = 500;
const failed = (problem: Problem): Result<never> => ({ value: null, problem });

export async function ask<T>(path: string, body?: unknown): Promise<Result<T>> {
  const post = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  let answer: Response;
  try {
    answer = await call(
      path,
      body === undefined ? { headers: { accept: "application/json" } } : post,
    );
  } catch {
    return failed({ kind: "not_now", text: t("problem-offline") });
  }
  const said = (await answer.json().catch(() => null)) as T | Refused | null;
  if (answer.ok && said !== null) return { value: said as T, problem: null };
  const problem = (said as Refused | null)?.problem;
  const kind = problem?.kind ?? (answer.status >= SERVER_FAILED ? "not_now" : "bad");
  return failed({ kind, text: problem?.text || t("problem-server") });
}

/** Whether the same may be granted a little later, without anybody doing anything. */
export const passes = ({ kind }: Problem): boolean => kind === "not_now" || kind === "limit";

const language = (): string => encodeURIComponent(settings.language || navigator.language);

export const fetchHome = (): Promise<Result<Home>> => ask<Home>(`/api/home?language=${language()}`);
export const makeTable = (table: NewTable): Promise<Result<Made>> =>
  ask<Made>(`/api/tables?language=${language()}`, {
    ...table,
    seats: table.seats.map((seat) =>
      seat.kind === "person" ? { ...seat, name: given(seat.name ?? "") } : seat,
    ),
  });
export const makeLesson = (lesson: NewLesson): Promise<Result<Made>> =>
  ask<Made>(`/api/lessons?language=${language()}`, { ...lesson, name: given(lesson.name ?? "") });
export const askPractice = (wanted: NewPractice): Promise<Result<Practice>> =>
  ask<Practice>(`/api/practice?language=${language()}`, wanted);
export const askRules = (wanted: NewRules): Promise<Result<RulesEffect>> =>
  ask<RulesEffect>(`/api/rules?language=${language()}`, wanted);
export const tellName = (name: string): Promise<Result<unknown>> =>
  ask<unknown>("/api/name", { name: given(name) });

const NEWS_EVERY = 5000;

/** The lobby as last heard. */
class Lobby {
  home = $state.raw<Home | null>(null);
  problem = $state.raw<Problem | null>(null);

  async load(): Promise<void> {
    const { value, problem } = await fetchHome();
    if (value) this.home = namedHome(value);
    if (value && isSite) rememberGames(value);
    this.problem = problem;
  }

  /** Hear of news now and then while somebody looks; the returned function ends that. */
  watch(): () => void {
    const timer = setInterval(() => document.hidden || void this.load(), NEWS_EVERY);
    return () => clearInterval(timer);
  }
}

export const lobby = new Lobby();
/** What this person is called; nobody is asked before the first game. */
export const myName = (): string => called(settings.name || lobby.home?.name || "");
