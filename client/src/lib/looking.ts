// Whether somebody plays by pointing at what they see. Words for the ear are made by the server for each who asks:
// whoever points needs none of them until they use a key again, as those do who listen.

class Looking {
  /** Whether a pointer was used last, and no key. */
  points = false;

  /** Notice from now on what is used. */
  watch(page: EventTarget): void {
    page.addEventListener("pointermove", (event) => this.pointed(event as PointerEvent));
    page.addEventListener("pointerdown", (event) => this.pointed(event as PointerEvent));
    page.addEventListener("keydown", () => (this.points = false));
  }

  /** Screen readers press for people too, with a pointer that has no weight and goes nowhere. */
  private pointed(event: PointerEvent): void {
    const moved = event.pointerType === "mouse" && (event.movementX || event.movementY);
    const pressed = event.type === "pointerdown" && event.pressure > 0 && event.width > 0;
    if (moved || pressed) this.points = true;
  }
}

export const looking = new Looking();
if (typeof window !== "undefined") looking.watch(window);
