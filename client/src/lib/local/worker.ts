// The server's own program beside the page: Python in WebAssembly, with its tables in this browser.
import { Journal } from "./journal";
import type { FromWorker, ToWorker } from "./messages";
import { filesIn } from "./unpack";

/** As far as it is used here. */
interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
  };
  runPython(code: string): unknown;
  pyimport(name: string): { start(journal: Journal, post: Post): Promise<Desk> };
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
interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

declare const __ENGINE__: string;

const SITE = "/lib/python3.14/site-packages/";
const LOCK = "tokyork-tables";
const ENGINE = new URL(`../${__ENGINE__}/`, self.location.href).href;

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

/** The files of Python, counted as they come; the second look finds them in the browser's cache. */
async function fetched(): Promise<Map<string, Uint8Array>> {
  const sizes = (await (await fetch(`${ENGINE}files.json`)).json()) as Record<string, number>;
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let come = 0;
  const one = async (name: string): Promise<[string, Uint8Array]> => {
    const answer = await fetch(ENGINE + name);
    if (!answer.ok || !answer.body) throw new Error(`${name} is not there`);
    const parts: Uint8Array[] = [];
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      come += part.value.length;
      tell({ kind: "progress", part: Math.min(1, come / all) });
    }
    const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return [name, whole];
  };
  return new Map(await Promise.all(Object.keys(sizes).map(one)));
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
  const [files, loader] = await Promise.all([
    fetched(),
    import(/* @vite-ignore */ `${ENGINE}pyodide.mjs`) as Promise<Loader>,
  ]);
  const python = await loader.loadPyodide({
    indexURL: ENGINE,
    stdLibURL: `${ENGINE}stdlib.zip`,
    lockFileURL: `${ENGINE}pyodide-lock.json`,
    env: { HOME: "/local" },
  });
  const folders = new Set<string>();
  for (const [name, data] of filesIn(files.get("tokyork.zip")!)) {
    const folder = SITE + name.slice(0, name.lastIndexOf("/") + 1);
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(SITE + name, data, { canOwn: true });
  }
  haveAlone();
  python.runPython("import importlib; importlib.invalidate_caches()");
  const journal = await Journal.open();
  const post: Post = (kind, number, code, text) => tell({ kind, number, code, text });
  const found = await python.pyimport("tokyork.server.local.browser").start(journal, post);
  for (const message of early) hand(found, message);
  early = [];
  desk = found;
  tell({ kind: "ready" });
}

start().catch((error: unknown) => tell({ kind: "failed", why: String(error).slice(-2000) }));
