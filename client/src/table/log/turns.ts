// The log, turn by turn.
import type { Line } from "../../protocol";

export interface Turn {
  turn: number;
  /** The line that begins it; there is none before the first turn. */
  head: Line | null;
  lines: Line[];
}

/** Turns and, within them, lines, as they came. */
export function byTurn(lines: Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    let last = turns.at(-1);
    if (!last || last.turn !== line.turn)
      turns.push((last = { turn: line.turn, head: null, lines: [] }));
    if (line.kind === "turn_started") last.head = line;
    else last.lines.push(line);
  }
  return turns;
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
