// A view with one event more. It is only shown until the server's own view takes its place,
// so it keeps up what eyes follow: numbers, places, dice, cards in sight, tiles.
import type { Borough, Event, Monster, View } from "../../protocol";

type Change = (monster: Monster, event: Event) => Partial<Monster>;

const more =
  (key: "points" | "energy" | "health", sign: 1 | -1): Change =>
  (monster, { amount = 0 }) => ({ [key]: Math.max(0, monster[key] + sign * amount) });

const token: Change = (monster, { token: kind = "", now = 0 }) => ({
  tokens: Object.fromEntries(
    Object.entries({ ...monster.tokens, [kind]: now }).filter(([, count]) => count > 0),
  ),
});

const withoutGoal: Change = (monster, { goal }) => ({
  goals: monster.goals?.filter((one) => one !== goal),
});

/** What an event changes about the monster of its seat. */
const MONSTERS: Record<string, Change> = {
  points_gained: more("points", 1),
  points_lost: more("points", -1),
  energy_gained: more("energy", 1),
  energy_lost: more("energy", -1),
  energy_paid: more("energy", -1),
  health_gained: more("health", 1),
  health_lost: more("health", -1),
  health_trimmed: more("health", -1),
  health_paid: more("health", -1),
  moved: (_, { to = "" }) => ({ at: to }),
  knocked_out: () => ({ alive: false, health: 0 }),
  reborn: (_, { amount = 0 }) => ({ alive: true, health: amount }),
  card_gained: ({ cards }, { card = "" }) => ({ cards: [...cards, { id: card, used: false }] }),
  card_lost: ({ cards }, { card = "" }) => ({ cards: without(cards, ({ id }) => id === card) }),
  token_gained: token,
  token_lost: token,
  goal_taken: (monster, { goal = "" }) => ({ goals: [...(monster.goals ?? []), goal] }),
  goal_lost: withoutGoal,
};

/** A list without the first that fits. */
function without<T>(list: T[], fits: (one: T) => boolean): T[] {
  const at = list.findIndex(fits);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

function swapped(faces: string[], face = "", to = ""): string[] {
  const at = faces.indexOf(face);
  return at < 0 ? faces : faces.map((one, index) => (index === at ? to : one));
}

/** What a new card costs this seat is not known before the server says it. */
const inSlot = (view: View, slot: number, card: string | null): Partial<View> => ({
  market: view.market.map((one, index) => (index === slot ? card : one)),
  prices: view.prices?.map((price, index) => (index === slot ? null : price)),
});

/** What an event changes about the table. */
const TABLE: Record<string, (view: View, event: Event) => Partial<View>> = {
  turn_started: (view, { seat, amount }) => ({
    active: seat ?? view.active,
    turn: amount ?? view.turn,
    phase: "start",
    dice: [],
  }),
  rolled: (_, { all = [] }) => ({ dice: all, phase: "roll" }),
  die_changed: (view, { face, to }) => ({ dice: swapped(view.dice, face, to) }),
  dice_final: (_, { dice = [] }) => ({ dice, phase: "resolve" }),
  card_bought: (view, { card = "" }) => ({
    ...inSlot(view, view.market.indexOf(card), null),
    phase: "buy",
  }),
  card_revealed: (view, { slot = -1, card = "" }) => inSlot(view, slot, card),
  market_swept: (view) => ({ market: view.market.map(() => null), phase: "buy" }),
  tile_destroyed: (view, event) => inBorough(view, event, destroyed),
  building_revealed: (view, event) => inBorough(view, event, revealed),
  unit_moved: (view, event) => inBorough(view, event, joined),
  goal_taken: (view, { goal = "", seat = null }) => ({ goals: { ...view.goals, [goal]: seat } }),
  goal_lost: (view, { goal = "" }) => ({ goals: { ...view.goals, [goal]: null } }),
  game_over: (_, { winners = [] }) => ({ over: true, winners }),
};

function inBorough(
  view: View,
  { borough: id = "", tile = "" }: Event,
  change: typeof destroyed,
): Partial<View> {
  const borough = view.boroughs?.[id];
  return borough ? { boroughs: { ...view.boroughs, [id]: change(borough, tile) } } : {};
}

/** What a fallen building turns into, by its strength. */
export const BACKS: Record<string, string> = { "1": "infantry", "2": "jet", "3": "tank" };

/** A unit goes away; a building leaves its stack as a new unit, and nothing shows until the next is revealed. */
function destroyed(borough: Borough, tile: string): Borough {
  if (tile in borough.units) return { ...borough, units: counted(borough.units, tile, -1) };
  const at = borough.stacks.findIndex(({ top }) => top === tile);
  const stacks = borough.stacks.map((stack, index) =>
    index === at ? { top: "", height: stack.height - 1 } : stack,
  );
  const unit = BACKS[tile.slice(-1)] ?? "";
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

const joined = (borough: Borough, tile: string): Borough => ({
  ...borough,
  units: counted(borough.units, tile, 1),
});

/** The view after an event, as far as it is shown. */
export function patched(view: View, event: Event): View {
  const change = MONSTERS[event.kind];
  const loses = event.kind === "goal_taken" && event.owner;
  const monsters = view.monsters.map((monster) => {
    if (monster.seat === event.seat && change) return { ...monster, ...change(monster, event) };
    return monster.seat === loses ? { ...monster, ...withoutGoal(monster, event) } : monster;
  });
  return { ...view, monsters, ...TABLE[event.kind]?.(view, event) };
}
