// What other rules change, in words.
import { t } from "../../lib/texts.svelte";
import type { RulesEffect } from "../../protocol";

const percent = (share: number): string => t("percent", { number: Math.round(100 * share) });

/** A sentence on the length of games, and one on whoever begins; another if too few were played. */
export function shown({ games, length, first, usual_first: usual }: RulesEffect): string {
  if (!games) return t("rules-glance-none");
  const [value, low, high] = first.map(percent) as [string, string, string];
  const begins = { first: value, low, high, usual: percent(usual[0]), games };
  return `${lengthShown(...length)} ${t("rules-glance-first", begins)}`;
}

function lengthShown(change: number, low: number, high: number): string {
  if (low <= 0 && high >= 0) return t("rules-glance-same");
  const [least, most] = change < 0 ? [-high, -low] : [low, high];
  const values = { change: percent(Math.abs(change)), low: percent(least), high: percent(most) };
  return t(change < 0 ? "rules-glance-shorter" : "rules-glance-longer", values);
}
