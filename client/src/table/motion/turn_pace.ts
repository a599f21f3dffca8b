// How somebody else's turn is spread over its time: never so short that nobody can follow it, nor so
// long that it is a bore. All in milliseconds at normal speed.

/** What a turn takes at least, and as far as what must be read allows, at most. */
export const LEAST = 2100;
export const MOST = 3300;
const FASTEST = 0.05; // of its usual time, so that nothing is left out

/** What is still to be told of a turn. */
export interface Ahead {
  /** Time that can be pressed. */
  loose: number;
  /** Time that cannot: dice that lie there, and what is done to whoever looks on. */
  firm: number;
}

export class TurnPace {
  /** What the turn has taken so far. */
  private spent = 0;
  /** How often whoever looks on was struck in it. */
  strikes = 0;

  begin(): void {
    this.spent = 0;
    this.strikes = 0;
  }

  spend(time: number): void {
    this.spent += time;
  }

  /** The part of its usual time that everything has which is still to be told. */
  factor({ loose, firm }: Ahead): number {
    const room = MOST - this.spent - firm;
    return loose > room ? Math.max(FASTEST, room / loose) : 1;
  }

  /** What is left of the least time when everything has been told. */
  get rest(): number {
    return Math.max(0, LEAST - this.spent);
  }
}
