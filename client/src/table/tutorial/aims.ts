// What to tap next for a lesson's step: found on the page, where dice and tiles say what they are.
import type { Choice } from "../../protocol";
import { leaves, wordsOf } from "../dock/moves";

const PRIMARY = ".buttons .primary .action";
const SECOND = ".buttons > .action";

const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** What brings the learner closer to a move that the lesson lets pass. */
export function aims(page: ParentNode, choice: Choice | null): HTMLElement[] {
  const moves = choice?.guide?.moves ?? [];
  if (!choice || !moves.length) return [];
  const sheet = page.querySelector("dialog[open]");
  if (sheet) return inSheet(sheet, moves);
  const dock = page.querySelector("section.frame[data-choice]");
  if (!dock) return [];
  if (choice.kind === "roll") return onDice(dock, moves[0]!);
  if (choice.kind === "dice") return onChange(dock, moves);
  return onTiles(dock, moves);
}

/** A card lies open: buy it if it is the right one, else put it back. */
function inSheet(sheet: Element, moves: string[]): HTMLElement[] {
  const buying = all(sheet, "[data-move]").filter((button) => moves.includes(button.dataset.move!));
  return buying.length ? buying : all(sheet, ".head .icb");
}

function onDice(dock: Element, move: string): HTMLElement[] {
  const dice = all(dock, ".die");
  const { verb, args } = wordsOf(move);
  if (verb === "stop") return all(dock, dice.every(isKept) ? PRIMARY : SECOND);
  const wrong = wrongDice(dice, args);
  return wrong.length ? wrong : all(dock, PRIMARY);
}

const isKept = (die: HTMLElement): boolean => die.getAttribute("aria-pressed") === "true";

/** Dice that are to be kept and are not yet, and those kept that should not be. */
function wrongDice(dice: HTMLElement[], wanted: string[]): HTMLElement[] {
  const wrong: HTMLElement[] = [];
  for (const face of new Set(dice.map((die) => die.dataset.face!))) {
    const kept = dice.filter((die) => die.dataset.face === face && isKept(die));
    const free = dice.filter((die) => die.dataset.face === face && !isKept(die));
    const missing = wanted.filter((one) => one === face).length - kept.length;
    wrong.push(...(missing > 0 ? free.slice(0, missing) : kept.slice(0, -missing || 0)));
  }
  return wrong;
}

/** A die is tapped until it shows what it should become. */
function onChange(dock: Element, moves: string[]): HTMLElement[] {
  const changes = moves.map((move) => wordsOf(move).args.slice(1));
  const [changed] = all(dock, ".die.changed");
  if (changed)
    return changes.some(([, to]) => to === changed.dataset.face) ? all(dock, PRIMARY) : [changed];
  const face = changes[0]?.[0];
  return all(dock, ".die").filter((die) => die.dataset.face === face);
}

function onTiles(dock: Element, moves: string[]): HTMLElement[] {
  const tiles = all(dock, "[data-tile]").filter((tile) => moves.includes(tile.dataset.tile!));
  if (tiles.some((tile) => tile.getAttribute("aria-checked") === "true")) return all(dock, PRIMARY);
  if (tiles.length) return tiles;
  return all(dock, moves.some(leaves) ? SECOND : PRIMARY);
}
