// A view with one event more. It is only shown until the server's own view takes its place,
// so it keeps up what eyes follow: numbers, places, dice, cards in sight, tiles.
import { madeOf, seatOfEvent, type ByKind } from "../../lib/game/events";
import type { Borough, Event, Monster, View } from "../../protocol";

type Change = Partial<Monster>;
type Numbers = "points" | "energy" | "health";

const more =
  (key: Numbers, sign: 1 | -1) =>
  ({ amount }: { amount: number }, monster: Monster): Change => ({
    [key]: Math.max(0, monster[key] + sign * amount),
  });

const withToken = (
  { token, now }: { token: string; now: number },
  { tokens }: Monster,
): Change => ({
  tokens: Object.fromEntries(
    Object.entries({ ...tokens, [token]: now }).filter(([, count]) => count > 0),
  ),
});

const withoutGoal = ({ goal }: { goal: string }, { goals }: Monster): Change => ({
  goals: goals?.filter((one) => one !== goal),
});

/** What an event changes about the monster of its seat. */
const MONSTERS: ByKind<[Monster], Change> = {
  points_gained: more("points", 1),
  points_lost: more("points", -1),
  energy_gained: more("energy", 1),
  energy_lost: more("energy", -1),
  energy_paid: more("energy", -1),
  health_gained: more("health", 1),
  health_lost: more("health", -1),
  health_trimmed: more("health", -1),
  health_paid: more("health", -1),
  moved: ({ to }) => ({ at: to }),
  knocked_out: () => ({ alive: false, health: 0, energy: 0 }),
  reborn: ({ amount }) => ({ alive: true, health: amount }),
  card_gained: ({ card }, { cards }) => ({ cards: [...cards, { id: card, used: false }] }),
  card_lost: ({ card }, { cards }) => ({ cards: without(cards, ({ id }) => id === card) }),
  token_gained: withToken,
  token_lost: withToken,
  goal_taken: ({ goal }, { goals = [] }) => ({ goals: [...goals, goal] }),
  goal_lost: withoutGoal,
};

/** What an event changes about the monsters of other seats, by seat. */
const OTHERS: ByKind<[Monster], Change> = {
  goal_taken: withoutGoal,
  goal_lost: withoutGoal,
};

/** A list without the first that fits. */
function without<T>(list: T[], fits: (one: T) => boolean): T[] {
  const at = list.findIndex(fits);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

function swapped(faces: string[], face: string, to: string): string[] {
  const at = faces.indexOf(face);
  return at < 0 ? faces : faces.map((one, index) => (index === at ? to : one));
}

/** What a new card costs this seat is not known before the server says it. */
const inSlot = (view: View, slot: number, card: string | null): Partial<View> => ({
  market: view.market.map((one, index) => (index === slot ? card : one)),
  prices: view.prices?.map((price, index) => (index === slot ? null : price)),
});

/** What an event changes about the table. */
const TABLE: ByKind<[View], Partial<View>> = {
  turn_started: ({ seat, amount }) => ({ active: seat, turn: amount, phase: "start", dice: [] }),
  rolled: ({ all }) => ({ dice: all, phase: "roll" }),
  die_changed: ({ face, to }, view) => ({ dice: swapped(view.dice, face, to) }),
  dice_final: ({ dice }) => ({ dice, phase: "resolve" }),
  card_bought: ({ card }, view) => ({
    ...inSlot(view, view.market.indexOf(card), null),
    phase: "buy",
  }),
  card_revealed: ({ slot, card }, view) => inSlot(view, slot, card),
  market_swept: (_, view) => ({ market: view.market.map(() => null), phase: "buy" }),
  tile_destroyed: ({ borough, tile, becomes }, view) =>
    inBorough(view, borough, (one) =>
      becomes ? fallen(one, tile, becomes) : { ...one, units: counted(one.units, tile, -1) },
    ),
  building_revealed: ({ borough, tile }, view) =>
    inBorough(view, borough, (one) => revealed(one, tile)),
  unit_moved: ({ borough, tile }, view) =>
    inBorough(view, borough, (one) => ({ ...one, units: counted(one.units, tile, 1) })),
  goal_taken: ({ goal, seat }, view) => ({ goals: { ...view.goals, [goal]: seat } }),
  goal_lost: ({ goal }, view) => ({ goals: { ...view.goals, [goal]: null } }),
  game_over: ({ winners }) => ({ over: true, winners }),
};

function inBorough(view: View, id: string, change: (borough: Borough) => Borough): Partial<View> {
  const borough = view.boroughs?.[id];
  return borough ? { boroughs: { ...view.boroughs, [id]: change(borough) } } : {};
}

/** A building leaves its stack as a new unit, and nothing shows until the next is revealed. */
function fallen(borough: Borough, tile: string, unit: string): Borough {
  const at = borough.stacks.findIndex(({ top }) => top === tile);
  const stacks = borough.stacks.map((stack, index) =>
    index === at ? { top: "", height: stack.height - 1 } : stack,
  );
  return {
    stacks: stacks.filter(({ height }) => height > 0),
    units: counted(borough.units, unit, 1),
    fresh: counted(borough.fresh, unit, 1),
  };
}

function revealed(borough: Borough, tile: string): Borough {
  const at = borough.stacks.findIndex(({ top }) => top === "");
  const stacks = borough.stacks.map((stack, index) =>
    index === at ? { ...stack, top: tile } : stack,
  );
  return { ...borough, stacks };
}

const counted = (
  units: Record<string, number>,
  tile: string,
  by: number,
): Record<string, number> => ({
  ...units,
  [tile]: (units[tile] ?? 0) + by,
});

/** The view after an event, as far as it is shown. */
export function patched(view: View, event: Event): View {
  const seat = seatOfEvent(event);
  const monsters = view.monsters.map((monster) => ({
    ...monster,
    ...madeOf(monster.seat === seat ? MONSTERS : OTHERS, event, monster),
  }));
  return { ...view, monsters, ...madeOf(TABLE, event, view) };
}
