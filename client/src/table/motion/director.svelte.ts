// Tells what was played as a film: event by event, and then the position as the server has it.
import { calledFully, people } from "../../lib/game/people.svelte";
import { monsterAt } from "../../lib/game/seats";
import { plain } from "../../lib/parts";
import { pace, reducedMotion, SPEEDS } from "../../lib/settings.svelte";
import type { StageSource } from "../../lib/stage_source";
import { t } from "../../lib/texts.svelte";
import type { Choice, Event, Played, Shown, View } from "../../protocol";
import { effectsOf, LIVES, type Effect } from "./effects";
import { rollAfter, seenRoll, summaryOf, type Roll } from "./last_roll";
import { patched } from "./patch";
import { leadOf } from "./timing";

type Told = Pick<StageSource, "game" | "accept" | "onPlayed" | "onSnapshot">;

/** One event, or the end of a message. */
interface Step {
  event?: Event;
  next?: Event;
  played?: Played;
}

const CROWDED = 2; // turns in the queue, from which on the rest is told fast

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
  /** Called with each event that is shown, and the view before it. */
  onEvent: (event: Event, view: View) => void = () => {};

  private queue: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ends = new Map<number, ReturnType<typeof setTimeout>>();
  private effectsMade = 0;
  private hurrying = false;
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
    played.events.forEach((event, index) =>
      this.queue.push({ event, next: played.events[index + 1] }),
    );
    this.queue.push({ played });
    if (!this.playing) this.advance();
  }

  private restart(game: Shown | null): void {
    this.clear();
    if (!game) return;
    this.view = game.view;
    this.roll = seenRoll(game.view);
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
    this.rolling = false;
    this.playing = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const time = this.timeOf(step);
      this.begin(step, this.watched());
      if (time > 0) {
        this.timer = setTimeout(() => this.advance(), time);
        return;
      }
    }
    this.rest();
  }

  private rest(): void {
    this.rolling = false;
    this.playing = false;
    if (this.source.game?.choice) this.hurrying = false;
  }

  private begin({ event, played }: Step, seen: boolean): void {
    if (played) {
      this.conclude(played);
      return;
    }
    if (!event) return;
    if (seen) this.tell(event);
    this.rolling = seen && event.kind === "rolled";
    this.thrown = event.kind === "rolled" ? event.dice : this.thrown;
    this.roll = rollAfter(this.roll, event);
    this.view = patched(this.view, event);
  }

  private tell(event: Event): void {
    effectsOf(event, this.view).forEach((effect) => this.show(effect));
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

  private timeOf({ event, next }: Step): number {
    if (!event || !this.watched()) return 0;
    return leadOf(event, next, reducedMotion()) * this.speed();
  }

  private speed(): number {
    const turns = this.queue.filter(({ event }) => event?.kind === "turn_started").length;
    return turns > CROWDED ? Math.min(pace(), SPEEDS.fast) : pace();
  }
}
