// The log, turn by turn.
import type { Line } from "../../protocol";

export interface Turn {
  turn: number;
  /** The line that begins it; there is none before the first turn. */
  head: Line | null;
  lines: Line[];
}

/** Turns and, within them, lines: the newest turn first, each told in order. */
export function byTurn(lines: Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    let last = turns.at(-1);
    if (!last || last.turn !== line.turn)
      turns.push((last = { turn: line.turn, head: null, lines: [] }));
    if (line.kind === "turn_started") last.head = line;
    else last.lines.push(line);
  }
  return turns.reverse();
}

const ICONS: Record<string, string> = {
  rolled: "dice",
  rolled_off: "dice",
  rolled_aside: "dice",
  die_changed: "dice",
  dice_final: "dice",
  points_gained: "points",
  points_lost: "points",
  health_gained: "health",
  health_lost: "health",
  health_trimmed: "health",
  health_paid: "health",
  loss_avoided: "shield",
  energy_gained: "energy",
  energy_lost: "energy",
  energy_paid: "energy",
  attacked: "claw",
  card_bought: "cart",
  card_gained: "deck",
  card_lost: "deck",
  card_revealed: "deck",
  card_seen: "eye",
  market_swept: "broom",
  deck_shuffled: "deck",
  copy_placed: "mimic",
  copy_ended: "mimic",
  fell: "skull",
  knocked_out: "skull",
  reborn: "health",
  game_over: "trophy",
  goes_first: "crown",
  stayed: "block",
  tile_destroyed: "destroy",
  building_revealed: "high_rise_1",
  unit_moved: "infantry",
  goal_taken: "crown",
  goal_lost: "crown",
  results_added: "plus",
  souvenir_placed: "souvenir",
  turn_queued: "next",
};

/** The sign of a line; a loss to the army or to claws shows who did it. */
export function iconOf(line: Line): string {
  if (line.kind === "health_lost" && line.cause === "army") return "tank";
  if (line.kind === "moved") return line.cause === "choice" ? "arrow_out" : "arrow_in";
  return ICONS[line.kind] ?? "info";
}

export interface Piece {
  text: string;
  card?: string;
  /** Signs that no line parts from a card. */
  before?: string;
  after?: string;
  /** A face of the dice, whose name the text is. */
  face?: string;
}

/** A text cut at the names of its cards, so that they can be links. */
export function withLinks(text: string, cards: { card: string; name: string }[]): Piece[] {
  let pieces: Piece[] = [{ text }];
  for (const { card, name } of cards) {
    const at = pieces.findIndex((piece) => !piece.card && piece.text.includes(name));
    const found = pieces[at];
    if (!found || !name) continue;
    const start = found.text.indexOf(name);
    const cut: Piece[] = [
      { text: found.text.slice(0, start) },
      { text: name, card },
      { text: found.text.slice(start + name.length) },
    ];
    pieces = [
      ...pieces.slice(0, at),
      ...cut.filter((piece) => piece.text),
      ...pieces.slice(at + 1),
    ];
  }
  return pieces;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Where the dice are in sentences that tell some: other numbers stay as they are. */
const DICE: Record<string, (one: string) => RegExp> = {
  rolled: (one) => new RegExp(`(?<=: )${one}(?: ${one})*`, "gu"),
  rolled_aside: (one) => new RegExp(`(?<=: )${one}(?: ${one})*`, "gu"),
  dice_final: (one) => new RegExp(`(?<![\\p{L}\\p{N}])${one}(?: ${one})*`, "u"),
  die_changed: (one) => new RegExp(`(?<![\\p{L}\\p{N}])${one}`, "gu"),
};
/** In any other sentence three in a row are dice: "2 Energy" are none. */
const IN_A_ROW = (one: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${one}(?: ${one}){2,}`, "gu");

/** Pieces cut at the names of faces, so that they can be shown as dice. */
export function withDice(
  pieces: Piece[],
  kind: string,
  faces: { face: string; name: string }[],
): Piece[] {
  const one = `(?:${faces.map(({ name }) => escaped(name)).join("|")})(?![\\p{L}\\p{N}])`;
  const runs = (DICE[kind] ?? IN_A_ROW)(one);
  const byName = new Map(faces.map(({ face, name }) => [name, face]));
  const dice = (run: string): Piece[] =>
    (run.match(new RegExp(one, "gu")) ?? []).map((text) => ({
      text,
      face: byName.get(text) ?? "",
    }));
  return pieces.flatMap((piece) => (piece.card ? [piece] : cut(piece.text, runs, dice)));
}

/** A text with what a pattern finds in it made into pieces of their own. */
function cut(text: string, pattern: RegExp, made: (found: string) => Piece[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  text.replace(pattern, (found, ...rest) => {
    const at = rest.find((value) => typeof value === "number") as number;
    pieces.push({ text: text.slice(from, at) }, ...made(found));
    from = at + found.length;
    return found;
  });
  return [...pieces, { text: text.slice(from) }].filter(({ text: shown }) => shown);
}

const OPENING = /[„“«"(]+$/u;
const CLOSING = /^[“”»"),.:;!?]+/u;

/** Cards with the quotes, stops and brackets around them, so that no line begins or ends with those. */
export function glued(pieces: Piece[]): Piece[] {
  const found = pieces.map((piece) => ({ ...piece }));
  found.forEach((piece, place) => {
    if (!piece.card) return;
    const [last, next] = [found[place - 1], found[place + 1]];
    piece.before = last && !last.card && !last.face ? (OPENING.exec(last.text)?.[0] ?? "") : "";
    piece.after = next && !next.card && !next.face ? (CLOSING.exec(next.text)?.[0] ?? "") : "";
    if (piece.before) last!.text = last!.text.slice(0, -piece.before.length);
    if (piece.after) next!.text = next!.text.slice(piece.after.length);
  });
  return found.filter(({ text }) => text);
}
