// One table over one socket: what is known of it, and requests with their answers.
import { WebSocket as ReconnectingSocket } from "partysocket";
import type {
  Advice,
  AnyMessage,
  AnyRequest,
  Answer,
  Ask,
  Hear,
  Heard,
  Line,
  Played,
  Problem,
  Reason,
  Said,
  Shown,
  Snapshot,
  Table,
} from "../protocol";
import { asPlayed } from "./going_on";
import { given, namedTable } from "./guests";
import { Inbox } from "./inbox";
import { socketAddress, socketKind } from "./place";
import type { StageSource } from "./stage_source";

/** A request without what the session adds itself. */
type Bare<R> = R extends Exclude<AnyRequest, Ask> ? Omit<R, "nonce" | "table" | "seq"> : never;
export type Wish = Bare<AnyRequest>;

const WITH_NUMBER = new Set(["move", "undo"]);
/** Who only wants to know something keeps nobody from choosing; neither does what goes by itself. */
const QUIET = new Set(["why", "hear", "salt"]);

/** Friends in the same house come over plain http, where `randomUUID` is missing. */
const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join("-");

export class Session implements StageSource {
  connected = $state(false);
  /** The table cannot be reached at all: there is none, or it was closed. */
  gone = $state<Problem | null>(null);
  table = $state.raw<Table | null>(null);
  game = $state.raw<Shown | null>(null);
  lines = $state.raw<Line[]>([]);
  talk = $state.raw<Said[]>([]);
  /** A request is on its way. */
  busy = $state(false);
  /** The last refusal, until the next request. */
  problem = $state.raw<Problem | null>(null);

  readonly live = this;
  readonly next = null;
  onPlayed: StageSource["onPlayed"] = (played) => this.accept(played);
  onSnapshot: StageSource["onSnapshot"] = () => {};

  /** How many events there were when everything was told last. */
  events = 0;

  private socket: ReconnectingSocket;
  private waiting = new Map<string, { request: AnyRequest; settle: (answer: Answer) => void }>();
  /** The game as it was told last, which may not be shown yet. */
  private told: Shown | null = null;
  private inbox = new Inbox<AnyMessage>((message) => this.receive(message));
  private asked = new Map<string, (found: Advice | Problem) => void>();
  private reasons = new Map<string, Reason[]>();
  private spoken = new Map<string, Heard>();
  private links = new Map<string, string>();

  constructor(
    readonly id: string,
    private language: () => string,
    secret: string | null = null,
  ) {
    this.socket = new ReconnectingSocket(() => this.address(secret), undefined, {
      maxReconnectionDelay: 4000,
      minReconnectionDelay: 200,
      connectionTimeout: 8000,
      ...socketKind(),
    });
    this.socket.addEventListener("open", () => this.reopened());
    this.socket.addEventListener("close", (event) => this.closed(event.code));
    this.socket.addEventListener("message", (event) =>
      this.inbox.put(JSON.parse(event.data as string) as AnyMessage),
    );
  }

  /** The number of the last change it was told. */
  private get seq(): number {
    return this.told?.seq ?? -1;
  }

  private address(secret: string | null): string {
    const query = new URLSearchParams({ language: this.language() });
    if (this.told) query.set("since", String(this.seq));
    const said = this.talk.at(-1)?.number;
    if (said !== undefined) query.set("said", String(said));
    if (secret) query.set("seat", secret);
    return socketAddress(`/ws/${this.id}?${query}`);
  }

  /** What was asked but not answered is asked again: the same nonce gets the same answer. */
  private reopened(): void {
    this.connected = true;
    for (const { request } of this.waiting.values()) this.socket.send(JSON.stringify(request));
  }

  private closed(code: number): void {
    this.connected = false;
    for (const nonce of [...this.asked.keys()]) this.advised(nonce, { kind: "gone", text: "" });
    if (code === 4404) {
      this.gone = { kind: "gone", text: "" };
      this.socket.close();
    }
  }

