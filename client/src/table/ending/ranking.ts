// Who came first: winners, then by points, the fallen last.
import type { Monster, View } from "../../protocol";

export function ranking(view: View): Monster[] {
  const rank = ({ seat, alive, points }: Monster) =>
    (view.winners.includes(seat) ? 2000 : 0) + (alive ? 1000 : 0) + points;
  return view.monsters.toSorted((one, other) => rank(other) - rank(one));
}
