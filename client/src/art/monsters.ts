// The drawings of the monsters, and what they say about themselves.
import { byName } from "./inline";

export type Mood = "calm" | "hurt" | "win" | "ko";

export const drawings = byName(
  import.meta.glob<string>("./monsters/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** The letter of a monster, for badges. */
export const letterOf = (id: string): string =>
  /data-letter="([^"]*)"/.exec(drawings[id] ?? "")?.[1] ?? "?";

/** The two-letter code that names its colours, such as --gz. */
export const codeOf = (id: string): string =>
  /class="mon (\w+)"/.exec(drawings[id] ?? "")?.[1] ?? "";
