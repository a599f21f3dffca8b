// Whether dice that were kept had been lying there. Cards can change dice, so this looks only
// where nothing can have come between a throw and the `keep` that follows it.
import type { GameFile } from "./game_file";

export interface KeepCheck {
  /** Those whose dice are known. */
  checked: number;
  /** The first move, from 1, that cannot be. */
  wrong: number | null;
  /** What lay there, and what was kept of it or thrown beside it. */
  lying: string[];
  claimed: string[];
}

/** Moves after which the dice may not lie as they fell. */
const BENDING = new Set(["use", "move"]);

interface Made {
  verb: string;
  faces: string[];
  /** The throws it led to, in order. */
  throws: string[][];
}

/** The dice on the table, as far as the file alone tells. */
class Lying {
  dice: string[] | null;
  /** A fee is paid before its dice are thrown: whatever comes next belongs to an earlier `keep`. */
  private owing = false;

  constructor(first: string[] | undefined) {
    this.dice = first ?? null;
  }

  after({ verb, faces, throws }: Made): void {
    const last = throws.at(-1);
    const open = this.owing || BENDING.has(verb) || !last;
    this.owing = !last && (this.owing || verb === "keep");
    // More than one throw: the turn was over, and the last one began another.
    const kept = verb === "keep" && throws.length === 1 ? faces : [];
    this.dice = open ? null : [...kept, ...last];
  }
}

/** All `keep` moves whose dice are known. */
export function checkKeeps({ moves, draws, prepared }: GameFile): KeepCheck {
  if (prepared) return { checked: 0, wrong: null, lying: [], claimed: [] };
  const throws: string[][][] = Array.from({ length: moves.length + 1 }, () => []);
  for (const { after, stream, things } of draws) if (stream === "dice") throws[after]!.push(things);
  const lying = new Lying(throws[0]!.at(-1));
  let checked = 0;
  for (const [index, move] of moves.entries()) {
    const [, verb = "", ...faces] = move.split(" ");
    const made = { verb, faces, throws: throws[index + 1]! };
    if (verb === "keep" && lying.dice) {
      const claimed = contradiction(made, lying.dice);
      if (claimed) return { checked, wrong: index + 1, lying: lying.dice, claimed };
      checked++;
    }
    lying.after(made);
  }
  return { checked, wrong: null, lying: [], claimed: [] };
}

/** What the file claims that cannot be, or nothing. */
function contradiction({ faces, throws }: Made, lying: string[]): string[] | null {
  const rest = without(lying, faces);
  if (!rest?.length) return faces; // who keeps all dice stops
  const next = throws[0];
  return !next || rest.length === next.length ? null : next;
}

/** What is left of the dice without these; nothing if one is missing. */
function without(dice: string[], taken: string[]): string[] | null {
  const left = [...dice];
  for (const face of taken) {
    const at = left.indexOf(face);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
