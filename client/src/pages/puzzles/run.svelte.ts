// A run against the clock: three minutes, three mistakes. The clock rests while an answer is explained.
export const SECONDS = 180;
export const MISTAKES = 3;

export class PuzzleRun {
  seconds = $state(SECONDS);
  solved = $state(0);
  mistakes = $state(0);
  /** Whether the clock goes. */
  running = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  get mistakesLeft(): number {
    return Math.max(0, MISTAKES - this.mistakes);
  }

  get over(): boolean {
    return this.seconds <= 0 || this.mistakesLeft === 0;
  }

  /** From the start; the clock waits for the first puzzle. */
  begin(): void {
    this.stop();
    this.seconds = SECONDS;
    this.solved = 0;
    this.mistakes = 0;
  }

  resume(): void {
    this.stop();
    if (this.over) return;
    this.running = true;
    this.timer = setInterval(() => this.tick(), 1000);
  }

  answered(right: boolean): void {
    if (right) this.solved++;
    else this.mistakes++;
    this.stop();
  }

  stop(): void {
    this.running = false;
    clearInterval(this.timer);
  }

  private tick(): void {
    this.seconds = Math.max(0, this.seconds - 1);
    if (this.seconds === 0) clearInterval(this.timer);
  }
}
