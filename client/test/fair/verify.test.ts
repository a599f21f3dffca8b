import { expect, test } from "vitest";
import { NoGameError, readGame, type Trouble } from "../../src/lib/fair/game_file";
import { ours, webCrypto } from "../../src/lib/fair/hashing";
import { isAsCommitted, verify, type Finding } from "../../src/lib/fair/verify";
import { gameData, listVector, type GameData } from "./vectors";

const read = (data: object) => readGame(JSON.stringify(data));
const damaged = (change: (data: GameData) => void): GameData => {
  const data = gameData();
  change(data);
  return data;
};
const wrong = async (data: GameData, list = listVector): Promise<Finding[]> =>
  (await verify(read(data), list)).filter(({ ok }) => ok === false);

test.each([0, 1, 2])("game %i is as committed, also by hashes of our own", async (number) => {
  const findings = await verify(read(gameData(number)), listVector);

  expect(findings.map(({ check, ok }) => [check, ok])).toEqual([
    ["commitment", true],
    ["dice", true],
    ["deck", true],
    ["tiles", true],
    ["keeps", true],
    ["entry", true],
    ["chain", true],
    ["listed", true],
    ["game", number ? true : null], // of the first one an older server told no digest
  ]);
  expect(findings.find(({ check }) => check === "dice")?.count).toBe(37);
  expect(findings.find(({ check }) => check === "keeps")?.count).toBe(24);
  expect(await verify(read(gameData(number)), listVector, ours)).toEqual(findings);
});

test("without the list nothing is said about it, and nothing is wrong", async () => {
  const findings = await verify(read(gameData()));

  expect(findings.filter(({ ok }) => ok === null).map(({ check }) => check)).toEqual([
    "chain",
    "listed",
    "game",
  ]);
  expect(isAsCommitted(findings)).toBe(true);
});

test("a changed die is found, with what it should have been", async () => {
  const data = damaged(({ draws }) => {
    const at = draws.findIndex((draw) => draw.startsWith("2 dice"));
    draws[at] = draws[at]!.replace(/\w+$/, (face) => (face === "claw" ? "1" : "claw"));
  });
  const [found, ...others] = await wrong(data);

  expect(others.every(({ check }) => check === "keeps")).toBe(true);
  expect(found).toMatchObject({ check: "dice", where: { draw: 3, move: 2 } });
  expect(found!.expected).not.toEqual(found!.found);
});

test("two cards that changed places are found", async () => {
  const data = damaged(({ draws }) => {
    const words = draws[0]!.split(" ");
    [words[2], words[3]] = [words[3]!, words[2]!];
    draws[0] = words.join(" ");
  });

  expect(await wrong(data)).toMatchObject([{ check: "deck", where: { draw: 1, move: 0 } }]);
});

test("a throw left out moves all later ones", async () => {
  const data = damaged(({ draws }) => draws.splice(6, 1));

  expect((await wrong(data)).map(({ check }) => check)).toContain("dice");
});

test("another secret fits neither the commitment nor the dice", async () => {
  const data = damaged(({ fair }) => (fair.secret = "00".repeat(32)));
  const found = (await wrong(data)).map(({ check }) => check);

  expect(found).toEqual(["commitment", "dice", "deck", "tiles"]);
});

test("another salt fits no dice", async () => {
  const data = damaged(({ fair }) => (fair.salts.p1 = "00".repeat(32)));

  expect((await wrong(data)).map(({ check }) => check)).toEqual(["dice", "deck", "tiles"]);
});

test("keeping a die that did not lie there is found", async () => {
  const data = damaged(({ moves }) => (moves[1] = "p1 keep claw claw claw claw claw claw"));

  expect(await wrong(data)).toMatchObject([{ check: "keeps", where: { move: 2 } }]);
});

test("keeping fewer dice than the throw leaves is found", async () => {
  const data = damaged(({ moves }) => (moves[4] = moves[4]!.replace(/ \w+$/, "")));

  expect(await wrong(data)).toMatchObject([{ check: "keeps", where: { move: 5 } }]);
});

test("a card between two rolls leaves open what lay there", async () => {
  const data = damaged((game) => {
    game.moves.splice(1, 0, "p1 use herd_culler 3");
    game.draws = game.draws.map((draw) => {
      const [after = "", ...rest] = draw.split(" ");
      return [Number(after) > 1 ? Number(after) + 1 : after, ...rest].join(" ");
    });
    game.moves[2] = "p1 keep 1";
  });

  expect(await wrong(data)).toEqual([]);
});

test("an entry of another game, or a forged one, is found", async () => {
  const other = damaged(({ fair }) => (fair.entry = listVector[3]!));
  const forged = damaged(({ fair }) => (fair.entry!.at += 1));

  expect((await wrong(other)).map(({ check }) => check)).toEqual(["entry", "listed"]);
  expect((await wrong(forged)).map(({ check }) => check)).toEqual(["entry"]);
});

test("a game that is not in the list is found", async () => {
  const short = listVector.slice(0, 1);

  expect(await wrong(gameData(), short)).toMatchObject([{ check: "listed", where: { entry: 2 } }]);
});

test("another game that the same dice fit is found by the digest that the list keeps", async () => {
  const other = gameData(1);
  other.moves[other.moves.length - 1] = "p1 pass"; // nobody can tell from the dice
  const monster = { ...gameData(1), seats: ["the_king", "gigazaur", "cyber_kitty"] };
  const options = { ...gameData(1), options: { health: 12 } };

  for (const data of [other, monster, options])
    expect(await wrong(data)).toMatchObject([{ check: "game", where: { entry: 8 } }]);
});

