// Which sound belongs to what happens at a table.
import type { Choice, Event, View } from "../../protocol";
import type { Kind, Of } from "../game/events";
import type { Sound } from "./recipes";

const SOUNDS: Partial<Record<Kind, Sound>> = {
  rolled: "roll",
  points_gained: "points",
  energy_gained: "energy",
  health_gained: "health",
  health_lost: "hit",
  card_bought: "buy",
  tile_destroyed: "crumble",
  knocked_out: "knocked_out",
  game_over: "win",
};

export function soundOf(event: Event, isEntry: (event: Of<"moved">) => boolean): Sound | null {
  if (event.kind === "moved") return isEntry(event) ? "enter" : null;
  return SOUNDS[event.kind] ?? null;
}

/** What the newest question was about: one turn rings only once. */
export const momentOf = (choice: Choice, view: View): string =>
  choice.seat === view.active
    ? `turn ${view.turn} ${choice.seat}`
    : `ask ${view.turn} ${choice.seat}`;

/** The sound of a question that was not there before. */
export const soundAsked = (choice: Choice, view: View): Sound =>
  choice.seat === view.active ? "turn" : "ask";
