// Thinks for the tables of another worker: a portion comes in, its answer goes back.
import type { FromSecond, ToSecond } from "./messages";
import { isLoaded, loadPython } from "./python";

interface Thinker {
  answered(asked: Uint8Array): Uint8Array;
}

const tell = (message: FromSecond): void => postMessage(message);
let early: ToSecond[] = [];
let thinker: Thinker | null = null;

self.onmessage = ({ data }: MessageEvent<ToSecond>) => {
  if (thinker) answer(thinker, data);
  else early.push(data);
};

const answer = (by: Thinker, { number, data }: ToSecond): void =>
  tell({ number, data: by.answered(data) });

async function start(): Promise<void> {
  const python = await loadPython();
  const found = python.pyimport("tokyork.server.local.second_thinker") as Thinker;
  isLoaded(python);
  thinker = found;
  for (const message of early) answer(found, message);
  early = [];
}

start().catch((error: unknown) => tell({ failed: String(error).slice(-2000) }));
