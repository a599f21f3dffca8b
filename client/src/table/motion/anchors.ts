/** The box on the screen of the element with this `data-anchor`. */
export const boxOf = (anchor: string | undefined): DOMRect | null =>
  document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect() ?? null;
