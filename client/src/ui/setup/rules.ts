// The options of a game: which a city has, and what is left of them when seats or city change.
import type { City } from "../../lib/game/cities";
import type { Clock, GameOptions, Settings } from "../../protocol";

export const STANDARD = { health: 10, points: 20 };
export const LIMITS = { health: [1, 20], points: [1, 50] } as const;

type Switch = "finish_round" | "two_player_energy" | "one_in_manhattan";
const SWITCHES: Record<City, Switch[]> = {
  tokyo: ["finish_round", "two_player_energy"],
  new_york: ["one_in_manhattan"],
};

/** The yes-or-no options of a city with so many seats. */
export const switchesOf = (city: City, seats: number): Switch[] =>
  SWITCHES[city].filter((option) => option !== "two_player_energy" || seats === 2);

/** Time for a move and in reserve, in seconds. */
export const CLOCKS = {
  none: null,
  relaxed: { per_move: 90, reserve: 600 },
  brisk: { per_move: 20, reserve: 120 },
} satisfies Record<string, Clock | null>;
export type ClockName = keyof typeof CLOCKS | "own";

export function clockName(clock: Clock | null): ClockName {
  const same = (Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]).find((name) => {
    const known = CLOCKS[name];
    return known?.per_move === clock?.per_move && known?.reserve === clock?.reserve;
  });
  return same ?? "own";
}

export const usualSettings = (city: City): Settings => ({
  city,
  options: {},
  listed: false,
  help: true,
  clock: null,
  rated: false,
  pace: null,
});

/** Only what differs from the rulebook, and only what this city with so many seats knows. */
export function tidy(settings: Settings, seats: number): Settings {
  const { options } = settings;
  const kept: GameOptions = {};
  if ((options.health ?? STANDARD.health) !== STANDARD.health) kept.health = options.health!;
  if ((options.points ?? STANDARD.points) !== STANDARD.points) kept.points = options.points!;
  if (options.first && Number(options.first.slice(1)) <= seats) kept.first = options.first;
  for (const name of switchesOf(settings.city as City, seats)) if (options[name]) kept[name] = true;
  if (options.deck) kept.deck = options.deck;
  return { ...settings, options: kept };
}

/** The same agreement in the other city: its cards and some options are others. */
export function inCitySettings(settings: Settings, city: City): Settings {
  const { deck: _, ...options } = settings.options;
  return { ...settings, city, options };
}

/** How many of the options are not as the rulebook has them. */
export const changes = (settings: Settings): number => Object.keys(settings.options).length;
