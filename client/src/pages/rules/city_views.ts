// A moment in each city, for the picture of it: only what a board shows.
import type { City } from "../../lib/game/cities";
import type { Borough, Monster, View } from "../../protocol";

/** Only what is looked at here. */
const partly = <Whole>(part: Partial<Whole>): Whole => part as Whole;

const monster = (number: number, who: string, at: string): Monster =>
  partly<Monster>({
    seat: `p${number}`,
    monster: who,
    at,
    alive: true,
    health: 10,
    max_health: 10,
  });

const borough = (tops: string, units: Record<string, number> = {}): Borough => ({
  stacks: tops.split(" ").map((top, index) => ({ top, height: 3 - (index % 2) })),
  units,
  fresh: {},
});

const TOKYO: Partial<View> = {
  city: "tokyo",
  active: "p1",
  bay_open: true,
  monsters: [
    monster(1, "gigazaur", "tokyo_city"),
    monster(2, "space_penguin", "tokyo_bay"),
    monster(3, "cyber_kitty", "outside"),
    monster(4, "the_king", "outside"),
    monster(5, "alienoid", "outside"),
  ],
};

const NEW_YORK: Partial<View> = {
  city: "new_york",
  active: "p1",
  manhattan_capacity: 1,
  monsters: [
    monster(1, "rob", "midtown"),
    monster(2, "captain_fish", "staten_island"),
    monster(3, "kong", "bronx"),
    monster(4, "mantis", "queens"),
  ],
  boroughs: {
    manhattan: borough("high_rise_3 power_plant_2 hospital_2"),
    staten_island: borough("high_rise_1 high_rise_2 high_rise_1"),
    bronx: borough("high_rise_1 hospital_3 high_rise_1", { infantry: 1 }),
    queens: borough("high_rise_2 high_rise_1 power_plant_3", { infantry: 1, jet: 1 }),
    brooklyn: borough("high_rise_1 power_plant_2 high_rise_1", { tank: 1 }),
  },
};

const SHARED: Partial<View> = {
  options: {},
  turn_facts: partly<View["turn_facts"]>({}),
  winners: [],
  over: false,
};

export const MOMENTS: Record<City, View> = {
  tokyo: partly<View>({ ...SHARED, ...TOKYO }),
  new_york: partly<View>({ ...SHARED, ...NEW_YORK }),
};
