// Writes the service worker into the build, with the names of all built files in it, and of those
// that the page without connection needs.
import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

const SOURCE = new URL("./src/app/worker.js", import.meta.url);
const PAGE = /pages\/verify\/VerifyPage\.svelte$/;
// As in texts.svelte.ts, and the page's own.
const WORDS = /locales\/\w+\/(client_pages|client_table|client_dock|words|client_fair)\.ftl/;

export const serviceWorker = (): Plugin => ({
  name: "service-worker",
  apply: "build",
  generateBundle(_, bundle) {
    const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
    const source = readFileSync(SOURCE, "utf-8")
      .replace("new Set(__FILES__)", `new Set(${written(names)})`)
      .replace("addAll(__NEEDED__)", `addAll(${written([...neededBy(bundle)])})`);
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
});

const written = (names: string[]): string => JSON.stringify(names.sort().map((name) => `/${name}`));

/** The first script, the page's and its words, and all that these bring along. */
function neededBy(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const take = (name: string): void => {
    const file = bundle[name];
    if (!file || found.has(name)) return;
    found.add(name);
    if (file.type !== "chunk") return;
    file.imports.forEach(take);
    file.viteMetadata?.importedCss.forEach(take);
  };
  for (const [name, file] of Object.entries(bundle))
    if (file.type === "chunk" && (file.isEntry || file.moduleIds.some(isNeeded))) take(name);
  return found;
}

const isNeeded = (module: string): boolean => PAGE.test(module) || WORDS.test(module);
