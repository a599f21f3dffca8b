// What most people would answer; null where they differ, and should be asked.
import { usualMove } from "../../lib/usual_order";
import type { Choice, Offer, View } from "../../protocol";
import { leaving, wordsOf } from "./moves";

/** Of gains that are equal, this is liked best. */
const LIKED = ["points", "energy", "health"];

export function usualAnswer(choice: Choice, view: View, liked: string[]): string | null {
  switch (choice.kind) {
    case "resolve":
      return usualMove(liked, choice.offers, choice.default);
    case "destroy":
      return usualTarget(choice, view);
    case "heart":
    case "claw":
      return choice.default;
    case "choose":
      // As little health as possible; whatever else cards ask is one's own affair.
      return wordsOf(choice.default).verb === "pay" ? choice.default : null;
    default:
      return leaving(choice.offers)?.move ?? null;
  }
}

/** The tile that pays most to whoever destroys it; of equal ones, the one that takes least. */
function usualTarget(choice: Choice, view: View): string {
  const me = view.monsters.find(({ seat }) => seat === choice.seat);
  const missing = me ? me.max_health - me.health : 0;
  const worth = ({ target }: Offer): number => {
    if (!target) return 0;
    const { what, amount } = target.pays;
    return what === "health" ? Math.min(amount, missing) : amount;
  };
  const rank = ({ target }: Offer): number => LIKED.indexOf(target?.pays.what ?? "");
  const [best] = choice.offers
    .filter(({ target }) => target)
    .sort(
      (one, other) =>
        worth(other) - worth(one) ||
        one.target!.needs - other.target!.needs ||
        rank(one) - rank(other),
    );
  return best?.move ?? choice.default;
}
