// An address that others can reach, too.
import { lobby } from "./api.svelte";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** Whether this page was opened by an address that only this machine has. */
export const onlyHere = (): boolean => LOCAL.includes(location.hostname);

/** Where other devices of the network find this server, if it listens there. */
export const inNetwork = (): string | null =>
  onlyHere() ? (lobby.home?.addresses[0] ?? null) : null;

/** A path as a whole address that others can open. */
export const addressOf = (path: string): string => new URL(path, inNetwork() ?? location.href).href;

/** Ask for the server's addresses if they are needed and not known yet. */
export function findNetwork(): void {
  if (onlyHere() && !lobby.home) void lobby.load();
}
