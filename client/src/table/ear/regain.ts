// Whoever plays by keyboard never stands on nothing while they must act: what had the focus may have gone.
const SOON = 200; // milliseconds, in which whatever took it away may give it to something else
const DECISION = "#ear-field, section.frame[data-choice] #dock-prompt, section.end";

/** Watch over the focus for as long as a stage is there. */
export function regain(): () => void {
  let keyed = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const key = () => (keyed = true);
  const point = () => (keyed = false);
  function look(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const nowhere = document.activeElement === null || document.activeElement === document.body;
      if (!nowhere || !keyed || document.querySelector("dialog[open]")) return;
      document.querySelector<HTMLElement>(DECISION)?.focus({ preventScroll: true });
    }, SOON);
  }
  // An element that goes tells nobody that it had the focus.
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", point, true);
  addEventListener("focusout", look);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", point, true);
    removeEventListener("focusout", look);
  };
}
