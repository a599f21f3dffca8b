// Sentences of the server for the ear: with people's names, and with dice in the order of the keys.
import { people } from "../../lib/game/people.svelte";
import { plain } from "../../lib/parts";
import { faceName, t } from "../../lib/texts.svelte";
import type { Heard, Part, Problem } from "../../protocol";
import { sameFaces } from "../dock/roll/roll";

/** Whether there is something to be heard, or only why not. */
export const isHeard = <Found extends Heard>(found: Found | Problem): found is Found =>
  "said" in found;

/** Dice as they are read out. */
export const spokenDice = (faces: readonly string[]): string =>
  faces.map((face) => faceName(face).replace("!", "")).join(", ");

/** Dice as they lie, with those that are kept. */
const laidOut = (faces: readonly string[], kept: readonly boolean[]): string =>
  faces
    .map((face, place) => {
      const name = spokenDice([face]);
      return kept[place] ? t("ear-die-kept", { face: name }) : name;
    })
    .join(", ");

/** What is heard; `laid` are the dice in the order of their keys, and `kept` says which are to be named so. */
export function heardText(
  parts: Part[],
  laid: readonly string[],
  kept: readonly boolean[] = [],
): string {
  return plain(
    parts.map((part): Part => {
      if (part.part === "seat")
        return { ...part, part: "text", text: people.spoken(part.seat, part.text) };
      return part.part === "dice" && sameFaces(part.faces, laid)
        ? { ...part, text: laidOut(laid, kept) }
        : part;
    }),
  );
}
