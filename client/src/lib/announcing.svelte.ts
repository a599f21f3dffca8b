// What is said to those who listen: one place for the whole page, and nothing in it is ever replaced unsaid.
import { untrack } from "svelte";

export interface Announcement {
  id: number;
  text: string;
}

const KEPT = 24; // as many as can come at once; older ones have been read

class Announcing {
  said = $state.raw<Announcement[]>([]);
  private made = 0;

  /** Say something once all that was said before it is over. */
  say(text: string): void {
    const words = text.replaceAll("\u00ad", "").trim();
    // Whoever says something does not wait for what else is said.
    const before = untrack(() => this.said);
    if (words) this.said = [...before, { id: this.made++, text: words }].slice(-KEPT);
  }
}

export const announcing = new Announcing();
export const announce = (text: string): void => announcing.say(text);

/** Say a text of the page whenever it is another one; for a component's set-up. */
export function announceChanges(text: () => string | null | undefined): void {
  $effect(() => {
    const now = text();
    if (now) untrack(() => announce(now));
  });
}
