// What the public list keeps of a game that is over, so that nobody can tell another one of it.
import { ascii, toHex } from "./bytes";
import type { GameFile } from "./game_file";
import { hashing, type Hashing } from "./hashing";

const NAME = "tokyork game 1";
/** The beginning of a game that did not begin at set-up: how it stood is taken as told. */
export const POSITION: readonly string[] = ["position"];

/** The beginning of a game, line by line. */
export const setUp = (city: string, monsters: readonly string[], options: unknown): string[] => [
  city,
  ...monsters,
  sorted(options),
];

/** JSON without spaces, its keys in order. */
function sorted(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return JSON.stringify(value);
  const entries = Object.entries(value as Record<string, unknown>);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${sorted(one)}`).join(",")}}`;
}

export async function digestOf(
  { beginning, moves }: Pick<GameFile, "beginning" | "moves">,
  by: Hashing = hashing(),
): Promise<string> {
  const lines = [NAME, ...beginning, ...moves].map((line) => `${line}\n`);
  return toHex(await by.digest(ascii(lines.join(""))));
}
