// Whose keys are whose: the dock leaves those that other things on the page want.

/** Somebody writes, or a dialog is open; it is also when the button in it that had the focus has gone. */
export const elsewhere = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element &&
    target.closest(
      "input:not([type=range]), textarea, select, [role=dialog], [contenteditable]",
    ) !== null);

/** A control that Enter itself works; a tile that is picked already leaves Enter to the primary button. */
export const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("button:not([role=radio][aria-checked=true]), a, summary, input") !== null;
