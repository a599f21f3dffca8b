// Sentences of the server come in parts; where nothing is drawn, they are read as plain text.
import type { Part } from "../protocol";

export const plain = (parts: Part[]): string => parts.map(({ text }) => text).join("");

/** The same for a sentence that may be missing. */
export const said = (parts: Part[] | null | undefined): string | null =>
  parts ? plain(parts) : null;
