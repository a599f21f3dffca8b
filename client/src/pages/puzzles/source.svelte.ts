// A puzzle as a stage shows it: one position in which nothing is told and nobody else acts.
import type { StageSource } from "../../lib/stage_source";
import type { Line, Played, PuzzleToPlay, Shown } from "../../protocol";

export class PuzzleSource implements StageSource {
  readonly id: string;
  readonly table = null;
  readonly lines: Line[] = [];
  readonly live = null;
  readonly game: Shown;
  /** The best move, once an answer was given: the dice show what it keeps. */
  next = $state<string | null>(null);

  onPlayed: StageSource["onPlayed"] = () => {};
  onSnapshot: StageSource["onSnapshot"] = () => {};

  constructor(readonly asked: PuzzleToPlay) {
    const { puzzle, view } = asked;
    this.id = puzzle.id;
    this.game = {
      seq: 0,
      view,
      choice: null,
      deadline: null,
      waiting: puzzle.question,
      obeyed: null,
    };
  }

  /** Show what would have been best. */
  reveal(): void {
    const { seat, answers, best } = this.asked.puzzle;
    this.next = `${seat} ${answers[best]!.move}`;
  }

  accept(played: Played): void {
    void played;
  }
}