test("the options of a game are told alike in whatever order", () => {
  const beginning = (options: object) => read({ ...gameData(), options }).beginning;

  expect(beginning({ points: 9, deck: { wings: 1, armor: 2 } })).toEqual([
    ...beginning({}).slice(0, -1),
    '{"deck":{"armor":2,"wings":1},"points":9}',
  ]);
});

test("a broken list is found, whatever the game", async () => {
  const list = listVector.map((entry) => ({ ...entry, at: entry.number === 8 ? 0 : entry.at }));

  expect(await wrong(gameData(), list)).toMatchObject([{ check: "chain", where: { entry: 8 } }]);
});

test("a game that began from a position is checked as well", async () => {
  const { record: _1, options: _2, game, seats, fair, ...rest } = gameData();
  const start = { snapshot: 1, game, monsters: seats.map((monster) => ({ monster })), loaded: [] };
  const told = read({ start, fair, ...rest });
  const findings = await verify(told, listVector);

  expect(findings.filter(({ ok }) => !ok).map(({ check }) => check)).toEqual(["game"]);
  expect(isAsCommitted(findings)).toBe(true); // nothing is known of its digest
  expect(told.beginning).toEqual(["position"]);
});

test("where dice were laid out, nothing is said about what was kept", async () => {
  const { record: _1, options: _2, game, seats, fair, ...rest } = gameData();
  const start = { snapshot: 1, game, monsters: seats, loaded: [5] };
  const findings = await verify(read({ start, fair, ...rest }), listVector);

  expect(findings.find(({ check }) => check === "keeps")?.count).toBe(0);
});

const saltOf = (seat: string): GameData =>
  damaged(({ fair }) => (fair.salts[seat] = "ab".repeat(32)));
const withFair = (change: object) => ({ ...gameData(), fair: { ...gameData().fair, ...change } });
const padded = (draws: string[]): string => (draws[0] = `0${draws[0]}`);

const refusals: [string, Trouble, string][] = [
  ["nothing", "garbled", ""],
  ["YAML", "garbled", "record: 1\ngame: tokyo\n"],
  ["a list", "record", "[]"],
  ["null", "record", "null"],
  ["another city", "record", JSON.stringify({ ...gameData(), game: "paris" })],
  ["a name of every object", "record", JSON.stringify({ ...gameData(), game: "constructor" })],
  ["one seat", "record", JSON.stringify({ ...gameData(), seats: ["kong"] })],
  ["no fair dice", "unfair", JSON.stringify({ ...gameData(), fair: undefined })],
  [
    "a secret still hidden",
    "unopened",
    JSON.stringify(damaged(({ fair }) => (fair.secret = null))),
  ],
  ["a later scheme", "version", JSON.stringify(damaged(({ fair }) => (fair.version = 2)))],
  ["a short secret", "fair", JSON.stringify(damaged(({ fair }) => (fair.secret = "ab")))],
  ["a stranger's salt", "fair", JSON.stringify(damaged(({ fair }) => (fair.salts.p9 = "ab")))],
  ["a seat that is not there", "fair", JSON.stringify(saltOf("p6"))],
  ["an entry that is nothing", "fair", JSON.stringify(withFair({ entry: 0 }))],
  ["another key of the dice", "fair", JSON.stringify(withFair({ used: [0, 0, 0] }))],
  ["another key", "record", JSON.stringify({ ...gameData(), winner: "p1" })],
  [
    "another key of the entry",
    "fair",
    JSON.stringify(withFair({ entry: { ...listVector[0], extra: 1 } })),
  ],
  ["a seed beside fair dice", "record", JSON.stringify({ ...gameData(), seed: 7 })],
  ["options that are none", "record", JSON.stringify({ ...gameData(), options: false })],
  ["a number in other digits", "draws", JSON.stringify(damaged(({ draws }) => padded(draws)))],
  ["a move of nobody", "moves", JSON.stringify(damaged(({ moves }) => (moves[2] = "keep")))],
  ["a die of no city", "draws", JSON.stringify(damaged(({ draws }) => (draws[4] = "1 dice 7")))],
  ["no dice", "draws", JSON.stringify(damaged(({ draws }) => (draws[4] = "1 dice")))],
  ["a draw out of turn", "draws", JSON.stringify(damaged(({ draws }) => (draws[9] = "0 dice 1")))],
  [
    "a draw after the end",
    "draws",
    JSON.stringify(damaged(({ draws }) => draws.push("99 dice 1"))),
  ],
  ["many brackets", "deep", "[".repeat(3_000_000)],
  ["too much of everything", "large", " ".repeat(8_000_001)],
];

test.each(refusals)("%s is no game", (_, trouble, text) => {
  const begun = performance.now();
  let found: unknown;
  try {
    readGame(text);
  } catch (error) {
    found = error;
  }

  expect(found).toBeInstanceOf(NoGameError);
  expect((found as NoGameError).trouble).toBe(trouble);
  expect(performance.now() - begun).toBeLessThan(2000);
});

test("brackets in names are no depth", () => {
  const data = { ...gameData(), options: { note: '[[["\\'.repeat(50) } };

  expect(read(data).moves.length).toBe(36);
});

test("a long game is verified in well under a second", async () => {
  const data = gameData();
  const game = read(data);
  for (const by of [ours, webCrypto(crypto.subtle)]) {
    const begun = performance.now();
    for (let time = 0; time < 20; time++) await verify(game, listVector, by);
    expect(performance.now() - begun).toBeLessThan(3000);
  }
});
