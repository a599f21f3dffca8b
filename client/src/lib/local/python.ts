// Python in WebAssembly with our package inside, for a worker.
import { filesIn } from "./unpack";

/** As far as it is used here. */
export interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
  };
  runPython(code: string): unknown;
  pyimport(name: string): unknown;
}
interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

declare const __ENGINE__: string;

const SITE = "/lib/python3.14/site-packages/";
/** Where its files are. */
export const ENGINE = new URL(`../${__ENGINE__}/`, self.location.href).href;

async function fetched(name: string): Promise<Uint8Array> {
  const answer = await fetch(ENGINE + name);
  if (!answer.ok) throw new Error(`${name} is not there`);
  return new Uint8Array(await answer.arrayBuffer());
}

export async function loadPython(): Promise<Python> {
  const ours = fetched("tokyork.zip");
  void import(/* @vite-ignore */ `${ENGINE}pyodide.asm.mjs`); // so that it comes at once, too
  const loader = (await import(/* @vite-ignore */ `${ENGINE}pyodide.mjs`)) as Loader;
  const python = await loader.loadPyodide({
    indexURL: ENGINE,
    stdLibURL: `${ENGINE}stdlib.zip`,
    lockFileURL: `${ENGINE}pyodide-lock.json`,
    env: { HOME: "/local" },
  });
  const folders = new Set<string>();
  for (const [name, data] of filesIn(await ours)) {
    const folder = SITE + name.slice(0, name.lastIndexOf("/") + 1);
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(SITE + name, data, { canOwn: true });
  }
  // Nothing of what is imported goes away again: nobody need look for it.
  python.runPython("import gc, sys; gc.disable(); sys.path_importer_cache.clear()");
  return python;
}

/** Everything is imported: from now on, what is made and forgotten is looked for. */
export function isLoaded(python: Python): void {
  python.runPython("gc.freeze(); gc.enable()");
}
