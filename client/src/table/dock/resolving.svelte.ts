// Dice resolved in the usual order: it goes on by itself until the turn is over or something is taken back.
import { usualMove } from "../../lib/usual_order";
import type { Choice, View } from "../../protocol";

export class Resolving {
  /** In which turn it is wished for; another object is another wish, also in the same turn. */
  private wish = $state.raw<{ turn: number } | null>(null);
  private sentFor: Choice | null = null;
  private sentAt = -1;

  /** From now on, and to the end of this turn. */
  begin(turn: number): void {
    this.sentFor = null;
    this.sentAt = -1;
    this.wish = { turn };
  }

  /** What was sent was refused: whoever wished for it chooses again. */
  end(): void {
    this.wish = null;
  }

  /** Whether nobody has to answer this choice, because it is answered as usual. */
  takes(choice: Choice | null, view: View): choice is Choice {
    return choice?.kind === "resolve" && this.wish?.turn === view.turn;
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
    return usualMove(liked, choice.offers, choice.default);
  }
}
