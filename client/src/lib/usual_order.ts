// In which order somebody likes to resolve dice: learned from what they do, remembered in this browser.
import type { Offer } from "../protocol";

const VERB = "resolve ";

/** The faces that can be resolved now, in the order of the offers. */
export const openFaces = (offers: Offer[]): string[] =>
  offers.flatMap(({ move }) => (move.startsWith(VERB) ? [move.slice(VERB.length)] : []));

/** What is learned when one of several faces is resolved first: it comes before the others. */
export function learnt(liked: string[], first: string, open: string[]): string[] {
  const known = [...liked, ...open.filter((face) => !liked.includes(face))];
  const rest = known.filter((face) => face !== first);
  const place = rest.findIndex((face) => open.includes(face));
  const before = known.indexOf(first);
  if (place < 0 || before <= place) return known;
  return [...rest.slice(0, place), first, ...rest.slice(place)];
}

/** These faces as somebody likes them; what is not known yet comes last, as it is. */
export const inLikedOrder = (liked: string[], faces: string[]): string[] => {
  const rank = (face: string): number =>
    liked.includes(face) ? liked.indexOf(face) : liked.length;
  return [...faces].sort((one, other) => rank(one) - rank(other));
};

/** The next move of somebody who does as usual; whoever has no habits yet takes the default. */
export function usualMove(liked: string[], offers: Offer[], otherwise: string): string {
  const [first] = inLikedOrder(liked, openFaces(offers));
  return first && liked.includes(first) ? VERB + first : otherwise;
}
