// What the coach says, for the ear: odds and hints in one message.
import { percent } from "../../lib/numbers";
import { plain } from "../../lib/parts";
import type { Session } from "../../lib/session.svelte";
import { cardName, t } from "../../lib/texts.svelte";
import type { Advice, OddsTable, View } from "../../protocol";
import { nameOf } from "../../lib/game/seats";
import { isAdvice } from "../coach/help.svelte";
import { keyOf } from "../dock/roll/roll";
import { spokenDice } from "./heard";

const MOST = 4; // chances that are told; the most telling come first

/** The odds of what is kept, or of each goal by itself. */
export async function oddsTold(session: Session, view: View, kept: string[]): Promise<string> {
  const found = await session.ask("odds");
  if (!isAdvice(found)) return found.text || t("ear-no-odds");
  return (found.odds && told(found.odds, view, kept)) || t("ear-no-odds");
}

function told(odds: OddsTable, view: View, kept: string[]): string {
  const keeps = Object.entries(odds.keeps).find(
    ([faces]) => keyOf(faces.split(" ")) === keyOf(kept),
  );
  const chances = (kept.length && keeps?.[1]) || odds.best;
  return chances
    .slice(0, MOST)
    .flatMap(([number, chance]) => {
      const goal = odds.goals[number];
      if (!goal) return [];
      const { use, about } = goal;
      const seat = use === "knock_out" && about ? nameOf(view, about) : "";
      const card = use === "card" && about ? cardName(view.city, about) : "";
      const what = spokenDice(Array<string>(goal.count).fill(goal.face));
      const values = { what, chance: percent(chance), for: seat || card };
      return [t(seat || card ? "ear-chance-for" : "ear-chance", values)];
    })
    .join("; ");
}

/** The best move, and why. */
export async function hintTold(session: Session): Promise<string> {
  const found = await session.ask("coach");
  if (!isAdvice(found)) return found.text || t("ear-no-hint");
  return hint(found) ?? t("ear-no-hint");
}

function hint({ coach }: Advice): string | null {
  if (!coach) return null;
  const move = t("ear-hint", { move: coach.label });
  return [move, plain(coach.verdict), plain(coach.reason)].join(" ");
}
