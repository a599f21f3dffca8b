// The worker as the page sees it: calls that are answered, and lines that look like sockets.
import type { FromWorker, ToWorker } from "./messages";

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

export class WorkerPlace {
  /** How much of it has come, from 0 to 1; 1 when it is ready. */
  part = $state(0);
  ready = $state(false);
  /** Why it cannot be, if so. */
  failed = $state<string | null>(null);
  /** Another window has the tables now. */
  elsewhere = $state(false);

  readonly Socket: typeof WebSocket;
  /** When its first table can be opened. */
  readonly whenReady: Promise<void>;
  private nowReady: () => void = () => undefined;

  private worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private number = 0;
  private calls = new Map<number, (answer: Response) => void>();
  private lines = new Map<number, Line>();

  constructor() {
    this.whenReady = new Promise((resolve) => (this.nowReady = resolve));
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = (event) => (this.failed = event.message || "worker");
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the sockets' place
    const place = this;
    this.Socket = class extends Line {
      constructor(address: string) {
        super(place, address);
      }
    } as unknown as typeof WebSocket; // eslint-disable-line no-restricted-syntax -- as far as partysocket looks
  }

  call(path: string, { method = "GET", body }: RequestInit): Promise<Response> {
    const number = ++this.number;
    const text = typeof body === "string" ? body : "";
    this.tell({ kind: "call", number, method, path, body: text });
    return new Promise((resolve) => this.calls.set(number, resolve));
  }

  enter(line: Line, path: string): number {
    const number = ++this.number;
    this.lines.set(number, line);
    this.tell({ kind: "open", number, path });
    return number;
  }

  tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  leave(number: number): void {
    this.lines.delete(number);
    this.tell({ kind: "end", number });
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case "progress":
        this.part = message.part;
        return;
      case "ready":
        this.part = 1;
        this.ready = true;
        performance.mark("tokyork-ready"); // for ./run bench offline
        this.nowReady();
        return;
      case "second":
        performance.mark("tokyork-second"); // the same
        return;
      case "failed":
        this.failed = message.why;
        console.error(message.why);
        return;
      case "elsewhere":
        this.elsewhere = true;
        return;
      case "answer":
        this.calls.get(message.number)?.(
          new Response(message.text, {
            status: message.code,
            headers: { "content-type": "application/json" },
          }),
        );
        this.calls.delete(message.number);
        return;
      case "told":
        this.lines.get(message.number)?.told(message.text);
        return;
      case "closed":
        this.lines.get(message.number)?.closed(message.code);
        this.lines.delete(message.number);
    }
  }
}

/** Looks like a WebSocket, as far as one is looked at. */
class Line extends EventTarget {
  static readonly CONNECTING = CONNECTING;
  static readonly OPEN = OPEN;
  static readonly CLOSED = CLOSED;
  readyState = CONNECTING;
  binaryType = "blob";
  readonly bufferedAmount = 0;
  readonly extensions = "";
  readonly protocol = "";
  private number: number;

  constructor(
    private place: WorkerPlace,
    readonly url: string,
  ) {
    super();
    const { pathname, search } = new URL(url);
    this.number = place.enter(this, pathname + search);
    // As a socket: whoever made it listens first.
    setTimeout(() => {
      if (this.readyState !== CONNECTING) return;
      this.readyState = OPEN;
      this.dispatchEvent(new Event("open"));
    });
  }

  send(text: string): void {
    this.place.tell({ kind: "say", number: this.number, text });
  }

  close(code = 1000): void {
    if (this.readyState === CLOSED) return;
    this.place.leave(this.number);
    this.closed(code);
  }

  told(text: string): void {
    this.dispatchEvent(new MessageEvent("message", { data: text }));
  }

  closed(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code, wasClean: true }));
  }
}

export const place = new WorkerPlace();
