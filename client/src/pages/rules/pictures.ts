// Little picture puzzles beside paragraphs: dice, monsters and signs in a row. The text says the same.

export type Sign =
  | { die: string }
  | { icon: string; count?: number | string }
  | { monster: string; mood?: "calm" | "hurt" | "win" | "ko" }
  | { tile: string }
  | { sign: "to" | "is" | "not" | "next" };

const dice = (faces: string): Sign[] => faces.split(" ").map((die) => ({ die }));
const icon = (name: string, count?: number | string): Sign =>
  count === undefined ? { icon: name } : { icon: name, count };
const monster = (id: string, mood: "calm" | "hurt" | "win" | "ko" = "calm"): Sign => ({
  monster: id,
  mood,
});
const tile = (name: string): Sign => ({ tile: name });
const to: Sign = { sign: "to" };
const is: Sign = { sign: "is" };
const not: Sign = { sign: "not" };
/** Another puzzle begins. */
const next: Sign = { sign: "next" };

/** The puzzles of a row. */
export function puzzles(signs: Sign[]): Sign[][] {
  const found: Sign[][] = [[]];
  for (const sign of signs) {
    if (sign === next) found.push([]);
    else found.at(-1)!.push(sign);
  }
  return found;
}

/** By anchor. */
export const PICTURES: Record<string, Sign[]> = {
  "tokyo-goal": [icon("points", 20), is, icon("trophy")],
  "tokyo-setup": [monster("gigazaur"), icon("health", 10), icon("points", 0), icon("energy", 0)],
  "tokyo-start": [icon("crown"), is, icon("points", "+2")],
  "tokyo-dice": dice("1 2 3 heart energy claw"),
  "tokyo-numbers": [...dice("2 2 2 2"), is, icon("points", "+3")],
  "tokyo-hearts": [...dice("heart heart"), is, icon("health", "+2")],
  "tokyo-hearts_in_tokyo": [icon("crown"), ...dice("heart heart"), not],
  "tokyo-cure": [...dice("heart"), is, icon("poison", "−1")],
  "tokyo-energy_dice": [...dice("energy energy"), is, icon("energy", "+2")],
  "tokyo-claws": [
    monster("cyber_kitty", "win"),
    ...dice("claw claw"),
    to,
    monster("space_penguin", "hurt"),
    icon("health", "−2"),
  ],
  "tokyo-tokens": [
    icon("poison"),
    is,
    icon("health", "−1"),
    next,
    icon("shrink"),
    is,
    icon("dice", "−1"),
  ],
  "tokyo-out": [icon("health", 0), is, monster("the_king", "ko")],
  "tokyo-in_tokyo": [
    monster("mekadragon", "win"),
    icon("crown"),
    icon("points", "+1"),
    icon("points", "+2"),
  ],
  "tokyo-enter": [monster("alienoid"), to, icon("crown"), icon("points", "+1")],
  "tokyo-sweep": [icon("energy", "−2"), is, icon("broom"), icon("deck", 3)],
  "tokyo-mimic": [icon("mimic"), is, icon("deck")],
  "tokyo-win_points": [icon("points", 20), is, icon("trophy")],
  "tokyo-win_last": [
    monster("cyber_kitty", "win"),
    monster("gigazaur", "ko"),
    monster("alienoid", "ko"),
  ],

  "new_york-goal": [icon("points", 20), is, icon("trophy")],
  "new_york-setup": [monster("rob"), icon("health", 10), icon("points", 0), icon("energy", 0)],
  "new_york-dice": dice("heart energy claw star destroy ouch"),
  "new_york-tokens": [
    icon("web"),
    is,
    icon("dice", "−1"),
    next,
    icon("curse"),
    is,
    icon("energy", "−1"),
  ],
  "new_york-energy_dice": [...dice("energy energy"), is, icon("energy", "+2")],
  "new_york-hearts": [...dice("heart heart"), is, icon("health", "+2")],
  "new_york-hearts_in_manhattan": [icon("crown"), ...dice("heart heart"), not],
  "new_york-cure": [...dice("heart"), is, icon("curse", "−1")],
  "new_york-shed": [...dice("claw"), is, icon("web", "−1")],
  "new_york-claws": [
    monster("kong", "win"),
    ...dice("claw claw"),
    to,
    monster("captain_fish", "hurt"),
    icon("health", "−2"),
  ],
  "new_york-out": [icon("health", 0), is, monster("sheriff", "ko")],
  "new_york-buildings": [
    tile("high_rise_2"),
    is,
    icon("points", "+2"),
    next,
    tile("power_plant_2"),
    is,
    icon("energy", "+2"),
    next,
    tile("hospital_2"),
    is,
    icon("health", "+2"),
  ],
  "new_york-flip": [
    tile("high_rise_1"),
    to,
    tile("infantry"),
    next,
    tile("power_plant_2"),
    to,
    tile("jet"),
    next,
    tile("hospital_3"),
    to,
    tile("tank"),
  ],
  "new_york-units": [
    tile("infantry"),
    is,
    icon("health", "+1"),
    next,
    tile("jet"),
    is,
    icon("energy", "+2"),
    next,
    tile("tank"),
    is,
    icon("points", "+3"),
  ],
  "new_york-stars": [...dice("star star star star"), is, icon("superstar"), icon("points", "+2")],
  "new_york-superstar": [icon("superstar"), ...dice("star star"), is, icon("points", "+2")],
  "new_york-statue": [
    ...dice("ouch ouch ouch"),
    is,
    icon("statue_of_liberty"),
    icon("points", "+3"),
  ],
  "new_york-enter": [monster("drakonis"), to, icon("crown"), icon("points", "+1")],
  "new_york-flee": [monster("mantis", "hurt"), icon("arrow_out")],
  "new_york-sweep": [icon("energy", "−2"), is, icon("broom"), icon("deck", 3)],
  "new_york-win_points": [icon("points", 20), is, icon("trophy")],
  "new_york-win_last": [
    monster("rob", "win"),
    monster("kong", "ko"),
    monster("captain_fish", "ko"),
  ],
};
