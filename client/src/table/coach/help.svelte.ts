// What the coach is asked while somebody plays, and what it said last.
import type { Session } from "../../lib/session.svelte";
import { placeName, t } from "../../lib/texts.svelte";
import type { Advice, Choice, Goal, OddsTable, Problem, StayOrLeave } from "../../protocol";
import { keyOf } from "../dock/roll/roll";

/** Whether the table's host allows help. */
export const helpful = (session: Session): boolean => session.table?.settings.help ?? false;

export const isAdvice = (found: Advice | Problem): found is Advice => "topic" in found;

export interface Chance {
  goal: Goal;
  /** 1 if the dice in hand are enough. */
  chance: number;
}

/** The odds of a throw for all that may be kept of it: asked for once, so that no tap has to wait. */
export class Odds {
  private table = $state.raw<OddsTable | null>(null);
  private asked: Choice | null = null;
  private readonly keeps = $derived(
    new Map(
      Object.entries(this.table?.keeps ?? {}).map(([faces, told]) => [
        keyOf(faces.split(" ").filter(Boolean)),
        told,
      ]),
    ),
  );

  async ask(session: Session, choice: Choice): Promise<void> {
    if (this.asked === choice) return;
    this.asked = choice;
    this.table = null;
    const found = await session.ask("odds");
    if (this.asked === choice) this.table = isAdvice(found) ? found.odds : null;
  }

  /** What matters with these dice kept; with null, for each goal if all is done for it. */
  with(faces: readonly string[] | null): Chance[] {
    const told = faces ? this.keeps.get(keyOf(faces)) : this.table?.best;
    return (told ?? []).flatMap(([number, chance]) => {
      const goal = this.table?.goals[number];
      return goal ? [{ goal, chance }] : [];
    });
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
