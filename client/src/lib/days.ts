// Times of games that last days, in few letters: 1 d 4 h, 5 h, 12 min.
import { t } from "./texts.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How long that is, in minutes rounded up: two days are two days when they begin. */
export function daysLeft(seconds: number): string {
  const whole = MINUTE * Math.ceil(Math.max(0, seconds) / MINUTE);
  return t("days-left", {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
  });
}
