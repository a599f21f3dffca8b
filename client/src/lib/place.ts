// Where the tables are: on the server this page came from, or in a worker beside the page.
import type { WorkerPlace } from "./local/place.svelte";
import { isSite } from "./local/site";

let beside: WorkerPlace | null = null;

/** Whatever else begins after this. */
export async function findPlace(): Promise<void> {
  if (isSite) beside = (await import("./local/place.svelte")).place;
}

/** The worker beside the page; none if there is a server. */
export const localPlace = (): WorkerPlace | null => beside;

/** What is asked over HTTP; an answer as `fetch` gives one. */
export const call = (path: string, init: RequestInit): Promise<Response> =>
  beside ? beside.call(path, init) : fetch(path, init);

/** The address of a table's socket. */
export function socketAddress(path: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${path}`;
}

/** What makes that socket, if it is not the browser's own. */
export const socketKind = (): { WebSocket?: typeof WebSocket } =>
  beside ? { WebSocket: beside.Socket } : {};
