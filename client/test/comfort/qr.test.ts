import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import QrCode from "../../src/ui/links/QrCode.svelte";

afterEach(cleanup);

const EDGE = 4; // the quiet zone that the standard wants

/** What the component draws, without its edge; true is dark. */
function drawn(text: string): boolean[][] {
  render(QrCode, { text, label: "Scan" });
  const picture = screen.getByRole("img", { name: "Scan" });
  const side = Number(picture.getAttribute("viewBox")!.split(" ")[2]) - 2 * EDGE;
  const code = Array.from({ length: side }, () => new Array<boolean>(side).fill(false));
  for (const [, x, y] of picture
    .querySelector("path")!
    .getAttribute("d")!
    .matchAll(/M(\d+) (\d+)/g))
    code[Number(y) - EDGE]![Number(x) - EDGE] = true;
  return code;
}

// --- a reader, after the standard and not after the writer ---

const FORMATS = new Map<number, number>(); // 15 bits to mask, for level M
for (let mask = 0; mask < 8; mask++) {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0b10100110111 << (bit - 10);
  FORMATS.set(((mask << 10) | rest) ^ 0b101010000010010, mask);
}

function maskOf(code: boolean[][]): number {
  const at: [number, number][] = [];
  for (let x = 0; x <= 5; x++) at.push([x, 8]);
  at.push([7, 8], [8, 8], [8, 7]);
  for (let y = 5; y >= 0; y--) at.push([8, y]);
  const format = at.reduce((sum, [x, y]) => 2 * sum + Number(code[y]![x]), 0);
  const found = FORMATS.get(format);
  if (found === undefined) throw new Error("no format of level M");
  return found;
}

const TURNED: ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

function isPattern(i: number, j: number, size: number, centres: number[]): boolean {
  if (i === 6 || j === 6) return true;
  if ((i < 9 && j < 9) || (i < 9 && j >= size - 8) || (i >= size - 8 && j < 9)) return true;
  if (size >= 45 && ((i < 6 && j >= size - 11) || (j < 6 && i >= size - 11))) return true;
  const near = (at: number) => centres.filter((centre) => Math.abs(at - centre) <= 2);
  const far = centres.at(-1);
  return near(i).some((y) =>
    near(j).some(
      (x) => !((x === 6 && y === 6) || (x === 6 && y === far) || (x === far && y === 6)),
    ),
  );
}

function bytesOf(code: boolean[][], centres: number[]): number[] {
  const size = code.length;
  const turned = TURNED[maskOf(code)]!;
  const bits: number[] = [];
  const columns = Array.from({ length: size }, (_, at) => at).filter((at) => at !== 6);
  for (let pair = 0; pair < columns.length / 2; pair++) {
    const [right, left] = columns.slice(-2 - 2 * pair, columns.length - 2 * pair).reverse();
    for (let step = 0; step < size; step++) {
      const i = pair % 2 ? step : size - 1 - step;
      for (const j of [right!, left!]) {
        if (!isPattern(i, j, size, centres)) bits.push(Number(code[i]![j] !== turned(i, j)));
      }
    }
  }
  const bytes: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8)
    bytes.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  return bytes;
}

/** The text of a code of one block, as links of tables are. */
function read(code: boolean[][]): string {
  const version = (code.length - 17) / 4;
  const bytes = bytesOf(code, version > 1 ? [6, code.length - 7] : []);
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  expect(bits.slice(0, 4)).toBe("0100");
  const length = parseInt(bits.slice(4, 12), 2);
  const text = Array.from({ length }, (_, place) =>
    parseInt(bits.slice(12 + 8 * place, 20 + 8 * place), 2),
  );
  return new TextDecoder().decode(new Uint8Array(text));
}

test.each([
  ["Tokyork", 21],
  ["http://10.0.0.7:8000/t/ab", 25],
  ["http://192.168.0.17:8000/t/kék-a1", 29],
])("the code of %s is read back", (text, side) => {
  const code = drawn(text);

  expect(code).toHaveLength(side);
  expect(read(code)).toBe(text);
});

test("a link with a seat's secret is not too long", () => {
  expect(
    drawn(`https://tokyork.example.org/t/${"a".repeat(22)}?seat=${"b".repeat(43)}`).length,
  ).toBe(41);
});
