// What the coach is asked while somebody plays, and what it said last.
import type { Session } from "../../lib/session.svelte";
import { placeName, t } from "../../lib/texts.svelte";
import type { Advice, Chip, Problem, StayOrLeave } from "../../protocol";

/** Whether the table's host allows help. */
export const helpful = (session: Session): boolean => session.table?.settings.help ?? false;

export const isAdvice = (found: Advice | Problem): found is Advice => "topic" in found;

/** Odds for the dice that would be kept: one question at a time, and always the newest. */
export class Odds {
  chips = $state.raw<Chip[]>([]);
  private wanted: string | null = null;
  private busy = false;

  async ask(session: Session, keep: string): Promise<void> {
    this.wanted = keep;
    if (this.busy) return;
    this.busy = true;
    while (this.wanted !== null) {
      const asked: string = this.wanted;
      this.wanted = null;
      const found = await session.ask("odds", asked);
      if (this.wanted === null) this.chips = isAdvice(found) ? (found.odds ?? []) : [];
    }
    this.busy = false;
  }

  clear(): void {
    this.wanted = null;
    this.chips = [];
  }
}

/** What staying and leaving would bring, for the decision of this moment. */
export class Outlook {
  told = $state.raw<StayOrLeave | null>(null);
  private asked = -1;

  async ask(session: Session, seq: number): Promise<void> {
    if (this.asked === seq) return;
    this.asked = seq;
    this.told = null;
    const found = await session.ask("forecast");
    if (this.asked === seq) this.told = isAdvice(found) ? found.forecast : null;
  }
}

/** What may be answered to an attack, in words. */
export function answerName(answer: string): string {
  const [verb, place] = answer.split(" ");
  return place ? t("coach-flee", { place: placeName(place) }) : t(`coach-${verb}`);
}
