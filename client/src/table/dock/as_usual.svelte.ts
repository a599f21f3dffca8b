// What somebody need not be asked: it is answered as usual until it is done, the turn is over or something is taken back.
import type { Choice, View } from "../../protocol";
import { usualAnswer } from "./usual_answer";

/** How much of a turn: its dice in the usual order, what is destroyed, how cards are paid, all up to the shop, or all. */
export type Stretch = "dice" | "destruction" | "payment" | "to the shop" | "to the end";

const TO_THE_SHOP = ["resolve", "destroy", "heart", "claw", "dice", "move", "choose"];
const KINDS: Record<Stretch, readonly string[]> = {
  dice: ["resolve"],
  destruction: ["destroy"],
  payment: ["choose"],
  "to the shop": TO_THE_SHOP,
  "to the end": [...TO_THE_SHOP, "buy", "end"],
};

interface Wish {
  turn: number;
  /** The decisions that are answered. */
  kinds: ReadonlySet<string>;
}

/** Whether a choice of one's own turn is among those, and has a usual answer; a lesson has its own. */
export const answers = (stretch: Stretch, choice: Choice, view: View): boolean =>
  hasUsual(choice, view) && KINDS[stretch].includes(choice.kind);

const hasUsual = (choice: Choice, view: View): boolean =>
  choice.seat === view.active && !choice.guide && usualAnswer(choice, view, []) !== null;

export class AsUsual {
  /** Another object is another wish, also in the same turn. */
  private wish = $state.raw<Wish | null>(null);
  private sentFor: Choice | null = null;
  private sentAt = -1;

  /** From now on in this turn, beside what was wished before; `answered` is a choice that somebody answers otherwise. */
  begin(view: View, stretch: Stretch, answered: Choice | null = null): void {
    const before = this.wish?.turn === view.turn ? this.wish.kinds : [];
    this.sentFor = answered;
    this.sentAt = answered ? view.made : -1;
    this.wish = { turn: view.turn, kinds: new Set([...before, ...KINDS[stretch]]) };
  }

  /** What was sent was refused: whoever wished for it chooses again. */
  end(): void {
    this.wish = null;
  }

  /** Whether nobody has to answer this choice, because it is answered as usual. */
  takes(choice: Choice | null, view: View): choice is Choice {
    if (!choice || this.wish?.turn !== view.turn) return false;
    return this.wish.kinds.has(choice.kind) && hasUsual(choice, view);
  }

  /** The move to be sent for a choice, once. */
  next(choice: Choice | null, view: View, liked: string[]): string | null {
    if (!this.takes(choice, view) || choice === this.sentFor) return null;
    if (view.made <= this.sentAt) {
      this.end(); // something was taken back
      return null;
    }
    this.sentFor = choice;
    this.sentAt = view.made;
    return usualAnswer(choice, view, liked);
  }
}
