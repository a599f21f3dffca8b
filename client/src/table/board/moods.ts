// How a monster feels about what just happened.
import type { Mood } from "../../art/monsters";
import type { Monster, View } from "../../protocol";
import type { Effect } from "../motion/effects";

const WEAK = 3; // health at which a monster looks hurt all the time

export function moodOf(monster: Monster, view: View, effects: Effect[]): Mood {
  const shows = (kind: Effect["kind"]) =>
    effects.some((effect) => effect.kind === kind && effect.seat === monster.seat);
  if (!monster.alive) return "ko";
  if (shows("hit")) return "hurt";
  if (shows("proud") || (view.over && view.winners.includes(monster.seat))) return "win";
  return monster.health <= WEAK ? "hurt" : "calm";
}
