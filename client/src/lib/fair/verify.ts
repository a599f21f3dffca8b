// Whether a finished game is what its server committed to: all that follows from the file and
// the public list. The rules themselves are played again by `tokyork verify`.
import type { ListEntry } from "../../protocol";
import { CITY_FACES, type Draw, type GameFile } from "./game_file";
import { digestOf } from "./game_digest";
import { hashing, type Hashing, type Mac } from "./hashing";
import { checkKeeps } from "./keeps";
import { brokenAt, fitsTheEnd, hashOf } from "./public_list";
import { commitmentOf, shuffled, STREAMS, streamOf, thrown, type Stream } from "./scheme";

/** In the order in which they are told. */
export const CHECKS = [
  "commitment",
  "dice",
  "deck",
  "tiles",
  "keeps",
  "entry",
  "chain",
  "listed",
  "game",
  "mine",
] as const;
export type Check = (typeof CHECKS)[number];

export interface Finding {
  check: Check;
  /** `null`: there was nothing to check it with. */
  ok: boolean | null;
  /** How many were looked at. */
  count: number;
  /** The first difference: the number of the draw in its stream, from 1, and the moves made before it. */
  where: { draw: number | null; move: number | null; entry: number | null } | null;
  /** What follows from the secret, and what the file says. */
  expected: string[];
  found: string[];
}

export const isAsCommitted = (findings: Finding[]): boolean =>
  findings.every(({ ok }) => ok !== false);

const good = (check: Check, count = 1): Finding => ({
  check,
  ok: true,
  count,
  where: null,
  expected: [],
  found: [],
});
const unknown = (check: Check): Finding => ({ ...good(check, 0), ok: null });
const bad = (check: Check, change: Partial<Finding>): Finding => ({
  ...good(check),
  ok: false,
  ...change,
});

/** Everything that can be said about a game; without a list, nothing about its place in it. */
export async function verify(
  game: GameFile,
  list: readonly ListEntry[] | null = null,
  by: Hashing = hashing(),
): Promise<Finding[]> {
  const streams = await Promise.all(STREAMS.map((stream) => checkStream(game, stream, by)));
  return [
    await checkCommitment(game, by),
    ...streams.filter(({ check, count }) => check !== "tiles" || count > 0),
    keepsFinding(game),
    await checkEntry(game, by),
    ...(await checkList(game, list, by)),
  ];
}

async function checkCommitment({ fair }: GameFile, by: Hashing): Promise<Finding> {
  const expected = await commitmentOf(fair.secret, by);
  if (expected === fair.commitment) return good("commitment");
  return bad("commitment", { expected: [expected], found: [fair.commitment] });
}

async function checkStream(game: GameFile, stream: Stream, by: Hashing): Promise<Finding> {
  const { secret, salts } = game.fair;
  const mac = await streamOf(stream, secret, salts, game.seats, by);
  const draws = game.draws.filter((draw) => draw.stream === stream);
  const expected = await Promise.all(draws.map((draw, at) => drawn(mac, at, draw, game.city)));
  const wrong = draws.findIndex(({ things }, at) => things.join(" ") !== expected[at]!.join(" "));
  if (wrong < 0) return good(stream, draws.length);
  return bad(stream, {
    count: draws.length,
    where: { draw: wrong + 1, move: draws[wrong]!.after, entry: null },
    expected: expected[wrong]!,
    found: draws[wrong]!.things,
  });
}

/** What a draw has to show. */
async function drawn(mac: Mac, at: number, draw: Draw, city: string): Promise<string[]> {
  if (draw.stream === "dice") {
    const faces = await thrown(mac, at, draw.things.length);
    return faces.map((face) => CITY_FACES[city]![face]!);
  }
  const things = draw.things.map(Number).sort((a, b) => a - b);
  return (await shuffled(mac, at, things)).map(String);
}

function keepsFinding(game: GameFile): Finding {
  const { checked, wrong, lying, claimed } = checkKeeps(game);
  if (wrong === null) return good("keeps", checked);
  const where = { draw: null, move: wrong, entry: null };
  return bad("keeps", { count: checked, where, expected: lying, found: claimed });
}

async function checkEntry({ fair }: GameFile, by: Hashing): Promise<Finding> {
  const { entry, commitment } = fair;
  if (!entry) return unknown("entry");
  const where = { draw: null, move: null, entry: entry.number };
  if (entry.kind !== "committed" || entry.commitment !== commitment)
    return bad("entry", { where, expected: [commitment], found: [entry.commitment] });
  const expected = await hashOf(entry, by);
  return expected === entry.hash
    ? { ...good("entry"), where }
    : bad("entry", { where, expected: [expected], found: [entry.hash] });
}

async function checkList(
  game: GameFile,
  list: readonly ListEntry[] | null,
  by: Hashing,
): Promise<Finding[]> {
  if (!list) return [unknown("chain"), unknown("listed"), unknown("game")];
  const broken = await brokenAt(list, by);
  const where = { draw: null, move: null, entry: broken };
  const chain =
    broken === null ? good("chain", list.length) : bad("chain", { count: list.length, where });
  const { entry, commitment } = game.fair;
  return [chain, checkListed(entry, commitment, list), await checkGame(game, list, by)];
}

/** Whether this is the game of which the list keeps the digest: its secret is open to all. */
async function checkGame(
  game: GameFile,
  list: readonly ListEntry[],
  by: Hashing,
): Promise<Finding> {
  const kept = list.find((one) => one.commitment === game.fair.commitment && one.game);
  if (!kept?.game) return unknown("game");
  const where = { draw: null, move: null, entry: kept.number };
  const found = await digestOf(game, by);
  if (found === kept.game) return { ...good("game"), where };
  return bad("game", { where, expected: [kept.game], found: [found] });
}

function checkListed(
  entry: ListEntry | null,
  commitment: string,
  list: readonly ListEntry[],
): Finding {
  const listed = list.find((one) => one.kind === "committed" && one.commitment === commitment);
  const where = { draw: null, move: null, entry: listed?.number ?? entry?.number ?? null };
  const same = listed && (!entry || (entry.number === listed.number && entry.hash === listed.hash));
  if (same && fitsTheEnd(list, commitment)) return { ...good("listed"), where };
  return bad("listed", {
    where,
    expected: [entry?.hash ?? commitment],
    found: listed ? [listed.hash] : [],
  });
}
