// Whose turn it is, for the bar on top.
import { people } from "../../lib/game/people.svelte";
import { seatOf } from "../../lib/game/seats";
import { has, t } from "../../lib/texts.svelte";
import type { Choice, Table, View } from "../../protocol";

interface Shows {
  view: View;
  choice: Choice | null;
  waiting: string;
}

/** What the table waits for. */
export function headline({ view, choice, waiting }: Shows, table: Table | null): string {
  if (view.over) return t("table-over");
  if (!choice) return waiting;
  const people = (table?.seats ?? []).filter(({ yours }) => yours).length;
  return own(view, choice, people, seatOf(table, choice.seat)?.name);
}

/** With several people at one device, the name of the one who is meant. */
function own(view: View, choice: Choice, people: number, name = ""): string {
  const turn = choice.seat === view.active ? "yes" : "no";
  return people > 1 ? t("table-turn-at-device", { name, turn }) : t("table-turn-yours", { turn });
}

/** Who is watched, or the number of the turn and where in it we are. */
export function moment(view: View, watched = false): string {
  if (watched && !view.over) return t("watch-title", { names: people.listed() });
  const phase = `phase-${view.phase}`;
  if (view.turn === 0) return t("table-before");
  return has(phase) && !view.over
    ? t("table-moment", { turn: view.turn, phase: t(phase) })
    : t("table-turn", { turn: view.turn });
}
