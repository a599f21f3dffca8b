// Tells what was played as a film: event by event, and then the position as the server has it.
import { calledFully, people } from "../../lib/game/people.svelte";
import { monsterAt } from "../../lib/game/seats";
import { plain } from "../../lib/parts";
import { pace, reducedMotion, SPEEDS } from "../../lib/settings.svelte";
import type { StageSource } from "../../lib/stage_source";
import { t } from "../../lib/texts.svelte";
import type { Choice, Event, Line, Played, Shown, View } from "../../protocol";
import { effectsOf, LIVES, type Effect } from "./effects";
import { rollAfter, seenRoll, summaryOf, type Roll } from "./last_roll";
import { patched } from "./patch";
import { NOTHING, sinceAfter, sinceText, type Since } from "./since";
import { reasonOf, strikes } from "./strikes";
import { DWELL, leadOf, STRUCK, STRUCK_AGAIN } from "./timing";
import { TurnPace, type Ahead } from "./turn_pace";

type Told = Pick<StageSource, "game" | "accept" | "onPlayed" | "onSnapshot"> & {
  /** Only a table that is played at waits for whoever looks on; see `StageSource`. */
  readonly live: unknown;
};

/** One event, or the end of a message. */
interface Step {
  event?: Event;
  next?: Event;
  /** The log of the turn. */
  lines?: Line[];
  played?: Played;
}

const CROWDED = 6; // turns in the queue, a whole round, from which on the rest is told fast

/** Only for a source that has a game. */
export class Director {
  /** What is shown now. */
  view: View;
  effects = $state.raw<Effect[]>([]);
  /** Dice are in the air; `thrown` are their faces. */
  rolling = $state(false);
  thrown = $state.raw<string[]>([]);
  playing = $state(false);
  private roll = $state.raw<Roll | null>(null);
  private since = $state.raw<Since>(NOTHING);
  /** Called with each event that is shown, and the view before it. */
  onEvent: (event: Event, view: View) => void = () => {};

  private queue: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ends = new Map<number, ReturnType<typeof setTimeout>>();
  private effectsMade = 0;
  private hurrying = false;
  private turn = new TurnPace();
  /** When the last dice came to rest. */
  private landed = -Infinity;
  private hidden = () => document.hidden && this.jump();

  constructor(private source: Told) {
    source.onPlayed = (played) => this.take(played);
    source.onSnapshot = ({ game }) => this.restart(game);
    document.addEventListener("visibilitychange", this.hidden);
    this.view = $state.raw(source.game!.view);
    this.roll = seenRoll(this.view);
  }

  /** What is to be chosen, once everything before it has been told. */
  get choice(): Choice | null {
    return this.playing ? null : (this.source.game?.choice ?? null);
  }

  /** Whom the table waits for, in words; while something is told, whose turn that is. */
  get waiting(): string {
    const { waiting } = this.source.game ?? {};
    if (!this.playing && waiting) return plain(waiting, true);
    const { active } = this.view;
    if (people.isReader(active)) return t("table-turn-yours", { turn: "yes" });
    const monster = monsterAt(this.view, active);
    return t("table-turn-of", { name: monster ? calledFully(active, monster.monster) : "" });
  }

  get lastRoll(): { seat: string; dice: string[]; summary: string } | null {
    const { roll, view } = this;
    return roll ? { seat: roll.seat, dice: roll.dice, summary: summaryOf(roll, view) } : null;
  }

  /** What has happened to whoever looks on since their last turn; nothing if they do not play. */
  get sinceMyTurn(): string | null {
    const { seat, active, turn, over, monsters } = this.view;
    const plays = monsters.some((one) => one.seat === seat && one.alive);
    return plays && turn > 0 && !over && active !== seat ? sinceText(this.since, this.view) : null;
  }

  /** A tap: the step of the moment is over. */
  nudge(): void {
    if (this.playing) this.advance();
  }

  /** Tell nothing more until this browser has to choose. */
  skip(): void {
    this.hurrying = true;
    this.jump();
  }

  /** Leave the table; what is played from now on is taken as it comes. */
  stop(): void {
    this.source.onPlayed = (played) => this.source.accept(played);
    this.source.onSnapshot = () => {};
    document.removeEventListener("visibilitychange", this.hidden);
    this.clear();
  }

  private take(played: Played): void {
    const { events, lines } = played;
    events.forEach((event, index) => this.queue.push({ event, next: events[index + 1], lines }));
    this.queue.push({ played });
    if (!this.playing) this.advance();
  }

  private restart(game: Shown | null): void {
    this.clear();
    if (!game) return;
    this.view = game.view;
    this.roll = seenRoll(game.view);
    this.since = NOTHING;
  }

  private clear(): void {
    clearTimeout(this.timer);
    for (const end of this.ends.values()) clearTimeout(end);
    this.ends.clear();
    this.queue = [];
    this.effects = [];
    this.rolling = false;
    this.playing = false;
  }

