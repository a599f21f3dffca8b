// Rows of the browser's own database: whoever writes waits until they are on the disk.
const NAME = "tokyork";
const ENTRIES = "entries";
const ABOUT = "about";
/** As in server/local/browser.py. */
const MOVED_ON = "moved on";

interface Copy {
  copy: ArrayBuffer | null;
  entries: ArrayBuffer[];
}

export class Journal {
  /** The number of the next entry: if another window has written one, it is not ours. */
  private next = 0;

  private constructor(private base: IDBDatabase) {}

  static open(): Promise<Journal> {
    return new Promise((resolve, reject) => {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore(ENTRIES);
        asked.result.createObjectStore(ABOUT);
      };
      asked.onsuccess = () => resolve(new Journal(asked.result));
      asked.onerror = () => reject(reason(asked.error));
    });
  }

  async load(): Promise<Copy> {
    const work = this.base.transaction([ENTRIES, ABOUT]);
    const entries = got<ArrayBuffer[]>(work.objectStore(ENTRIES).getAll());
    const copy = got<ArrayBuffer | undefined>(work.objectStore(ABOUT).get("copy"));
    const next = got<number | undefined>(work.objectStore(ABOUT).get("next"));
    this.next = (await next) ?? 0;
    return { copy: (await copy) ?? null, entries: await entries };
  }

  append(data: Uint8Array): Promise<void> {
    return this.write(({ entries, about }, number) => {
      entries.put(bytes(data), number);
      about.put(number + 1, "next");
      return number + 1;
    });
  }

  replace(data: Uint8Array): Promise<void> {
    return this.write(({ entries, about }, number) => {
      entries.clear();
      about.put(bytes(data), "copy");
      about.put(number + 1, "next");
      return number + 1;
    });
  }

  /** All or nothing, and only if nobody else has written since. */
  private write(
    change: (stores: { entries: IDBObjectStore; about: IDBObjectStore }, number: number) => number,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const work = this.base.transaction([ENTRIES, ABOUT], "readwrite", { durability: "strict" });
      const about = work.objectStore(ABOUT);
      const asked = about.get("next");
      let next = this.next;
      let movedOn = false;
      asked.onsuccess = () => {
        if (((asked.result as number | undefined) ?? 0) === this.next)
          next = change({ entries: work.objectStore(ENTRIES), about }, this.next);
        else {
          movedOn = true;
          work.abort();
        }
      };
      work.oncomplete = () => {
        this.next = next;
        resolve();
      };
      work.onerror = () => reject(reason(work.error));
      work.onabort = () => reject(movedOn ? new Error(MOVED_ON) : reason(work.error));
    });
  }
}

const bytes = (data: Uint8Array): ArrayBuffer => data.slice().buffer;
const reason = (error: DOMException | null): Error =>
  error ?? new Error("The browser keeps nothing.");
const got = <T>(asked: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result as T);
    asked.onerror = () => reject(reason(asked.error));
  });
