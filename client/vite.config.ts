import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { serviceWorker } from "./service_worker.ts";
import { engine, siteFiles } from "./site_files.ts";

const version =
  /__version__ = "(.*)"/.exec(readFileSync("../src/tokyork/__init__.py", "utf8"))?.[1] ?? "";

// A folder of files for any host, or what our server serves: see tools/site/make_site.py.
const site = process.env.TOKYORK_SITE === "1";

// The server serves what is built here; see src/tokyork/server/pages.py.
export default defineConfig({
  plugins: [svelte(), site ? siteFiles() : serviceWorker()],
  base: site ? "./" : "/",
  define: {
    __VERSION__: JSON.stringify(version),
    __SITE__: JSON.stringify(site),
    __ENGINE__: JSON.stringify(engine),
  },
  worker: { format: "es" },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: site ? "../build/site" : "../build/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict content policy allows no data: address
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/setup.ts"],
    testTimeout: 30_000,
  },
});
