// Which dice are kept, and which move that is. Dice are a multiset: moves name faces, never positions.
import type { Offer } from "../../../protocol";
import { wordsOf } from "../moves";

type Counts = Map<string, number>;

export function countFaces(faces: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** Faces as a key: alike for the same ones in any order. */
export const keyOf = (faces: readonly string[]): string => [...faces].sort().join(" ");

export const sameFaces = (a: readonly string[], b: readonly string[]): boolean =>
  keyOf(a) === keyOf(b);

/** The offers that begin with these words and name faces, found by the faces in any order. */
export function byFaces(
  offers: Offer[],
  opening: string,
): (faces: readonly string[]) => Offer | null {
  const found = new Map<string, Offer>();
  for (const offer of offers) {
    if (offer.move !== opening && !offer.move.startsWith(`${opening} `)) continue;
    found.set(keyOf(offer.move.slice(opening.length).split(" ").filter(Boolean)), offer);
  }
  return (faces) => found.get(keyOf(faces)) ?? null;
}

/** How many dice of each face every offered `keep` holds on to. */
export function frozenFaces(offers: Offer[]): Counts {
  const keeps = offers.map((offer) => wordsOf(offer.move)).filter((words) => words.verb === "keep");
  const least: Counts = new Map();
  keeps.forEach((words, number) => {
    const counts = countFaces(words.args);
    if (number === 0) counts.forEach((count, face) => least.set(face, count));
    else least.forEach((count, face) => least.set(face, Math.min(count, counts.get(face) ?? 0)));
  });
  return new Map([...least].filter(([, count]) => count > 0));
}

/** True for the first so many dice of each face. */
export function marked(dice: readonly string[], counts: Counts): boolean[] {
  const left = new Map(counts);
  return dice.map((face) => {
    const more = left.get(face) ?? 0;
    left.set(face, more - 1);
    return more > 0;
  });
}

export interface Laid {
  shown: string[];
  kept: boolean[];
}

/** The dice after a roll: kept ones stay where they lie, new ones fill the other places. */
export function settle(before: Laid, dice: readonly string[]): Laid {
  const fresh = [...dice];
  const held = before.shown.filter((_, place) => before.kept[place]);
  const stays = before.shown.length === dice.length && held.every((face) => take(fresh, face));
  if (!stays) return { shown: [...dice], kept: dice.map(() => false) };
  return {
    shown: before.shown.map((face, place) => (before.kept[place] ? face : fresh.shift()!)),
    kept: before.kept,
  };
}

/** What is left of some faces if others are taken away. */
export function without(faces: readonly string[], others: readonly string[]): string[] {
  const left = [...faces];
  for (const face of others) take(left, face);
  return left;
}

function take(faces: string[], face: string): boolean {
  const place = faces.indexOf(face);
  if (place >= 0) faces.splice(place, 1);
  return place >= 0;
}

/** A card that can be used while rolling. */
export interface RollCard {
  card: string;
  /** Its move for the dice that are kept, or null if there is none. */
  move: (kept: readonly string[]) => Offer | null;
}

/** The cards to use while rolling; those that reroll dice of one's choice look at the kept ones. */
export function rollCards(offers: Offer[]): RollCard[] {
  const cards = new Map<string, Offer[]>();
  for (const offer of offers) {
    const { verb, args } = wordsOf(offer.move);
    if (verb === "use" && args[0]) cards.set(args[0], [...(cards.get(args[0]) ?? []), offer]);
  }
  return [...cards].map(([card, its]) => ({
    card,
    move: its.length === 1 ? () => its[0]! : byFaces(its, `use ${card}`),
  }));
}
