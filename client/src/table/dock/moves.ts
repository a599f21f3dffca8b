// Moves of the notation taken apart, and offers told apart.
import type { Choice, Offer } from "../../protocol";

export interface Words {
  verb: string;
  args: string[];
}

const LEAVING = new Set(["pass", "stay", "end", "stop"]);

export function wordsOf(move: string): Words {
  const [verb = "", ...args] = move.split(" ");
  return { verb, args };
}

/** Whether a move does nothing but end the decision. */
export const leaves = (move: string): boolean => LEAVING.has(move);

/** The offer that ends the decision, if it may be ended. */
export const leaving = (offers: Offer[]): Offer | undefined =>
  offers.find((offer) => leaves(offer.move));

export const offerOf = (offers: Offer[], move: string): Offer | undefined =>
  offers.find((offer) => offer.move === move);

/** The card of a `use` move, or null. */
export function usedCard(move: string): string | null {
  const { verb, args } = wordsOf(move);
  return verb === "use" ? (args[0] ?? null) : null;
}

/** A sentence of the server as the words of a button. */
export const capital = (text: string, language?: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

export type Layout = "roll" | "change" | "yield" | "number" | "scatter" | "tiles";

/** How a decision is laid out; whatever is unknown is shown as tiles. */
export function layoutOf(choice: Choice, faces: Set<string>): Layout {
  const moves = choice.offers.map((offer) => wordsOf(offer.move));
  if (choice.kind === "roll") return "roll";
  if (choice.kind === "yield") return "yield";
  if (moves.some((move) => move.verb === "scatter")) return "scatter";
  if (choice.kind === "dice" || choice.kind === "probe")
    return changesDice(moves, faces) ? "change" : "tiles";
  return numbersOf(choice.offers).length > 1 ? "number" : "tiles";
}

const changesDice = (moves: Words[], faces: Set<string>): boolean =>
  moves.some(
    ({ verb, args }) =>
      verb === "use" && args.length > 1 && args.slice(1).every((arg) => faces.has(arg)),
  );

export interface Numbered {
  value: number;
  offer: Offer;
}

/** The offers `VERB N` of one verb, by rising number. */
export function numbersOf(offers: Offer[]): Numbered[] {
  const found: Numbered[] = [];
  let verb: string | null = null;
  for (const offer of offers) {
    const words = wordsOf(offer.move);
    const number = words.args[0] ?? "";
    if (
      words.args.length !== 1 ||
      !/^\d+$/.test(number) ||
      words.verb === "keep" ||
      words.verb === "use"
    )
      continue;
    verb ??= words.verb;
    if (words.verb === verb) found.push({ value: Number(number), offer });
  }
  return found.sort((a, b) => a.value - b.value);
}
