import { expect, test } from "vitest";
import { brokenAt, fates, fitsTheEnd, readEntry } from "../../src/lib/fair/public_list";
import { listVector } from "./vectors";

const changed = (at: number, change: object) =>
  listVector.map((entry, index) => (index === at ? { ...entry, ...change } : entry));

test("a list as it was written holds, and so does its end alone", async () => {
  expect(await brokenAt(listVector)).toBeNull();
  expect(await brokenAt(listVector.slice(3))).toBeNull();
  expect(await brokenAt([])).toBeNull();
});

test.each([
  ["another commitment", changed(2, { commitment: "ab".repeat(32) }), 3],
  ["another reason", changed(6, { why: "closed" }), 7],
  ["another time", changed(1, { at: 5 }), 2],
  ["an entry taken out", listVector.filter((_, at) => at !== 4), 6],
  ["another beginning", changed(0, { before: "ab".repeat(32) }), 1],
])("%s is noticed", async (_, list, number) => {
  expect(await brokenAt(list)).toBe(number);
});

test("a list whose hashes were all made anew does not fit what is before it", async () => {
  const { hash } = listVector[1]!;
  expect(await brokenAt(changed(1, { hash: `0${hash.slice(1)}` }))).toBe(2);
});

test("a finished game is committed once, and then over", () => {
  const mine = "ab".repeat(32);
  const entry = { ...listVector[0]!, commitment: mine, kind: "committed", why: "" } as const;
  const over = { ...entry, kind: "ended", why: "over" } as const;
  const lost = { ...entry, kind: "ended", why: "forgotten" } as const;

  expect(fitsTheEnd([entry], mine)).toBe(true);
  expect(fitsTheEnd([entry, ...listVector, over], mine)).toBe(true);
  expect(fitsTheEnd([entry, lost], mine)).toBe(false);
  expect(fitsTheEnd([entry, lost, over], mine)).toBe(false);
  expect(fitsTheEnd([entry, over, entry], mine)).toBe(false);
  expect(fitsTheEnd([over, entry], mine)).toBe(false);
});

test("the list tells what became of every game, newest first", () => {
  expect(fates(listVector).map(({ number, ended }) => [number, ended?.why ?? null])).toEqual([
    [5, null],
    [4, "over"],
    [3, "over"],
    [2, "over"],
    [1, "unused"],
  ]);
});

test.each([
  null,
  [],
  {},
  { ...listVector[0], kind: "other" },
  { ...listVector[0], why: "over" },
  { ...listVector[0], number: -1 },
  { ...listVector[0], number: "1" },
  { ...listVector[0], hash: "xyz" },
  { ...listVector[5], why: "" },
])("%j is no entry", (value) => {
  expect(readEntry(value)).toBeNull();
});
