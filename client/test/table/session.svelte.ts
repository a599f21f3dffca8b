// A session that plays nothing and remembers what it was asked.
import type { Session } from "../../src/lib/session.svelte";
import type { StageSource } from "../../src/lib/stage_source";
import type {
  Answer,
  Heard,
  Line,
  Part,
  Played,
  Problem,
  Said,
  Shown,
  Snapshot,
  Table,
} from "../../src/protocol";
import { partly } from "../partly";

export class FakeSession {
  table = $state.raw<Table | null>(null);
  game = $state.raw<Shown | null>(null);
  lines = $state.raw<Line[]>([]);
  talk = $state.raw<Said[]>([]);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  connected = true;
  asked: unknown[] = [];
  onPlayed: StageSource["onPlayed"] = () => {};
  onSnapshot: StageSource["onSnapshot"] = () => {};

  constructor(fixture: unknown) {
    const { table, game, lines, talk } = fixture as Snapshot;
    Object.assign(this, { table, game, lines, talk });
  }

  accept(played: Played): void {
    this.lines = [
      ...this.lines.filter(({ number }) => number < played.first_line),
      ...played.lines,
    ];
    this.game = played.game;
  }

  send(wish: unknown): Promise<Answer> {
    this.asked.push(wish);
    return Promise.resolve({ type: "answer", nonce: "", seq: 0, problem: null });
  }

  play(move: string): Promise<Answer> {
    return this.send({ type: "move", move });
  }

  ask(): Promise<Problem> {
    return Promise.resolve({ kind: "gone", text: "" });
  }

  events = 0;
  private heard = 0;

  hear(asked: unknown): Promise<Heard & { seq: number }> {
    this.asked.push(asked);
    const text = `Heard ${++this.heard}.`;
    const seq = this.game?.seq ?? 0;
    const said: Part[][] = [[{ part: "text", text }]];
    return Promise.resolve({
      type: "heard",
      nonce: "",
      said,
      heard: 0,
      move: null,
      ask: null,
      seq,
    });
  }

  get live(): Session {
    return this.real;
  }

  /** As what components ask for. */
  get real(): Session {
    return partly<Session>(this);
  }
}
