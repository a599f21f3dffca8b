import { expect, test } from "vitest";
import { ascii, fromHex, toHex, type Bytes } from "../../src/lib/fair/bytes";
import { hashing, ours, webCrypto, type Mac } from "../../src/lib/fair/hashing";
import { commitmentOf, shuffled, streamOf, thrown } from "../../src/lib/fair/scheme";
import { hmac, sha256 } from "../../src/lib/fair/sha256";
import { schemeVectors } from "./vectors";

const both = { WebCrypto: webCrypto(crypto.subtle), "our own": ours };
const filled = (length: number): Bytes => new Uint8Array(length).map((_, at) => at * 7 + length);

test("our SHA-256 is what everybody calls SHA-256", () => {
  expect(toHex(sha256(ascii("abc")))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

test("our hashes are those of WebCrypto at every length around a block, and far beyond", async () => {
  for (const length of [0, 1, 31, 32, 54, 55, 56, 63, 64, 65, 119, 120, 128, 1000, 70_000]) {
    const message = filled(length);
    expect(toHex(sha256(message))).toBe(toHex(await both.WebCrypto.digest(message)));
    for (const size of [1, 32, 64, 65, 200]) {
      const sign = await both.WebCrypto.mac(filled(size));
      expect(toHex(hmac(filled(size), message))).toBe(toHex(await sign(message)));
    }
  }
});

test("WebCrypto is used where it is there", async () => {
  const subtle = crypto.subtle;
  expect((await hashing().digest(ascii(""))).length).toBe(32);
  Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
  try {
    expect(hashing()).toBe(ours);
  } finally {
    Object.defineProperty(crypto, "subtle", { value: subtle, configurable: true });
  }
  expect(hashing()).not.toBe(ours);
});

test.each(Object.entries(both))("by %s all draws are what Python draws", async (_, by) => {
  for (const { secret, commitment, seats, salts, stream, throws, shuffles } of schemeVectors) {
    expect(await commitmentOf(secret, by)).toBe(commitment);
    const mac = await streamOf(stream, secret, salts, seats, by);
    for (const [draw, dice, faces] of throws) expect(await thrown(mac, draw, dice)).toEqual(faces);
    for (const [draw, mixed] of shuffles) {
      const things = mixed.toSorted((a, b) => a - b);
      expect(await shuffled(mac, draw, things)).toEqual(mixed);
    }
  }
});

/** Blocks that begin with these bytes. */
const rigged =
  (...blocks: number[][]): Mac =>
  (message) =>
    Promise.resolve(Uint8Array.from({ length: 32 }, (_, at) => blocks[message.at(-1)!]?.[at] ?? 0));

test("a byte that would favour some faces is dropped", async () => {
  expect(await thrown(rigged([252, 251, 255, 6, 253, 5]), 0, 3)).toEqual([5, 0, 5]);
});

test("a word that would favour some places is dropped, also at the end of a block", async () => {
  const high = [255, 255, 255, 255];
  const last = [...new Array<number>(28).fill(255), ...high];
  // 2 ** 32 - 1 is a multiple of three: only the very last word is dropped.
  expect(await shuffled(rigged([...high, 0, 0, 0, 1, 0, 0, 0, 0]), 0, ["a", "b", "c"])).toEqual([
    "c",
    "a",
    "b",
  ]);
  expect(await shuffled(rigged(last, [0, 0, 0, 2, 0, 0, 0, 1]), 0, ["a", "b", "c"])).toEqual([
    "a",
    "b",
    "c",
  ]);
});

test("salts of other seats make other dice, and so does a salt that is missing", async () => {
  const { secret } = schemeVectors[0]!;
  const salt = toHex(fromHex("ab".repeat(32)));
  const shown = async (salts: Record<string, string>, seats: number) =>
    (await thrown(await streamOf("dice", secret, salts, seats), 0, 12)).join("");
  const all = [
    await shown({}, 2),
    await shown({}, 3),
    await shown({ p1: salt }, 2),
    await shown({ p2: salt }, 2),
  ];

  expect(new Set(all).size).toBe(4);
});
