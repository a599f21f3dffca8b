// Whose keys are whose: the main button leaves those that other things on the page want.

/** Somebody writes, or a dialog is open; it is also when the button in it that had the focus has gone. */
export const elsewhere = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null || isWriting(target);

/** Keys are letters there, or do what they do in a form. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not([type=range]), textarea, select, [role=dialog], [contenteditable]") !==
    null;

// Dice are worked by the space bar, and a tile that is picked already is chosen: both leave Enter alone.
const CONTROLS =
  "button:not([role=radio][aria-checked=true], .die), a, summary, input:not([type=range])";

const controlAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROLS) : null;

/** What was pressed with a finger or a mouse: it has the focus, but nobody went there by key. */
let pointed: Element | null = null;

if (typeof addEventListener === "function") {
  addEventListener("pointerdown", (event) => (pointed = controlAt(event.target)), true);
  addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "Tab" || key.startsWith("Arrow")) pointed = null;
    },
    true,
  );
}

/** A control that Enter itself works, because somebody went there by keyboard. */
export function onControl(target: EventTarget | null): boolean {
  const control = controlAt(target);
  return control !== null && control !== pointed;
}

export const isPlain = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
