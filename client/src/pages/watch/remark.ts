// What a turn has changed, in one sentence; nothing if that is not worth one.
import { percent } from "../../lib/numbers";
import { t } from "../../lib/texts.svelte";

/** A change of a chance that is worth a word. */
const MUCH = 0.08;
const AHEAD = 0.5;

export function remark(before: number[], now: number[], nameOf: (index: number) => string): string {
  if (before.length !== now.length) return lead(now, nameOf);
  const changes = now.map((share, index) => share - before[index]!);
  const most = changes.reduce(
    (best, change, index) => (Math.abs(change) > Math.abs(changes[best]!) ? index : best),
    0,
  );
  const change = changes[most]!;
  if (Math.abs(change) < MUCH) return lead(now, nameOf);
  return t(change > 0 ? "watch-rise" : "watch-fall", {
    name: nameOf(most),
    before: percent(before[most]!),
    after: percent(now[most]!),
  });
}

function lead(now: number[], nameOf: (index: number) => string): string {
  const best = now.indexOf(Math.max(...now));
  const share = now[best] ?? 0;
  return share >= AHEAD ? t("watch-lead", { name: nameOf(best), chance: percent(share) }) : "";
}
