// Who has heard everything so far is told only what is not as it was.
import type { Played, Shown, ShownChange, View, WentOn } from "../protocol";

/** The game after a change. */
export const goneOn = (before: Shown, { gone, ...change }: ShownChange): Shown => ({
  ...change,
  view: changed(before.view, change.view, gone),
});

function changed(before: View, change: ShownChange["view"], gone: string[]): View {
  const monsters = new Map(change.monsters?.map((monster) => [monster.seat, monster]));
  const view: View = {
    ...before,
    ...change,
    monsters: before.monsters.map((monster) => monsters.get(monster.seat) ?? monster),
  };
  for (const key of gone) Reflect.deleteProperty(view, key);
  return view;
}

/** The same as somebody is told it who comes back. */
export const asPlayed = (before: Shown, message: WentOn): Played => ({
  ...message,
  type: "played",
  game: goneOn(before, message.game),
});
