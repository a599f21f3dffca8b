// The games that wait for me, the most urgent first: for the next one, and the number on the app's icon.
import type { Listed } from "../protocol";
import { fetchHome, lobby } from "./api.svelte";

/** Those that wait for me; of equals, the one with the least time left. */
export const waitingFor = (tables: Listed[]): Listed[] =>
  tables.filter(({ your_turn }) => your_turn).sort((one, other) => urgency(one) - urgency(other));

const NEVER = Number.MAX_VALUE;
const urgency = ({ left }: Listed): number => left ?? NEVER;

class Waiting {
  private tables = $state.raw<Listed[]>([]);

  async look(): Promise<void> {
    const { value } = await fetchHome();
    if (!value) return;
    this.tables = value.tables;
    await badge(value.tables);
  }

  /** All but the one that is open. */
  others(table: string): Listed[] {
    return waitingFor(this.tables).filter((one) => one.table !== table);
  }
}

export const waiting = new Waiting();

/** The number on the app's icon: only games that last days, of the others one knows. */
export async function badge(tables: Listed[]): Promise<void> {
  const count = waitingFor(tables).filter(({ days }) => days !== null).length;
  try {
    if (count) await navigator.setAppBadge?.(count);
    else await navigator.clearAppBadge?.();
  } catch {
    // Not installed, or not allowed to.
  }
}

/** Keep that number right, whenever the lobby is heard of. */
export const keepBadge = (): void => {
  if (lobby.home) void badge(lobby.home.tables);
};
