// Finding words whatever their case, their accents and where they may be hyphenated.
const SOFT_HYPHEN = /\u00ad/g;

export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(SOFT_HYPHEN, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[’‘]/g, "'");

/** The words of what somebody typed. */
export const wordsOf = (wanted: string): string[] => fold(wanted).split(/\s+/).filter(Boolean);

/** Whether a folded text has all the words; none are in every text. */
export const hasWords = (folded: string, words: string[]): boolean =>
  words.every((word) => folded.includes(word));
