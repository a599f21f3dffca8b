// Chances and amounts as people read them.
import type { Estimate } from "../protocol";
import { texts } from "./texts.svelte";

/** A chance as people say it: neither the impossible nor the certain in error. */
export function percent(chance: number): string {
  const shown = chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, chance)) : chance;
  return new Intl.NumberFormat(texts.language, { style: "percent" }).format(shown);
}

/** The same of what was only tried: what never happened may yet. */
export const likely = ({ value, exact }: Estimate): string =>
  exact || value ? percent(value) : `<${percent(0.01)}`;

/** A number with one decimal, and a sign if it is wanted; a loss has a minus, not a hyphen. */
export const decimal = (number: number, signed = false): string =>
  new Intl.NumberFormat(texts.language, {
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "negative",
  })
    .format(number)
    .replace("-", "\u2212");
