// The browser's verdict on games of the real engine is that of `tokyork verify`.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readGame } from "../../src/lib/fair/game_file";
import { isAsCommitted, verify } from "../../src/lib/fair/verify";
import type { ListEntry } from "../../src/protocol";

const FILE = process.env.TOKYORK_FAIR_GAMES ?? "test/fixtures/fair_games.jsonl";
interface Told {
  text: string;
  list: ListEntry[];
  as_committed: boolean;
}
const games = readFileSync(FILE, "utf-8").trim().split("\n");

test(`Python and TypeScript agree on ${games.length} games`, async () => {
  const verdicts = { true: 0, false: 0 };
  const differ: number[] = [];
  for (const [number, line] of games.entries()) {
    const { text, list, as_committed } = JSON.parse(line) as Told;
    const found = isAsCommitted(await verify(readGame(text), list));
    verdicts[`${found}`]++;
    if (found !== as_committed) differ.push(number);
  }

  expect(differ).toEqual([]);
  expect(verdicts.true).toBeGreaterThan(games.length / 2 - 1);
  expect(verdicts.false).toBeGreaterThan(games.length / 5);
}, 1_200_000);
