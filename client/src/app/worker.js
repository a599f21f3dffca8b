// The service worker: built files are kept by their names, which change with their contents;
// pages always come from the server, and a friendly one stands in when it cannot be reached.
// Only the page that checks dice is kept whole: nobody should need the server to doubt it.
/* global __FILES__, __NEEDED__ -- what the build made, put in by service_worker.ts: another build is another worker */
const FILES = new Set(__FILES__);
const KEPT = "tokyork-files";
const PAGES = "tokyork-pages";
const OFFLINE = "/offline";
const CHECKING = "/verify";
const HERE = "/here/";
const KEPT_HERE = "/here/kept"; // as in site_worker.js

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
    const { pathname } = new URL(request.url);
    // Whoever opens the app without a connection, and has the game, plays there.
    if (pathname === "/" && (await caches.match(KEPT_HERE))) return Response.redirect(HERE);
    const kept = pathname === CHECKING ? CHECKING : OFFLINE;
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

// --- notices: that it is somebody's turn ---

self.addEventListener("push", (event) => event.waitUntil(notify(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url));
});

/** Browsers want every message to be shown, even one that cannot be read. */
async function notify(data) {
  let told = {};
  try {
    told = data?.json() ?? {};
  } catch {
    // Then only that there is something.
  }
  if (told.count) await self.navigator.setAppBadge?.(told.count).catch(() => undefined);
  await self.registration.showNotification(String(told.title ?? "Tokyork"), {
    body: String(told.body ?? ""),
    tag: String(told.tag ?? "tokyork"),
    renotify: true,
    icon: "/icons/192.png",
    data: { url: told.url },
  });
}

/** The table, in a window that is open already or in a new one; nowhere but here. */
async function show(path) {
  const address = new URL(typeof path === "string" ? path : "/", location.origin);
  if (address.origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: "window" });
  const found = windows.find(({ url }) => url === address.href) ?? windows[0];
  if (!found) {
    await self.clients.openWindow(address.href);
    return;
  }
  await found.focus();
  if (found.url !== address.href) await found.navigate(address.href).catch(() => undefined);
}