  private jump(): void {
    if (!this.playing) return;
    clearTimeout(this.timer);
    while (this.queue.length) this.begin(this.queue.shift()!, false);
    this.rest();
  }

  /** Begin steps until one takes time. */
  private advance(): void {
    clearTimeout(this.timer);
    if (this.rolling) this.landed = performance.now();
    this.rolling = false;
    this.playing = true;
    for (let step = this.queue[0]; step; step = this.queue[0]) {
      const rest = this.restBefore(step);
      if (rest > 0) {
        this.goOnAfter(rest);
        return;
      }
      this.queue.shift();
      const time = this.timeOf(step);
      this.begin(step, this.watched());
      if (time > 0) {
        this.goOnAfter(time);
        return;
      }
    }
    this.rest();
  }

  private goOnAfter(time: number): void {
    this.timer = setTimeout(() => this.advance(), time);
  }

  private rest(): void {
    this.rolling = false;
    this.playing = false;
    if (this.source.game?.choice) this.hurrying = false;
  }

  private begin({ event, lines, played }: Step, seen: boolean): void {
    if (played) {
      this.conclude(played);
      return;
    }
    if (!event) return;
    if (seen) this.tell(event, lines ?? []);
    this.rolling = seen && event.kind === "rolled";
    this.thrown = event.kind === "rolled" ? event.dice : this.thrown;
    this.roll = rollAfter(this.roll, event);
    this.since = sinceAfter(this.since, event, this.view);
    this.view = patched(this.view, event);
  }

  private tell(event: Event, lines: Line[]): void {
    effectsOf(event, this.view).forEach((effect) => this.show(effect));
    if (strikes(event, this.view)) {
      this.turn.strikes += 1;
      this.show({ kind: "struck", reason: reasonOf(event, lines) });
    }
    this.onEvent(event, this.view);
  }

  private conclude(played: Played): void {
    this.source.accept(played);
    this.view = played.game.view;
  }

  private show(fresh: Omit<Effect, "id">): void {
    const effect = { ...fresh, id: ++this.effectsMade };
    this.effects = [...this.effects, effect];
    this.ends.set(
      effect.id,
      setTimeout(() => this.forget(effect.id), LIVES[effect.kind] * this.speed()),
    );
  }

  private forget(id: number): void {
    this.ends.delete(id);
    this.effects = this.effects.filter((effect) => effect.id !== id);
  }

  /** Whether motion is to be seen at all. */
  private watched(): boolean {
    return !this.hurrying && !document.hidden && pace() > 0;
  }

  // --- time ---

  /** Somebody else's turn that was over too soon stays for a while before the next begins. */
  private restBefore({ event }: Step): number {
    if (event?.kind !== "turn_started" || !this.source.live || !this.watched()) return 0;
    if (this.isOwn || this.view.turn === 0) return 0;
    const { rest } = this.turn;
    this.turn.spend(rest);
    return rest * this.speed();
  }

  private get isOwn(): boolean {
    return this.view.active === this.view.seat;
  }

  private timeOf({ event, next }: Step): number {
    if (!event || !this.watched()) return 0;
    if (event.kind === "turn_started") this.turn.begin();
    const { loose, firm } = this.measure(event, next);
    const pressed = this.isOwn ? 1 : this.turn.factor(this.ahead({ loose, firm }));
    const time = firm + loose * pressed;
    this.turn.spend(time);
    return time * this.speed();
  }

  private measure(event: Event, next: Event | undefined): Ahead {
    const strike = this.turn.strikes ? STRUCK_AGAIN : STRUCK;
    if (event.kind === "dice_final") return { loose: 0, firm: this.dwell() };
    if (strikes(event, this.view)) return { loose: 0, firm: strike };
    return { loose: leadOf(event, next, { reduced: reducedMotion(), own: this.isOwn }), firm: 0 };
  }

  /** Final dice stay until they can have been read; who thought about them has read them. */
  private dwell(): number {
    const seen = (performance.now() - this.landed) / this.speed();
    return Math.max(0, DWELL - seen);
  }

  /** What is still known to come in this turn, with what is told now. */
  private ahead({ loose, firm }: Ahead): Ahead {
    for (const { event, next } of this.queue) {
      if (event?.kind === "turn_started") break;
      if (!event) continue;
      const more = this.measure(event, next);
      loose += more.loose;
      firm += more.firm;
    }
    return { loose, firm };
  }

  private speed(): number {
    const turns = this.queue.filter(({ event }) => event?.kind === "turn_started").length;
    return turns > CROWDED || this.isAwaited() ? Math.min(pace(), SPEEDS.fast) : pace();
  }

  /** A clock runs until whoever looks on has chosen. */
  private isAwaited(): boolean {
    const last = this.queue.at(-1)?.played?.game;
    return !!last?.choice && last.deadline !== null;
  }
}
