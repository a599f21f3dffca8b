// Eight ways to turn data over, and how badly a camera would read the outcome.
import type { Mask } from "./grid";

export const MASKS: Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const LOOKALIKES = ["10111010000", "00001011101"];

/** Long runs, and what looks like a corner square. */
function linePenalty(line: boolean[]): number {
  const text = line.map((dark) => (dark ? "1" : "0")).join("");
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  let sum = runs.reduce((all, run) => all + run.length - 2, 0);
  for (let at = 0; at + 11 <= text.length; at++)
    if (LOOKALIKES.includes(text.slice(at, at + 11))) sum += 40;
  return sum;
}

function blockPenalty(code: boolean[][]): number {
  let sum = 0;
  for (let y = 1; y < code.length; y++) {
    for (let x = 1; x < code.length; x++) {
      const here = code[y]![x];
      if (here === code[y]![x - 1] && here === code[y - 1]![x] && here === code[y - 1]![x - 1])
        sum += 3;
    }
  }
  return sum;
}

function balancePenalty(code: boolean[][]): number {
  const modules = code.flat();
  const share = modules.filter(Boolean).length / modules.length;
  return 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

export function penalty(code: boolean[][]): number {
  const columns = code.map((_, x) => code.map((row) => row[x]!));
  const lines = [...code, ...columns].reduce((sum, line) => sum + linePenalty(line), 0);
  return lines + blockPenalty(code) + balancePenalty(code);
}
