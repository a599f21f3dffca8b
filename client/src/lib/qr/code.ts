// A text as a QR code: a square of dark and light modules.
import { correctionOf } from "./correction";
import { drawFormat, drawPatterns, Grid, place } from "./grid";
import { MASKS, penalty } from "./masks";
import { lengthBits, room, type Version, VERSIONS } from "./versions";

const BYTES = 0b0100;
const PADDING = [0xec, 0x11];

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

function versionFor(length: number): Version {
  const found = VERSIONS.find(
    (version) => 4 + lengthBits(version) + 8 * length <= 8 * room(version),
  );
  if (!found) throw new RangeError("too long for a QR code");
  return found;
}

/** Mode, length, the text, an end, and padding to fill the code. */
function dataOf(text: Uint8Array, version: Version): number[] {
  const bits = [...bitsOf(BYTES, 4), ...bitsOf(text.length, lengthBits(version))];
  for (const byte of text) bits.push(...bitsOf(byte, 8));
  const most = 8 * room(version);
  bits.push(...new Array<number>(Math.min(4, most - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    bytes.push(bits.slice(at, at + 8).reduce((sum, bit) => 2 * sum + bit, 0));
  for (let at = 0; bytes.length < room(version); at++) bytes.push(PADDING[at % 2]!);
  return bytes;
}

/** Blocks with their correction, dealt like cards: first all first bytes, then all second ones. */
function dealt(data: number[], version: Version): number[] {
  let at = 0;
  const blocks = version.blocks.map((length) => data.slice(at, (at += length)));
  const corrections = blocks.map((block) => correctionOf(block, version.correction));
  const inTurn = (lists: number[][]): number[] =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, row) =>
      lists.flatMap((list) => (row < list.length ? [list[row]!] : [])),
    ).flat();
  return [...inTurn(blocks), ...inTurn(corrections)];
}

/** The code of a text, row by row; true is dark. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const bits = dealt(dataOf(bytes, version), version).flatMap((byte) => bitsOf(byte, 8));
  const plain = new Grid(version.size);
  drawPatterns(plain, version);
  place(plain, bits);
  const masked = MASKS.map((mask, number) => {
    const grid = plain.masked(mask);
    drawFormat(grid, number);
    return grid.dark;
  });
  return masked.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}
