// SHA-256 and HMAC (FIPS 180-4, RFC 2104) of our own: over plain http, as among friends in one
// house, browsers hide WebCrypto. The tests compare the two.
import type { Bytes } from "./bytes";

const BLOCK = 64;
const LENGTH = 8;
const PRIMES = firstPrimes(64);
/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32) >>> 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its end mark and its length in bits, in whole blocks. */
function padded(message: Bytes): DataView {
  const size = Math.ceil((message.length + 1 + LENGTH) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(size - LENGTH, BigInt(message.length) * 8n);
  return view;
}

function schedule(words: Int32Array, block: DataView, from: number): void {
  for (let at = 0; at < 16; at++) words[at] = block.getInt32(from + 4 * at);
  for (let at = 16; at < 64; at++) {
    const before = words[at - 15]!;
    const late = words[at - 2]!;
    const small = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16]! + small + words[at - 7]! + large) | 0;
  }
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as Iterable<number> as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < 64; at++) {
    const chosen = (e & f) ^ (~e & g);
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + chosen + ROUND[at]! + words[at]!) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at]! + word) | 0));
}

export function sha256(message: Bytes): Bytes {
  const blocks = padded(message);
  const state = Int32Array.from(START, (word) => word | 0);
  const words = new Int32Array(64);
  for (let from = 0; from < blocks.byteLength; from += BLOCK) {
    schedule(words, blocks, from);
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setInt32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

const joined = (first: Bytes, second: Bytes): Bytes => {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
};

export function hmac(key: Bytes, message: Bytes): Bytes {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}
