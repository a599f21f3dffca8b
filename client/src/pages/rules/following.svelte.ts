// Following the address bar to a place on the page: scroll there, focus it, mark it.
import { tick } from "svelte";

class Following {
  /** The place that the address names. */
  anchor = $state("");

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
      this.anchor = "";
    };
  }

  private async go(uncover: () => void): Promise<void> {
    const anchor = decodeURIComponent(location.hash.slice(1));
    this.anchor = anchor;
    if (!anchor) return;
    if (!document.getElementById(anchor)) uncover();
    // Letters of another width would move the place away again.
    await Promise.all([tick(), document.fonts?.ready]);
    const place = document.getElementById(anchor);
    if (!place) return;
    place.scrollIntoView({ block: "start" });
    place.focus({ preventScroll: true });
  }
}

export const following = new Following();
