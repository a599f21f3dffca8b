// What was said and not read yet.
import type { Session } from "../../lib/session.svelte";
import { calledAt } from "../../lib/game/people.svelte";
import { called } from "../../lib/guests";
import { set, settings } from "../../lib/settings.svelte";
import type { Said, Table, View } from "../../protocol";

const MOST_MUTED = 200;
const read = $state<Record<string, number>>({});

export const isMuted = ({ voice }: Said): boolean =>
  settings.deaf || settings.muted.includes(voice);
export const mute = (voice: string): void =>
  set({ muted: [...new Set([...settings.muted, voice])].slice(-MOST_MUTED) });
export const hear = (voice: string): void =>
  set({ muted: settings.muted.filter((one) => one !== voice) });

/** Who is not heard of those who spoke at this table, by the last they said. */
export const mutedHere = (talk: readonly Said[]): Said[] => [
  ...new Map(
    talk.flatMap((said) =>
      settings.muted.includes(said.voice) ? [[said.voice, said] as const] : [],
    ),
  ).values(),
];

/** What whoever said something is called: two people of one name by their monsters, too. */
export function speaker({ seat, name }: Said, view: View | undefined): string {
  const monster = view?.monsters.find((one) => one.seat === seat);
  return monster ? calledAt(monster.seat, monster.monster) : called(name);
}

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
