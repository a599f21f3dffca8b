// Faces that bring nothing where the monster stands.
import type { View } from "../../protocol";

const NO_HEALING = new Set(["tokyo_city", "tokyo_bay", "lower", "midtown", "upper"]);

/** Hearts in Tokyo and in Manhattan, unless tokens can be removed with them. */
export function uselessFaces(view: View): Set<string> {
  const me = view.monsters.find((monster) => monster.seat === view.active);
  const place = me?.at.split("@")[0] ?? "";
  const cursed = (me?.tokens["curse"] ?? 0) > 0;
  return new Set(NO_HEALING.has(place) && !cursed ? ["heart"] : []);
}
