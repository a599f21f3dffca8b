// The service worker of a folder of files: all of it is kept from the start, so that the game is
// there without a network. Each build has names of its own, and what is not in it is let go.
const ASSETS = [];
const ENGINE = "__ENGINE__/";
const SIZES = `${ENGINE}files.json`;
const DONE = "kept";
/** The first script of the page: each build has its own. */
const ENTRY = "__ENTRY__";
const OTHERS = ["site.webmanifest", "mark.svg", "icons/192.png", "icons/512.png"];
const KEPT = "tokyork-site";
const AT_ONCE = 6;
/** Bytes of a file whose size nobody says. */
const USUAL = 4000;

/** What is under way: several pages may ask. */
let keeping = null;
const here = (name) => new URL(name, self.registration.scope).href;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil((keeping ??= keepAll()));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? page() : file(request));
});

/** The newest page while there is a network; what is kept of it is kept with all its files. */
async function page() {
  try {
    return await fetch(here("./"), { cache: "no-cache" });
  } catch {
    const kept = await caches.open(KEPT);
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
  try {
    await tell({ kind: "kept", part: await keepFiles((part) => tell({ kind: "kept", part })) });
  } catch {
    await tell({ kind: "not_kept" });
  }
  keeping = null;
}

/** First the files, by their size; last the page that names them, and what is not its own goes. */
async function keepFiles(told) {
  const kept = await caches.open(KEPT);
  const front = await fetch(here("./"), { cache: "no-cache" });
  // A newer page has a newer worker, which keeps its files.
  if (!(await front.clone().text()).includes(ENTRY)) throw new Error("another build");
  const sizes = await (await file(new Request(here(SIZES)))).json();
  const weights = new Map(ASSETS.map((name) => [here(name), USUAL]));
  for (const [name, size] of Object.entries(sizes)) weights.set(here(ENGINE + name), size);
  for (const name of OTHERS) weights.set(here(name), USUAL);
  const all = [...weights.values()].reduce((sum, size) => sum + size, 0);
  const missing = [];
  let done = 0;
  for (const [name, size] of weights)
    if (await kept.match(name)) done += size;
    else missing.push(name);
  const work = async () => {
    for (let name = missing.pop(); name; name = missing.pop()) {
      await kept.add(name);
      done += weights.get(name);
      await told((0.99 * done) / all);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // What a page was being given when it was closed may be lost again: look, before it is said.
  for (const name of weights.keys())
    if (!(await kept.match(name))) throw new Error(`${name} is not kept`);
  await kept.put(here("./"), front);
  await kept.put(here(DONE), new Response(ENGINE)); // whoever asks finds it only now
  const wanted = new Set([...weights.keys(), here("./"), here(SIZES), here(DONE)]);
  for (const { url } of await kept.keys()) if (!wanted.has(url)) await kept.delete(url);
  return 1;
}

async function tell(message) {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage(message);
}
