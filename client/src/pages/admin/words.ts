// Times, sizes and names as the host reads them.
import { called } from "../../lib/guests";
import { t, texts } from "../../lib/texts.svelte";
import type { AdminSeat } from "../../protocol";

const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(texts.language, { maximumFractionDigits: digits }).format(value);

export const whole = (value: number): string => number(value);
export const rate = (value: number): string => number(value, value < 10 ? 1 : 0);

const SIZES = ["byte", "kilobyte", "megabyte", "gigabyte"];

/** Bytes as people say them. */
export function size(bytes: number): string {
  const step = Math.min(SIZES.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const how = { style: "unit", unit: SIZES[step], maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(texts.language, how).format(bytes / 1000 ** step);
}

const milliseconds = { style: "unit", unit: "millisecond", maximumFractionDigits: 1 } as const;
export const ms = (value: number | null): string =>
  value === null ? "–" : new Intl.NumberFormat(texts.language, milliseconds).format(value);

export const percentOf = (share: number): string =>
  t("percent", { number: Math.round(100 * share) });

const LONG: [Intl.NumberFormatOptions["unit"], number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** A span of time in its largest unit. */
export function span(seconds: number): string {
  const [unit, length] = LONG.find(([, length]) => seconds >= length) ?? ["second", 1];
  const how = { style: "unit", unit, unitDisplay: "short" } as const;
  return new Intl.NumberFormat(texts.language, how).format(Math.floor(seconds / length));
}

export const moment = (at: number): string =>
  new Intl.DateTimeFormat(texts.language, { dateStyle: "short", timeStyle: "medium" }).format(
    at * 1000,
  );

/** Who sits there: a name, a bot, or nobody. */
export function sitter({ kind, name, level }: AdminSeat): string {
  if (kind === "open") return t("admin-seat-open");
  if (kind === "bot") return t("admin-seat-bot", { level: level ?? 0 });
  return called(name);
}
