// Card pictures by card id, as complete SVG for the art window of 208 x 146.
import { NEW_YORK } from "./new_york";
import { INK } from "./parts/palette";
import { TOKYO } from "./tokyo";
import type { Scene } from "./compose";

export { place } from "./parts/pen";
export { scene, type Scene } from "./compose";

const SCENES: Record<string, Scene> = { ...TOKYO, ...NEW_YORK };

/** All cards that have a picture. */
export const picturedCards = (): string[] => Object.keys(SCENES);

const pattern = (name: string): string =>
  `<pattern id="${name}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">` +
  `<circle cx="3" cy="3" r="1.9" fill="${INK}" opacity=".26"/></pattern>`;

/** The picture of a card; copies of one card on the same page need a prefix each. */
export function cardPicture(id: string, prefix = "card"): string {
  const draw = SCENES[id];
  if (!draw) throw new Error(`no picture for card ${id}`);
  const dots = `${prefix}-${id}-dots`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 208 146" aria-hidden="true">' +
    `<defs>${pattern(dots)}</defs>` +
    `<g stroke="${INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">` +
    `${draw().replaceAll("#dots", `#${dots}`)}</g></svg>`
  );
}
