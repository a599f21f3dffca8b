// Where words that were looked for stand in a text.
import { fold } from "../../lib/finding";

export { wordsOf } from "../../lib/finding";

interface Folded {
  letters: string;
  /** Where in the text each letter comes from. */
  from: number[];
}

function folded(text: string): Folded {
  const found: Folded = { letters: "", from: [] };
  let at = 0;
  for (const letter of text) {
    const plain = fold(letter);
    found.letters += plain;
    for (let n = 0; n < plain.length; n++) found.from.push(at);
    at += letter.length;
  }
  found.from.push(text.length);
  return found;
}

/** Whether a text has all the words; none are in every text. */
export function matches(text: string, words: string[]): boolean {
  const { letters } = folded(text);
  return words.every((word) => letters.includes(word));
}

export interface Part {
  text: string;
  hit: boolean;
}

/** The text in parts: those that are hits of some word, and those between. */
export function parts(text: string, words: string[]): Part[] {
  const { letters, from } = folded(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
      hit.fill(true, from[at], from[at + word.length]);
    }
  }
  const found: Part[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = found.at(-1);
    if (last && last.hit === hit[at]) last.text += text[at];
    else found.push({ text: text[at]!, hit: hit[at]! });
  }
  return found;
}
