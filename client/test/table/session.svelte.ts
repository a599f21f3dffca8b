// A session that plays nothing and remembers what it was asked.
import type { Session } from "../../src/lib/session.svelte";
import type { StageSource } from "../../src/lib/stage_source";
import type {
  Answer,
  Line,
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

  /** As what components ask for. */
  get real(): Session {
    return partly<Session>(this);
  }
}