  /** Ask for something; resolves with the answer, also a refusing one. */
  send(wish: Wish): Promise<Answer> {
    const nonce = newNonce();
    const number = WITH_NUMBER.has(wish.type) ? { table: this.id, seq: this.seq } : {};
    const name = "name" in wish && wish.name ? { name: given(wish.name) } : {};
    const request = { ...wish, ...name, nonce, ...number } as AnyRequest;
    if (!QUIET.has(wish.type)) {
      this.busy = true;
      this.problem = null;
    }
    return new Promise((settle) => {
      this.waiting.set(nonce, { request, settle });
      if (this.connected) this.socket.send(JSON.stringify(request));
    });
  }

  /** Ask the coach. Play goes on meanwhile, and what it says is for this browser only. */
  ask(topic: Ask["topic"], keep = ""): Promise<Advice | Problem> {
    const request: Ask = { type: "ask", nonce: newNonce(), topic, keep };
    if (!this.connected) return Promise.resolve({ kind: "gone", text: "" });
    return new Promise((settle) => {
      this.asked.set(request.nonce, settle);
      this.socket.send(JSON.stringify(request));
    });
  }

  private advised(nonce: string, found: Advice | Problem): void {
    this.asked.get(nonce)?.(found);
    this.asked.delete(nonce);
  }

  play(move: string): Promise<Answer> {
    return this.send({ type: "move", move });
  }

  /** The causes of a line of the log, or of a move that cannot be made. */
  async why(line: number | null, move: string | null = null): Promise<Reason[]> {
    const { nonce } = await this.send({ type: "why", line, move });
    const found = this.reasons.get(nonce) ?? [];
    this.reasons.delete(nonce);
    return found;
  }

  /** What there is to be heard, with the number of the change it is about; or why that is refused. */
  async hear(asked: Omit<Hear, "type" | "nonce">): Promise<(Heard & { seq: number }) | Problem> {
    const { nonce, seq, problem } = await this.send({ type: "hear", ...asked });
    const found = this.spoken.get(nonce);
    this.spoken.delete(nonce);
    return found ? { ...found, seq } : (problem ?? { kind: "gone", text: "" });
  }

  /** A new private link for a seat of one's own: its path, or nothing if that is refused. */
  async link(seat: string): Promise<string | null> {
    const { nonce } = await this.send({ type: "link", seat });
    const found = this.links.get(nonce) ?? null;
    this.links.delete(nonce);
    return found;
  }

  private receive(message: AnyMessage): void {
    switch (message.type) {
      case "snapshot":
        this.snapshot(message);
        return;
      case "played":
        this.played(message);
        return;
      case "went_on":
        if (this.told) this.played(asPlayed(this.told, message));
        return;
      case "changed":
        this.table = namedTable(message.table);
        return;
      case "said":
        this.talk = [...this.talk, message].slice(-200);
        return;
      case "advice":
        this.advised(message.nonce, message);
        return;
      case "because":
        this.reasons.set(message.nonce, message.reasons);
        return;
      case "heard":
        this.spoken.set(message.nonce, message);
        return;
      case "link":
        this.links.set(message.nonce, message.path);
        return;
      case "answer":
        if (this.asked.has(message.nonce)) this.advised(message.nonce, message.problem!);
        else this.answered(message);
    }
  }

  private snapshot(message: Snapshot): void {
    this.table = namedTable(message.table);
    this.game = message.game;
    this.lines = message.lines;
    this.talk = message.talk;
    this.events = message.events;
    this.told = message.game;
    this.onSnapshot(message);
  }

  private played(played: Played): void {
    this.told = played.game;
    this.onPlayed(played);
  }

  accept(played: Played): void {
    this.lines = [...this.lines.filter((line) => line.number < played.first_line), ...played.lines];
    this.game = played.game;
  }

  private answered(answer: Answer): void {
    const asked = this.waiting.get(answer.nonce);
    this.waiting.delete(answer.nonce);
    this.busy = [...this.waiting.values()].some(({ request }) => !QUIET.has(request.type));
    if (!asked || !QUIET.has(asked.request.type)) this.problem = answer.problem;
    asked?.settle(answer);
  }

  close(): void {
    this.socket.close();
  }
}
