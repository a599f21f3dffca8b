// What the dock needs to know from whoever shows the game step by step.
import type { Choice, View } from "../../protocol";

export interface LastRoll {
  seat: string;
  dice: string[];
  summary: string;
}

export interface Shower {
  view: View;
  choice: Choice | null;
  lastRoll: LastRoll | null;
  rolling: boolean;
  /** Whom the table waits for, as far as it has been told. */
  waiting: string;
  /** The faces of the dice that were rolled last, kept ones not among them. */
  thrown?: string[];
  /** What has happened to whoever looks on since their last turn. */
  sinceMyTurn?: string | null;
  skip(): void;
}
