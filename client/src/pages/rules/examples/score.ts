// What a row of dice would do, for the examples that readers can turn themselves.
import type { City } from "../../../lib/game/cities";

export interface Effect {
  /** Message and values. */
  id: string;
  values?: Record<string, number | string>;
  icon: string;
}

export const FACES: Record<City, string[]> = {
  tokyo: ["1", "2", "3", "heart", "energy", "claw"],
  new_york: ["heart", "energy", "claw", "star", "destroy", "ouch"],
};

const NEEDED = 3;

/** Three equal numbers score themselves, each further one 1 more. */
export const pointsFor = (face: number, count: number): number =>
  count < NEEDED ? 0 : face + count - NEEDED;
/** What stars score for whoever takes Superstar with them. */
export const pointsForStars = (count: number): number => (count < NEEDED ? 0 : 1 + count - NEEDED);

export function effects(city: City, dice: string[], inside: boolean): Effect[] {
  const count = (face: string): number => dice.filter((die) => die === face).length;
  const where = inside ? "inside" : "outside";
  const found: Effect[] = city === "tokyo" ? numbers(count) : [];
  const add = (face: string, id: string, icon: string, values: Effect["values"] = {}): void => {
    if (count(face)) found.push({ id, icon, values: { count: count(face), ...values } });
  };
  add("heart", inside ? "example-heal-none" : "example-heal", "health");
  add("energy", "example-energy", "energy");
  add("claw", `example-claws-${city}-${where}`, "claw");
  if (city === "tokyo") return found;
  const points = pointsForStars(count("star"));
  add("star", points ? "example-stars-take" : "example-stars-few", "superstar", { points });
  add("destroy", "example-destroy", "destroy");
  add("ouch", `example-ouch-${Math.min(count("ouch"), NEEDED)}`, "ouch");
  return found;
}

function numbers(count: (face: string) => number): Effect[] {
  const scored = [1, 2, 3]
    .map((face) => ({ face, points: pointsFor(face, count(`${face}`)) }))
    .filter(({ points }) => points);
  if (!scored.length) return [{ id: "example-points-none", icon: "points" }];
  return scored.map(({ face, points }) => ({
    id: "example-points",
    icon: "points",
    values: { face, count: points },
  }));
}
