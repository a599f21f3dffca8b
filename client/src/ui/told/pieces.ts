// A sentence in parts as it is set: cards keep the marks around them on their line.
import type { Part } from "../../protocol";

export interface Piece {
  part: Part;
  /** Marks that no line parts from a card. */
  before: string;
  after: string;
}

const OPENING = /[„“«"(]+$/u;
const CLOSING = /^[“”»"),.:;!?]+/u;

const textOf = (part: Part | undefined): string => (part?.part === "text" ? part.text : "");

/** Cards with the quotes, stops and brackets around them, so that no line begins or ends with those. */
export function glued(parts: Part[]): Piece[] {
  const isCard = (at: number): boolean => parts[at]?.part === "card";
  const pieces = parts.map((part, at): Piece => {
    if (part.part === "card") {
      const before = OPENING.exec(textOf(parts[at - 1]))?.[0] ?? "";
      return { part, before, after: CLOSING.exec(textOf(parts[at + 1]))?.[0] ?? "" };
    }
    if (part.part !== "text") return { part, before: "", after: "" };
    let { text } = part;
    if (isCard(at - 1)) text = text.replace(CLOSING, "");
    if (isCard(at + 1)) text = text.replace(OPENING, "");
    return { part: { ...part, text }, before: "", after: "" };
  });
  return pieces.filter(({ part }) => part.text);
}
