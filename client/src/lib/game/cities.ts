// What is known of the two cities before a game has told more.
export type City = "tokyo" | "new_york";

export const CITIES: City[] = ["tokyo", "new_york"];

export const readCity = (text: string | null): City | null =>
  CITIES.find((city) => city === text) ?? null;

export const MONSTERS: Record<City, string[]> = {
  tokyo: ["gigazaur", "cyber_kitty", "the_king", "mekadragon", "space_penguin", "alienoid"],
  new_york: ["captain_fish", "kong", "sheriff", "rob", "drakonis", "mantis"],
};

export const FEWEST = 2;
export const MOST = 6;
export const LEVELS = [1, 2, 3, 4, 5];
