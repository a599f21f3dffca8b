// Outside the dock, too, Enter does what the main button says.
import { isPlain, isWriting, onControl } from "../lib/keyboard";

const shown: HTMLElement[] = [];

/** The main button of the dialog on top, or of the page if none is open. */
function mainButton(): HTMLElement | undefined {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  return shown.findLast(
    (button) =>
      (dialog ? dialog.contains(button) : true) &&
      !button.matches(":disabled") &&
      !button.closest("[inert]"),
  );
}

function keydown(event: KeyboardEvent): void {
  if (event.key !== "Enter" || event.repeat || !isPlain(event)) return;
  if (isWriting(event.target) || onControl(event.target)) return;
  const button = mainButton();
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Attach to a main button: Enter presses it. It says so to screen readers; print a `KeyCap` on it. */
export function pressedByEnter(button: HTMLElement): () => void {
  if (!shown.length) addEventListener("keydown", keydown);
  shown.push(button);
  button.setAttribute("aria-keyshortcuts", "Enter");
  return () => {
    shown.splice(shown.indexOf(button), 1);
    if (!shown.length) removeEventListener("keydown", keydown);
  };
}
