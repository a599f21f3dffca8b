// Cards that change dice: which dice they reach, and what a tap makes of a die.
import type { Offer } from "../../../protocol";
import { wordsOf } from "../moves";

export interface Change {
  offer: Offer;
  /** The die it takes; null for a card that needs no die. */
  face: string | null;
  /** What the die becomes; null if it is rerolled or the card says it. */
  to: string | null;
}

export interface Changer {
  card: string;
  changes: Change[];
}

/** The cards of a decision about dice, in the order of the offers. */
export function changers(offers: Offer[], faces: Set<string>): Changer[] {
  const found = new Map<string, Change[]>();
  for (const offer of offers) {
    const { verb, args } = wordsOf(offer.move);
    const [card, face, to] = args;
    if (verb !== "use" || !card || !args.slice(1).every((arg) => faces.has(arg))) continue;
    found.set(card, [...(found.get(card) ?? []), { offer, face: face ?? null, to: to ?? null }]);
  }
  return [...found].map(([card, changes]) => ({ card, changes }));
}

/** What a card may do to a die that shows this face. */
export const changesOf = (changer: Changer | null, face: string): Change[] =>
  changer?.changes.filter((change) => change.face === face) ?? [];

/** The next change of a die that is tapped again and again; null after the last: as it was. */
export function nextChange(possible: Change[], now: Change | null): Change | null {
  const place = now ? possible.indexOf(now) : -1;
  return possible[place + 1] ?? null;
}

/** The change of a card that needs no die. */
export const wholesale = (changer: Changer | null): Change | null =>
  changer?.changes.find((change) => change.face === null) ?? null;
