// Who came where: the server says it, with the order of falling; until then by points.
import type { Fall, Falls, Monster, View } from "../../protocol";

export interface Ranked {
  rank: number;
  monster: Monster;
  fall: Fall | null;
}

export function ranking(view: View, told: Falls | null): Ranked[] {
  const places = told?.places?.length ? told.places : byPoints(view);
  return places.flatMap(({ rank, seat }) => {
    const monster = view.monsters.find((one) => one.seat === seat);
    const fall = told?.ends.find((one) => one.seat === seat) ?? null;
    return monster ? [{ rank, monster, fall }] : [];
  });
}

function byPoints(view: View): { rank: number; seat: string }[] {
  const merit = ({ seat, alive, points }: Monster) =>
    (view.winners.includes(seat) ? 2000 : 0) + (alive ? 1000 : 0) + points;
  return view.monsters
    .toSorted((one, other) => merit(other) - merit(one))
    .map(({ seat }, index) => ({ rank: index + 1, seat }));
}
