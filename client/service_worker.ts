// Writes the service worker into the build, with the names of all built files in it.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = new URL("./src/app/worker.js", import.meta.url);

export const serviceWorker = (): Plugin => ({
  name: "service-worker",
  apply: "build",
  generateBundle(_, bundle) {
    const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
    const files = JSON.stringify(names.sort().map((name) => `/${name}`));
    const source = readFileSync(SOURCE, "utf-8").replace("new Set(__FILES__)", `new Set(${files})`);
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
});
