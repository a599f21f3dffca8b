// What was said and not read yet.
import type { Session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Said, Table } from "../../protocol";

const read = $state<Record<string, number>>({});

export const isMuted = (said: Said): boolean => settings.deaf || settings.muted.includes(said.name);

const isMine = (said: Said, table: Table | null): boolean =>
  table?.seats.some((seat) => seat.yours && seat.seat === said.seat) ?? false;

/** How many messages of others wait to be read; what was there when the table opened counts as read. */
export function unread(session: Session): number {
  const upTo = read[session.id] ?? Infinity;
  return session.talk.filter(
    (said) => said.number > upTo && !isMuted(said) && !isMine(said, session.table),
  ).length;
}

export function markRead(session: Session): void {
  read[session.id] = session.talk.at(-1)?.number ?? -1;
}

/** Whether there is anybody to talk with, or anything that was said. */
export const talks = ({ table, talk }: Session): boolean =>
  talk.length > 0 ||
  (table?.watchers ?? 0) > (table?.seats.some(({ yours }) => yours) ? 0 : 1) ||
  (table?.seats.some(({ kind, yours }) => kind === "person" && !yours) ?? false);

/** From when on messages count as new. */
export function beginReading(session: Session): void {
  if (read[session.id] === undefined) markRead(session);
}
