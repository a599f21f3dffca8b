// What a person set, remembered in this browser.
export type Speed = "relaxed" | "normal" | "fast" | "instant";
export type Theme = "light" | "dark" | "system";

export const SPEEDS: Record<Speed, number> = { relaxed: 1.5, normal: 1, fast: 0.5, instant: 0 };

interface Kept {
  name: string;
  language: string;
  theme: Theme;
  speed: Speed;
  muted: string[]; // names whose chat is not shown
}

const KEY = "tokyork";
const USUAL: Kept = { name: "", language: "", theme: "system", speed: "normal", muted: [] };

function remembered(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Kept>(remembered());

/** Change some and remember them. */
export function set(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** How long motion takes, as a factor; people who want less motion get fades instead of ways. */
export const pace = (): number => SPEEDS[settings.speed];
export const reducedMotion = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The theme that is seen. */
export function shownTheme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
