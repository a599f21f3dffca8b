// What the coach is asked while somebody plays, and what it said last.
import type { Session } from "../../lib/session.svelte";
import { placeName, t } from "../../lib/texts.svelte";
import type {
  Advice,
  Choice,
  Danger,
  Goal,
  OddsTable,
  Problem,
  Prospect,
  Threat,
} from "../../protocol";
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
  told = $state.raw<Danger | null>(null);
  private asked = -1;

  async ask(session: Session, seq: number): Promise<void> {
    if (this.asked === seq) return;
    this.asked = seq;
    this.told = null;
    const found = await session.ask("forecast");
    if (this.asked === seq) this.told = isAdvice(found) ? found.forecast : null;
  }
}

/** What one answer leads to, as expected and at worst. */
export interface Foreseen {
  answer: string;
  expected: Prospect;
  worst: Prospect;
}

/** By answer; staying comes first. */
export const foreseenOf = ({ expected, worst }: Danger): Foreseen[] =>
  expected.prospects.map((one, place) => ({
    answer: one.answer,
    expected: one,
    worst: worst.prospects[place]!,
  }));

/** The answer that is least likely to be the last one. */
export const safest = (all: Foreseen[]): Foreseen | undefined =>
  all.toSorted(
    ({ worst: one }, { worst: other }) =>
      one.death.value - other.death.value || one.damage.value - other.damage.value,
  )[0];

interface Attacker {
  seat: string;
  expected: Threat;
  worst: Threat;
}

const NO_DAMAGE = 0.05;
const NO_DEATH = 0.005;

/** The rivals in whose turn something can really happen. */
export const attackersOf = ({ expected, worst }: Foreseen): Attacker[] =>
  worst.threats
    .map((threat, place) => ({
      seat: threat.seat,
      expected: expected.threats[place]!,
      worst: threat,
    }))
    .filter(({ worst: { damage, death } }) => damage.value > NO_DAMAGE || death.value > NO_DEATH);

/** Whether all of it was counted, and nothing only tried. */
export const isCounted = ({ expected, worst }: Danger): boolean =>
  [...expected.prospects, ...worst.prospects].every(
    ({ damage, death, points }) => damage.exact && death.exact && points.exact,
  );

/** What may be answered to an attack, in words; whoever is outside just stands there. */
export function answerName({ inside, place }: Danger, answer: string): string {
  const [verb, to] = answer.split(" ");
  if (to) return t("coach-flee", { place: placeName(to) });
  return inside || verb !== "stay" ? t(`coach-${verb}`) : placeName(place);
}
