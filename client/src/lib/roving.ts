// Many things to press that are one tab stop: arrows go from one to the next.
const PRESSED = "summary, button, a[href]";

const isFolded = (one: HTMLElement): boolean => {
  const fold = one.closest("details:not([open])");
  return fold !== null && !(one.matches("summary") && one.parentElement === fold);
};

function stepFrom(all: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key === "ArrowDown") return all[at + 1];
  return key === "ArrowUp" ? all[at - 1] : undefined;
}

/** Attach to a box: only one thing in it is reached by Tab, at first the last one. */
export function roving(box: HTMLElement): () => void {
  let current: HTMLElement | undefined;
  const all = (): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(PRESSED)];

  function arrange(): void {
    const found = all();
    const open = found.filter((one) => !isFolded(one));
    if (!current || !open.includes(current))
      current = open.findLast((one) => one.matches("summary")) ?? open.at(-1);
    for (const one of found) one.tabIndex = one === current ? 0 : -1;
  }

  function focusin({ target }: FocusEvent): void {
    current = (target as HTMLElement).closest<HTMLElement>(PRESSED) ?? current;
    arrange();
  }

  function keydown(event: KeyboardEvent): void {
    const open = all().filter((one) => !isFolded(one));
    const next = stepFrom(open, open.indexOf(event.target as HTMLElement), event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  const watch = new MutationObserver(arrange);
  watch.observe(box, { childList: true, subtree: true, attributeFilter: ["open"] });
  box.addEventListener("focusin", focusin);
  box.addEventListener("keydown", keydown);
  arrange();
  return () => {
    watch.disconnect();
    box.removeEventListener("focusin", focusin);
    box.removeEventListener("keydown", keydown);
  };
}
