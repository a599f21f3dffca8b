// The game without a network: everything it needs is kept by a service worker of its own.
type News = { kind: "kept"; part: number } | { kind: "not_kept" };

class Keeping {
  /** How much is kept, from 0 to 1; nothing while nobody has asked. */
  part = $state<number | null>(null);
  failed = $state(false);
}

export const keeping = new Keeping();

/** Keep all of the site in this folder; nothing if the browser keeps nothing for such pages. */
export async function keepAll(folder: string): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  keeping.part ??= 0;
  keeping.failed = false;
  workers.addEventListener("message", ({ data }: MessageEvent<News>) => {
    if (data.kind === "kept") keeping.part = data.part;
    else keeping.failed = true;
  });
  // The worker of a newer build keeps that one's files.
  workers.addEventListener("controllerchange", () => workers.controller?.postMessage("keep"));
  try {
    const found = await workers.register(`${folder}sw.js`, { scope: folder });
    const worker = found.active ?? found.waiting ?? found.installing;
    worker?.postMessage("keep");
  } catch {
    keeping.failed = true;
  }
}

/** Whether all of it was kept already: its last page is there. */
export async function isKept(folder: string): Promise<boolean> {
  if (typeof caches === "undefined") return false;
  const found = await caches.match(new URL(`${folder}kept`, location.href).href);
  return found !== undefined;
}

/** The megabytes of it, as they travel; nothing if this server has none to give. */
export async function offlineSize(folder: string): Promise<number | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    const answer = await fetch(`${folder}offline.json`);
    if (!answer.ok) return null;
    const { bytes } = (await answer.json()) as { bytes: number };
    return Math.ceil(bytes / 1e5) / 10;
  } catch {
    return null;
  }
}
