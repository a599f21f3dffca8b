// Pictures of the cards that both cities have.
import { scene, type Scene } from "./compose";
import { beast } from "./parts/beast";
import { disk, water } from "./parts/grounds";
import * as marks from "./parts/marks";
import * as organs from "./parts/organs";
import * as ink from "./parts/palette";
import { place } from "./parts/pen";
import * as odd from "./parts/oddities";

export const BOTH_CITIES: Record<string, Scene> = {
  extra_head: () =>
    scene(
      disk(ink.YELLOW, ink.CREAM),
      place(odd.twoNecks(ink.AZURE), 104, 146),
      place(
        beast({
          skin: ink.AZURE,
          eyes: "wide",
          mouth: "oh",
          feet: false,
          body: "round",
          trim: ink.CREAM,
        }),
        62,
        94,
        {
          scale: 0.68,
          turn: -10,
        },
      ),
      place(
        beast({
          skin: ink.AZURE,
          eyes: "happy",
          mouth: "open",
          feet: false,
          body: "round",
          trim: ink.CREAM,
        }),
        146,
        88,
        { scale: 0.68, turn: 10 },
      ),
    ),

  regeneration: () =>
    scene(
      water(ink.PEACH, ink.TEAL, 118),
      place(odd.starfish(ink.ORANGE), 100, 78),
      place(marks.plus(ink.LIME), 176, 34, { scale: 0.5 }),
      place(organs.heart(), 186, 84, { scale: 0.34 }),
      place(organs.heart(), 26, 52, { scale: 0.34 }),
    ),
};
