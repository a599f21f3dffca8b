// Times in words and on a clock.
import { t } from "./texts.svelte";

/** A time as one says it: 90 s, 10 min. */
export const time = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0
    ? t("time-minutes", { minutes: seconds / 60 })
    : t("time-seconds", { seconds });

/** A time as a clock shows it: 1:05. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
