// What a dock shows besides its question: a panel over it, and the extras in its middle. Both at once
// can be, since help may be about an extra that is chosen.
import type { Refusal } from "../../../protocol";

export type CoachTopic = "coach" | "forecast";

/** What lies over the edge of the dock. */
export type Panel =
  | { kind: "none" }
  /** Help about the decision, and first of all about a move that cannot be made. */
  | { kind: "help"; about: Refusal | null }
  | { kind: "coach"; topic: CoachTopic }
  /** Automatic answers. */
  | { kind: "orders" };

/** What is in the middle, and what the button does. */
export type Middle =
  | { kind: "question" }
  /** All extras, where there is no room for them beside the prompt. */
  | { kind: "list" }
  | { kind: "extra"; key: string };

const NO_PANEL: Panel = { kind: "none" };
const QUESTION: Middle = { kind: "question" };

export class Mode {
  panel = $state.raw<Panel>(NO_PANEL);
  middle = $state.raw<Middle>(QUESTION);

  get extraKey(): string | null {
    return this.middle.kind === "extra" ? this.middle.key : null;
  }

  shows(kind: Panel["kind"]): boolean {
    return this.panel.kind === kind;
  }

  open(panel: Panel): void {
    this.panel = panel;
  }

  /** Open it, or close it if it is open. */
  toggle(panel: Panel): void {
    this.panel = this.shows(panel.kind) ? NO_PANEL : panel;
  }

  closePanel(): void {
    this.panel = NO_PANEL;
  }

  take(key: string): void {
    this.middle = this.extraKey === key ? QUESTION : { kind: "extra", key };
  }

  /** The one chip that stands for all extras, or for the one that is chosen, was tapped. */
  unfold(chosen: boolean): void {
    this.middle = chosen || this.middle.kind === "list" ? QUESTION : { kind: "list" };
  }

  /** Undo the last step into something; false if there was none. */
  cancel(): boolean {
    if (this.panel.kind !== "none") this.panel = NO_PANEL;
    else if (this.middle.kind !== "question") this.middle = QUESTION;
    else return false;
    return true;
  }

  reset(): void {
    this.panel = NO_PANEL;
    this.middle = QUESTION;
  }
}
