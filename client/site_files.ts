// Writes what only a folder of files needs: its service worker, which keeps everything.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The folder with Python in it, named after what it holds. */
export const engine = process.env.TOKYORK_ENGINE ?? "engine";

const SOURCE = new URL("./src/app/site_worker.js", import.meta.url);

export const siteFiles = (): Plugin => ({
  name: "site-files",
  apply: "build",
  generateBundle(_, bundle) {
    const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
    const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
    const source = readFileSync(SOURCE, "utf-8")
      .replace("const ASSETS = [];", `const ASSETS = ${JSON.stringify(names.sort())};`)
      .replace("__ENTRY__", entry!.fileName)
      .replace("__ENGINE__", engine);
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
  transformIndexHtml: (html) =>
    html
      .replace('href="/mark.svg"', 'href="./mark.svg"')
      .replace('href="/icons/', 'href="./icons/')
      .replace('href="/site.webmanifest"', 'href="./site.webmanifest"'),
});
