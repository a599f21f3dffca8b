// Whose keys are whose: the dock leaves those that other things on the page want.

/** Somebody writes, or a dialog is open. */
export const elsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not([type=range]), textarea, select, dialog, [role=dialog], [contenteditable]") !== null;

/** A control that Enter itself works; a tile that is picked already leaves Enter to the primary button. */
export const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button:not([role=radio][aria-checked=true]), a, summary, input") !== null;
