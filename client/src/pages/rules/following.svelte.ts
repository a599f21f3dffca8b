// Following the address bar to a place on the page: scroll there, focus it, mark it.
import { tick } from "svelte";

class Following {
  /** The place that the address names. */
  anchor = $state("");

  /** Go where the address says now and from now on; the returned function ends that. */
  start(): () => void {
    const go = () => void this.go();
    addEventListener("hashchange", go);
    go();
    return () => {
      removeEventListener("hashchange", go);
      this.anchor = "";
    };
  }

  private async go(): Promise<void> {
    this.anchor = decodeURIComponent(location.hash.slice(1));
    await tick();
    const place = this.anchor && document.getElementById(this.anchor);
    if (!place) return;
    place.scrollIntoView({ block: "start" });
    place.focus({ preventScroll: true });
  }
}

export const following = new Following();
