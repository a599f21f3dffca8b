// The service worker: built files are kept by their names, which change with their contents;
// pages always come from the server, and a friendly one stands in when it cannot be reached.
// Only the page that checks dice is kept whole: nobody should need the server to doubt it.
/* global __FILES__, __NEEDED__ -- what the build made, put in by service_worker.ts: another build is another worker */
const FILES = new Set(__FILES__);
const KEPT = "tokyork-files";
const PAGES = "tokyork-pages";
const OFFLINE = "/offline";
const CHECKING = "/verify";

self.addEventListener("install", (event) => event.waitUntil(prepare()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.has(pathname)) event.respondWith(file(request));
});

async function prepare() {
  const pages = await caches.open(PAGES);
  // The page puts one in the chosen language there.
  if (!(await pages.match(OFFLINE))) await pages.add(OFFLINE);
  await (await caches.open(KEPT)).addAll(__NEEDED__);
  await pages.add(CHECKING);
  await self.skipWaiting();
}

async function takeOver() {
  const kept = await caches.open(KEPT);
  const old = (await kept.keys()).filter(({ url }) => !FILES.has(new URL(url).pathname));
  await Promise.all(old.map((request) => kept.delete(request)));
  await self.clients.claim();
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = new URL(request.url).pathname === CHECKING ? CHECKING : OFFLINE;
    return (await caches.match(kept)) ?? Response.error();
  }
}

async function file(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}
