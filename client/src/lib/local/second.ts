// A second worker for what takes long, so that the tables answer meanwhile: there while it is needed.
import type { FromSecond, ToSecond } from "./messages";

const IDLE = 180_000; // milliseconds after which its memory is given back

interface Waiting {
  done: (data: Uint8Array) => void;
  failed: (why: Error) => void;
}

export class Second {
  private worker: Worker | null = null;
  private waiting = new Map<number, Waiting>();
  private number = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** `begun` is told each time it is started. */
  constructor(private begun: () => void) {}

  /** What Python answers there. */
  answer(asked: Uint8Array): Promise<Uint8Array> {
    clearTimeout(this.resting);
    this.worker ??= this.start();
    const number = ++this.number;
    this.worker.postMessage({ number, data: asked } satisfies ToSecond);
    return new Promise((done, failed) => this.waiting.set(number, { done, failed }));
  }

  private start(): Worker {
    const worker = new Worker(new URL("./second_worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromSecond>) => this.hear(data);
    worker.onerror = (event) => this.end(event.message || "worker");
    this.begun();
    return worker;
  }

  private hear(message: FromSecond): void {
    if ("failed" in message) {
      this.end(message.failed);
      return;
    }
    this.waiting.get(message.number)?.done(message.data);
    this.waiting.delete(message.number);
    if (!this.waiting.size) this.resting = setTimeout(() => this.end("idle"), IDLE);
  }

  /** Nobody waits for what no longer comes. */
  private end(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { failed } of this.waiting.values()) failed(new Error(why));
    this.waiting.clear();
  }
}
