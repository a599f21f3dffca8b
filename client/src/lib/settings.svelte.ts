// What a person set, remembered in this browser.
import type { City } from "./game/cities";

export type Speed = "relaxed" | "normal" | "fast" | "instant";
export type Motion = "system" | "less";
export type Theme = "light" | "dark" | "system";

export const SPEEDS: Record<Speed, number> = { relaxed: 1.5, normal: 1, fast: 0.5, instant: 0 };

interface Kept {
  name: string;
  language: string;
  theme: Theme;
  speed: Speed;
  muted: string[]; // voices of guests whose chat is not shown
  deaf: boolean; // nobody's is
  curtain: boolean; // whether a device that is handed over covers its screen
  city: City; // of the last game
  bots: number; // how many play along at "Play now"
  level: number; // and how well
  chances: boolean; // whether a replay tells who is how likely to win
  odds: boolean; // whether chances are shown beside dice and dangers
  learned: string[]; // cities whose lesson was played or skipped
  order: string[]; // faces as New York's dice are usually resolved, first to last
  motion: Motion;
  confirm: boolean; // whether some buttons want to be held
  sound: boolean;
  volume: number; // of 100
  captions: boolean; // sounds are named in words, too
  ear: boolean; // a command field and words instead of pictures and motion
  full: boolean; // whether nothing is left out of what is told
  shortcuts: boolean; // whether single keys do something
  favourites: string[]; // monsters, at most one of each city
  keys: string[]; // those that were changed, such as `r=x`
}

const KEY = "tokyork";
const USUAL: Kept = {
  name: "",
  language: "",
  theme: "system",
  speed: "normal",
  muted: [],
  deaf: false,
  curtain: true,
  city: "tokyo",
  bots: 3,
  level: 2,
  chances: true,
  odds: true,
  learned: [],
  order: [],
  motion: "system",
  confirm: true,
  sound: true,
  volume: 50,
  captions: false,
  ear: false,
  full: false,
  shortcuts: true,
  favourites: [],
  keys: [],
};

/** What was kept, as far as it is what it should be: others may have written there. */
export function remembered(): Kept {
  const kept = { ...USUAL, muted: [], learned: [], order: [], favourites: [], keys: [] };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    for (const key of Object.keys(USUAL) as (keyof Kept)[]) {
      const value = found[key];
      if (
        typeof value === typeof USUAL[key] &&
        Array.isArray(value) === Array.isArray(USUAL[key])
      ) {
        Object.assign(kept, { [key]: value });
      }
    }
  } catch {
    // A browser that keeps nothing still plays.
  }
  return kept;
}

export const settings = $state<Kept>(remembered());

/** Change some and remember them. */
export function set(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // As above.
  }
}

/** What the settings panel offers; names, mutes and the usual game are not settings in this sense. */
const OFFERED = [
  "language",
  "theme",
  "speed",
  "odds",
  "motion",
  "confirm",
  "curtain",
  "sound",
  "volume",
  "captions",
  "ear",
  "full",
  "shortcuts",
  "keys",
] as const;

/** As on a first visit. */
export const resetSettings = (): void =>
  set(Object.fromEntries(OFFERED.map((key) => [key, USUAL[key]])));

/** How long motion takes, as a factor; people who want less motion get fades instead of ways, and ears need none. */
export const pace = (): number => (settings.ear ? 0 : SPEEDS[settings.speed]);

const asks = (query: string): MediaQueryList | null =>
  typeof matchMedia === "function" ? matchMedia(query) : null;
export const reducedMotion = (): boolean =>
  settings.motion === "less" || (asks("(prefers-reduced-motion: reduce)")?.matches ?? false);

const darkness = asks("(prefers-color-scheme: dark)");
let systemIsDark = $state(darkness?.matches ?? false);
darkness?.addEventListener?.("change", (event) => (systemIsDark = event.matches));

/** The theme that is seen. */
export function shownTheme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return systemIsDark ? "dark" : "light";
}
