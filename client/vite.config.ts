import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { serviceWorker } from "./service_worker.ts";

const version =
  /__version__ = "(.*)"/.exec(readFileSync("../src/tokyork/__init__.py", "utf8"))?.[1] ?? "";

// The server serves what is built here; see src/tokyork/server/pages.py.
export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  define: { __VERSION__: JSON.stringify(version) },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../build/client",
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
