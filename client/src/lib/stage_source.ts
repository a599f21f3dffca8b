// What a stage shows: a table that is played at, or a game that is told again.
import type { Line, Played, Shown, Snapshot, Table } from "../protocol";
import type { Session } from "./session.svelte";

export interface StageSource {
  readonly id: string;
  readonly table: Table | null;
  readonly game: Shown | null;
  readonly lines: Line[];
  /** Where one plays, talks and asks why; nobody does in a game that is told again. */
  readonly live: Session | null;
  /** The move that comes next, such as `p1 keep 3 3`: only a game that is told again knows it. */
  readonly next: string | null;
  /** Called with what is new, before `game` is replaced; see the director. */
  onPlayed: (played: Played) => void;
  /** Called with a position that nothing leads to. */
  onSnapshot: (now: Pick<Snapshot, "game">) => void;
  /** What was played has been shown, or need not be. */
  accept(played: Played): void;
}
