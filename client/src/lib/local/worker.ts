// The server's own program beside the page: Python in WebAssembly, with its tables in this browser.
import { Journal } from "./journal";
import type { FromWorker, ToWorker } from "./messages";
import { ENGINE, isLoaded, loadPython } from "./python";
import { Second } from "./second";

interface Start {
  start(journal: Journal, second: Second, post: Post): Promise<Desk>;
}
interface Desk {
  call(number: number, method: string, path: string, body: string): void;
  open(number: number, path: string): void;
  say(number: number, text: string): void;
  end(number: number): void;
}
type Post = (
  kind: "answer" | "told" | "closed",
  number: number,
  code: number,
  text: string,
) => void;

const LOCK = "tokyork-tables";

/** What is fetched; the rest is imported. */
const COUNTED = ["pyodide.asm.wasm", "stdlib.zip", "tokyork.zip"];

const tell = (message: FromWorker): void => postMessage(message);
let early: ToWorker[] = [];
let desk: Desk | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (desk) hand(desk, data);
  else early.push(data);
};

function hand(to: Desk, message: ToWorker): void {
  switch (message.kind) {
    case "call":
      to.call(message.number, message.method, message.path, message.body);
      return;
    case "open":
      to.open(message.number, message.path);
      return;
    case "say":
      to.say(message.number, message.text);
      return;
    case "end":
      to.end(message.number);
  }
}

/** Tells how much of Python has come, whoever asks for its files: each is read once, as it comes. */
async function countFiles(): Promise<void> {
  const plainly = self.fetch.bind(self);
  let come = 0;
  let all = Infinity;
  const count = async (answer: Response): Promise<void> => {
    const reader = answer.body!.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      come += part.value.length;
      tell({ kind: "progress", part: Math.min(1, come / all) });
    }
  };
  self.fetch = async (...asked) => {
    const answer = await plainly(...asked);
    if (answer.url.startsWith(ENGINE) && answer.body) void count(answer.clone());
    return answer;
  };
  const sizes = (await (await plainly(`${ENGINE}files.json`)).json()) as Record<string, number>;
  all = COUNTED.reduce((sum, name) => sum + sizes[name]!, 0);
}

/** Only one window has the tables: the one that was opened last. */
function haveAlone(): void {
  void navigator.locks
    ?.request(LOCK, { steal: true }, () => new Promise<never>(() => undefined))
    .catch(() => {
      tell({ kind: "elsewhere" });
      self.close();
    });
}

async function start(): Promise<void> {
  void countFiles();
  const python = await loadPython();
  haveAlone();
  const journal = await Journal.open();
  const post: Post = (kind, number, code, text) => tell({ kind, number, code, text });
  const second = new Second(() => tell({ kind: "second" }));
  const browser = python.pyimport("tokyork.server.local.browser") as Start;
  const found = await browser.start(journal, second, post);
  isLoaded(python);
  for (const message of early) hand(found, message);
  early = [];
  desk = found;
  tell({ kind: "ready" });
}

start().catch((error: unknown) => tell({ kind: "failed", why: String(error).slice(-2000) }));
