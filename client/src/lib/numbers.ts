// Chances and amounts as people read them.
import type { Estimate } from "../protocol";
import { t, texts } from "./texts.svelte";

const HARDLY = 0.005;

/** A number with its percent sign, as the language writes it; `words/numbers.py` does the same. */
const written = (number: number | string): string => t("percent", { number });

/** A chance as people say it: neither the impossible nor the certain in error. */
export function percent(chance: number): string {
  if (chance > 0 && chance < HARDLY) return `<${written(1)}`;
  return written(chance < 1 ? Math.min(99, Math.round(100 * Math.max(0, chance))) : 100);
}

/** What a chance gains or loses, with a plus or a minus. */
export function change(share: number): string {
  const points = Math.round(100 * share);
  return written(points > 0 ? `+${points}` : `${points}`.replace("-", "\u2212"));
}

/** The same of what was only tried: what never happened may yet, and an estimate may fall below nothing. */
export const likely = ({ value, exact }: Estimate): string =>
  exact || value > 0 ? percent(value) : `<${written(1)}`;

/** A number with its sign and always one decimal, for columns. */
export const tenths = (number: number): string =>
  new Intl.NumberFormat(texts.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  })
    .format(number)
    .replace("-", "\u2212");

/** A number with one decimal, and a sign if it is wanted; a loss has a minus, not a hyphen. */
export const decimal = (number: number, signed = false): string =>
  new Intl.NumberFormat(texts.language, {
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "negative",
  })
    .format(number)
    .replace("-", "\u2212");
