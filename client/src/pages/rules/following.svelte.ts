// Following the address bar to a place on the page: scroll there, focus it, mark it.
import { tick } from "svelte";

/** Whoever does one of these goes on by themselves. */
const MOVES_ON = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

class Following {
  /** The place that the address names. */
  anchor = $state("");
  private letGo: () => void = () => undefined;

  /** Go where the address says now and from now on; the returned function ends that.
   *
   * A search may have hidden the place: `uncover` shows everything.
   */
  start(uncover: () => void): () => void {
    const go = () => void this.go(uncover);
    addEventListener("hashchange", go);
    go();
    return () => {
      removeEventListener("hashchange", go);
      this.letGo();
      this.anchor = "";
    };
  }

  private async go(uncover: () => void): Promise<void> {
    const anchor = decodeURIComponent(location.hash.slice(1));
    this.anchor = anchor;
    this.letGo();
    if (!anchor) return;
    if (!document.getElementById(anchor)) uncover();
    // Letters of another width would move the place away again.
    await Promise.all([tick(), document.fonts?.ready]);
    const place = document.getElementById(anchor);
    if (!place || this.anchor !== anchor) return;
    this.hold(place);
    place.focus({ preventScroll: true });
  }

  /** Scroll there, and again when what is above comes late, until somebody moves on. */
  private hold(place: HTMLElement): void {
    const show = () => place.scrollIntoView({ block: "start" });
    show();
    const watching = new ResizeObserver(show);
    watching.observe(document.body);
    const letGo = () => {
      watching.disconnect();
      for (const kind of MOVES_ON) removeEventListener(kind, letGo);
    };
    for (const kind of MOVES_ON) addEventListener(kind, letGo, { passive: true });
    this.letGo = letGo;
  }
}

export const following = new Following();
