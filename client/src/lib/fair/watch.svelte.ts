// One table's dice, watched by this browser: it mixes in chance of its own while people gather,
// and says so if what is opened at the end is not what it was shown.
import type { Dice, Problem, Table } from "../../protocol";
import type { Session } from "../session.svelte";
import { keep, keptOf, newSalt, type Keepsake } from "./keepsakes";
import { commitmentOf, type Salts } from "./scheme";

type ProblemKind = Problem["kind"];

/** What does not fit; each has its words. */
export type Lie = "commitment" | "changed" | "salt" | "unopened";

const AGAIN = new Set<ProblemKind>(["cannot_save", "limit"]);

export class DiceWatch {
  lie = $state<Lie | null>(null);
  /** Salts that were sent for a seat, until the table shows them. */
  private sent = new Map<string, string>();

  constructor(private session: Session) {}

  /** Look at the table as it is now. */
  async look(table: Table): Promise<void> {
    const kept = keptOf(table.table);
    const { dice } = table;
    if (dice?.kind !== "fair" || !dice.commitment) {
      if (kept && dice) this.lie = "changed";
      return;
    }
    if (kept && kept.commitment !== dice.commitment) this.lie = "changed";
    else if (table.status === "gathering") this.gather(table, dice, kept);
    else await this.compare(table, dice, kept);
  }

  /** Keep what is shown, and salt each seat of ours that has no salt. */
  private gather(table: Table, dice: Dice, kept: Keepsake | null): void {
    const mine = table.seats.filter(({ yours }) => yours).map(({ seat }) => seat);
    keep({
      table: table.table,
      commitment: dice.commitment!,
      salts: this.shown(dice.salts, mine, kept),
    });
    for (const seat of this.sent.keys()) if (!mine.includes(seat)) this.sent.delete(seat);
    for (const seat of mine) if (!dice.salts[seat] && !this.sent.has(seat)) this.salt(seat);
  }

  /** Those of our salts that the table shows: seats move and change hands while people gather. */
  private shown(salts: Salts, mine: string[], kept: Keepsake | null): Salts {
    const ours = new Set([...Object.values(kept?.salts ?? {}), ...this.sent.values()]);
    return Object.fromEntries(
      mine.flatMap((seat) => {
        const salt = salts[seat];
        return salt && ours.has(salt) ? [[seat, salt]] : [];
      }),
    );
  }

  private salt(seat: string): void {
    const salt = newSalt();
    this.sent.set(seat, salt);
    void this.session.send({ type: "salt", seat, salt }).then(({ problem }) => {
      // What was only not the moment is tried again when the table changes.
      if (problem && AGAIN.has(problem.kind)) this.sent.delete(seat);
    });
  }

  private async compare(table: Table, dice: Dice, kept: Keepsake | null): Promise<void> {
    // Who comes when all is over was shown nothing before.
    if (!kept && table.status === "playing")
      keep({ table: table.table, commitment: dice.commitment!, salts: {} });
    if (this.isMissing(table, dice, kept)) this.lie = "salt";
    else if (table.status === "over") this.lie = await lieAtTheEnd(dice, kept);
  }

  private isMissing(table: Table, dice: Dice, kept: Keepsake | null): boolean {
    const there = new Set(Object.values(dice.salts));
    const mine = new Set(table.seats.filter(({ yours }) => yours).map(({ seat }) => seat));
    return Object.entries(kept?.salts ?? {}).some(
      ([seat, salt]) => mine.has(seat) && !there.has(salt),
    );
  }
}

async function lieAtTheEnd(dice: Dice, kept: Keepsake | null): Promise<Lie | null> {
  if (!dice.secret) return "unopened";
  const opened = await commitmentOf(dice.secret);
  return opened === (kept?.commitment ?? dice.commitment) ? null : "commitment";
}
