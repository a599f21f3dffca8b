// The service worker of a folder of files: all of it is kept from the start, so that the game is
// there without a network. Each build has names of its own, and what is not in it is let go.
const ASSETS = [];
const ENGINE = "__ENGINE__/";
const SIZES = `${ENGINE}files.json`;
const DONE = "kept";
const OTHERS = ["./", "site.webmanifest", "mark.svg", "icons/192.png", "icons/512.png"];
const KEPT = "tokyork-site";
const AT_ONCE = 6;

const here = (name) => new URL(name, self.registration.scope).href;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keepAll());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? page() : file(request));
});

/** The newest page while there is a network; its files have names that nothing else ever has. */
async function page() {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(here("./"), { cache: "no-cache" });
    if (answer.ok) await kept.put(here("./"), answer.clone());
    return answer;
  } catch {
    return (await kept.match(here("./"))) ?? Response.error();
  }
}

async function file(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request, { ignoreSearch: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) await kept.put(request, answer.clone());
  return answer;
}

/** Everything that the game may ever ask for; whoever looks is told how far it is. */
async function keepAll() {
  const kept = await caches.open(KEPT);
  const answer = await fetch(here(SIZES));
  const engine = Object.keys(await answer.clone().json()).map((name) => ENGINE + name);
  await kept.put(here(SIZES), answer);
  const names = [...OTHERS, ...ASSETS, ...engine].map(here);
  const missing = [];
  for (const name of names) if (!(await kept.match(name))) missing.push(name);
  let done = names.length - missing.length;
  const work = async () => {
    for (let name = missing.pop(); name; name = missing.pop()) {
      await kept.add(name);
      done += 1;
      await tell({ kind: "kept", part: done / names.length });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await kept.put(here(DONE), new Response(ENGINE)); // whoever asks finds it only now
    const wanted = new Set([...names, here(SIZES), here(DONE)]);
    for (const { url } of await kept.keys()) if (!wanted.has(url)) await kept.delete(url);
    await tell({ kind: "kept", part: 1 });
  } catch {
    await tell({ kind: "not_kept" });
  }
}

async function tell(message) {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage(message);
}
