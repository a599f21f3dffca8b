// Sentences of the server come in parts; where nothing is drawn, they are read as plain text.
import type { Part } from "../protocol";
import { people } from "./game/people.svelte";

/** Whether this browser's person reads it: some words are only for whoever they are about, or for all others. */
const isMine = ({ to, but }: Part): boolean =>
  (!to || people.isReader(to)) && !(but && people.isReader(but));

/** The parts as this browser's person reads them, with people's names. */
export const read = (parts: Part[], fully = false): Part[] =>
  parts.filter(isMine).map((part) => {
    if (part.part !== "seat") return part;
    const text = fully ? people.full(part.seat, part.text) : people.name(part.seat, part.text);
    return { ...part, text };
  });

export const plain = (parts: Part[], fully = false): string =>
  read(parts, fully)
    .map(({ text }) => text)
    .join("");

/** The same for a sentence that may be missing. */
export const said = (parts: Part[] | null | undefined): string | null =>
  parts ? plain(parts) : null;
