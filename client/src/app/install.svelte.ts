// The page as an app: its worker, its words without connection, and the device's offer to install it.
import { lobby } from "../lib/api.svelte";
import { keepAll } from "../lib/local/keeping.svelte";
import { isSite } from "../lib/local/site";
import { localPlace } from "../lib/place";

interface Offer extends Event {
  prompt(): Promise<void>;
}

const WORKER = "/sw.js";
const OFFLINE = "/offline";
const PAGES = "tokyork-pages"; // as in worker.js
const RELOADED = "tokyork-reloaded";
const SOON = 10_000;

class Installing {
  /** What the device offers; nothing if the app is installed already, or never will be. */
  offer = $state.raw<Offer | null>(null);

  async install(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }
}

export const installing = new Installing();

/** Files of an older build are gone: the page of the new one knows the right ones. */
async function renew(): Promise<void> {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  const answers = await fetch(isSite ? "./site.webmanifest" : "/healthz").then(
    ({ ok }) => ok,
    () => false,
  );
  if (!answers || Date.now() - last < SOON) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}

/** From now on this page is an app as far as the browser lets it be one. */
export function beApp(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installing.offer = event as Offer;
  });
  addEventListener("appinstalled", () => (installing.offer = null));
  addEventListener("vite:preloadError", () => void renew());
  // Only over https, or on this very machine.
  if (!import.meta.env.PROD) return;
  // First what somebody waits for.
  if (isSite) {
    void localPlace()?.whenReady.then(() => keepAll("./"));
    // How games stand when somebody turns away is what the list says of them elsewhere.
    document.addEventListener("visibilitychange", () => document.hidden && void lobby.load());
  } else void navigator.serviceWorker?.register(WORKER).catch(() => undefined);
}

/** Say the app's name, and that there is no connection, in this language. */
export async function appSpeaks(language: string): Promise<void> {
  if (isSite) {
    const name = `./site.${language}.webmanifest`;
    document.querySelector("link[rel=manifest]")?.setAttribute("href", name);
    return;
  }
  const query = `?language=${encodeURIComponent(language)}`;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/site.webmanifest${query}`);
  if (!import.meta.env.PROD || typeof caches === "undefined") return;
  try {
    const page = await fetch(`${OFFLINE}${query}`);
    if (page.ok) await (await caches.open(PAGES)).put(OFFLINE, page);
  } catch {
    // Without connection the old words stay.
  }
}
