// A game that is over, told again: its positions come in parts and are shown one by one.
import { ask, type Result } from "../../lib/api.svelte";
import { namedTable } from "../../lib/guests";
import { pace } from "../../lib/settings.svelte";
import type { StageSource } from "../../lib/stage_source";
import type {
  Line,
  Outline,
  Played,
  Problem,
  Replay,
  Shown,
  Step,
  Steps,
  Table,
} from "../../protocol";

const PART = 40;
const AHEAD = 10;
/** Milliseconds between two moves; telling them takes its own time. */
const GAP = 260;

export class ReplaySource implements StageSource {
  readonly live = null;
  problem = $state.raw<Problem | null>(null);
  table = $state.raw<Table | null>(null);
  game = $state.raw<Shown | null>(null);
  lines = $state.raw<Line[]>([]);
  outline = $state.raw<Outline | null>(null);
  /** The position that is shown or being told. */
  step = $state(0);
  running = $state(false);
  /** The move that comes next, such as `p1 keep 3 3`. */
  next = $state<string | null>(null);
  /** Through whose eyes; nobody's for what all may see. */
  seat = $state<string | null>(null);

  onPlayed: StageSource["onPlayed"] = (played) => this.accept(played);
  onSnapshot: StageSource["onSnapshot"] = () => {};

  private known = new Map<number, Step>();
  private coming = new Map<number, Promise<void>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private language: () => string,
  ) {}

  get last(): number {
    return this.outline?.steps ?? 0;
  }

  /** Begin, or begin anew with other eyes or in another language. */
  async load(step: number, seat: string | null = this.seat): Promise<void> {
    this.pause();
    this.seat = seat;
    this.known.clear();
    this.coming.clear();
    const { value, problem } = await this.get<Replay>("");
    this.problem = problem;
    if (!value) return;
    this.table = namedTable(value.table);
    this.outline = value.outline;
    await this.jump(step);
  }

  async jump(step: number): Promise<void> {
    this.pause();
    const to = Math.max(0, Math.min(this.last, step));
    this.step = to;
    await this.need(to);
    const found = this.known.get(to);
    if (!found || this.step !== to) return;
    this.show(shownOf(found));
    this.onSnapshot({ game: this.game });
  }

  async forward(): Promise<void> {
    if (this.step >= this.last) {
      this.pause();
      return;
    }
    const to = this.step + 1;
    await this.need(to);
    const found = this.known.get(to);
    if (!found || this.step !== to - 1) return;
    this.step = to;
    if (to + AHEAD <= this.last) void this.need(to + AHEAD);
    this.onPlayed(this.played(found));
  }

  play(): void {
    if (this.step >= this.last) void this.jump(0).then(() => this.run());
    else this.run();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  /** The director is through with a move. */
  accept(played: Played): void {
    this.show(played.game);
    if (this.running) this.timer = setTimeout(() => void this.forward(), GAP * Math.max(1, pace()));
  }

  close(): void {
    this.pause();
  }

  /** The position in which an event came about. */
  stepOf(event: number): number {
    const at = this.outline?.lengths.findIndex((length) => length > event) ?? -1;
    return at < 0 ? this.last : at;
  }

  private run(): void {
    this.running = true;
    void this.forward();
  }

  private show(game: Shown): void {
    this.game = game;
    void this.foresee(game.seq);
    const told = this.outline?.lengths[game.seq] ?? 0;
    this.lines = (this.outline?.lines ?? []).filter((line) => line.number < told);
  }

  private async foresee(step: number): Promise<void> {
    if (step < this.last) await this.need(step + 1);
    if (this.game?.seq === step) this.next = this.known.get(step + 1)?.move ?? null;
  }

  private played(step: Step): Played {
    return {
      type: "played",
      first: 0,
      events: step.events,
      lines: [],
      first_line: 0,
      game: shownOf(step),
    };
  }

  private async need(step: number): Promise<void> {
    if (this.known.has(step)) return;
    const first = Math.floor(step / PART) * PART;
    if (!this.coming.has(first)) this.coming.set(first, this.fetchPart(first));
    await this.coming.get(first);
  }

  private async fetchPart(first: number): Promise<void> {
    const seat = this.seat;
    const { value, problem } = await this.get<Steps>("/steps", {
      from: `${first}`,
      to: `${first + PART - 1}`,
    });
    this.problem = problem;
    if (seat !== this.seat) return;
    if (!value) this.coming.delete(first);
    value?.steps.forEach((step) => this.known.set(step.step, step));
  }

  private get<T>(path: string, query: Record<string, string> = {}): Promise<Result<T>> {
    const asked = new URLSearchParams({
      language: this.language(),
      ...(this.seat ? { seat: this.seat } : {}),
      ...query,
    });
    return ask<T>(`/api/games/${this.id}${path}?${asked}`);
  }
}

const shownOf = ({ step, view, waiting }: Step): Shown => ({
  seq: step,
  view,
  choice: null,
  deadline: null,
  waiting,
  obeyed: null,
});
