// Whether the rest of a game can be played out at once: bots wait for nobody.
import type { Session } from "../../lib/session.svelte";
import { playerName } from "../../lib/game/seats";
import type { Seat, Table, View } from "../../protocol";

const lives = (view: View, seat: Seat): boolean =>
  view.monsters.some((monster) => monster.seat === seat.seat && monster.alive);

/** Whether the one through whose eyes one looks is out of a game that goes on. */
export const isOut = (view: View): boolean =>
  !view.over && view.monsters.some(({ seat, alive }) => seat === view.seat && !alive);

/** The names of people who are still in the game. */
export const stillIn = (table: Table | null, view: View): string[] =>
  (table?.seats ?? [])
    .filter((seat) => seat.kind === "person" && !seat.stood_in && lives(view, seat))
    .map(playerName);

/** What whoever is out may ask for; nothing while people play on. */
export const canFinish = (table: Table | null, view: View): boolean =>
  isOut(view) && stillIn(table, view).length === 0;

/** Let bots play the rest, and tell none of it. */
export async function finish(session: Session, skip: () => void): Promise<boolean> {
  const { problem } = await session.send({ type: "finish" });
  if (!problem) skip();
  return !problem;
}
