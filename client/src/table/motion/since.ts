// What has happened to whoever looks on since their last turn; it stays in sight until the next.
import { madeOf, seatOfEvent, type ByKind } from "../../lib/game/events";
import { nameOf } from "../../lib/game/seats";
import { t } from "../../lib/texts.svelte";
import type { Event, View } from "../../protocol";

const STATS = ["health", "points", "energy"] as const;
type Stat = (typeof STATS)[number];

export interface Since {
  /** Gains and losses together. */
  sums: Record<Stat, number>;
  /** Health lost, by the seat that took it. */
  blows: Record<string, number>;
  /** Who went out. */
  out: string[];
}

export const NOTHING: Since = { sums: { health: 0, points: 0, energy: 0 }, blows: {}, out: [] };

const more =
  (what: Stat, sign: 1 | -1) =>
  ({ amount }: { amount: number }, since: Since): Since => ({
    ...since,
    sums: { ...since.sums, [what]: since.sums[what] + sign * amount },
  });

const OWN: ByKind<[Since], Since> = {
  points_gained: more("points", 1),
  points_lost: more("points", -1),
  energy_gained: more("energy", 1),
  energy_lost: more("energy", -1),
  energy_paid: more("energy", -1),
  health_gained: more("health", 1),
  health_trimmed: more("health", -1),
  health_paid: more("health", -1),
  health_lost: (event, since) => {
    const by = event.cause.seat;
    if (!by || by === event.seat) return more("health", -1)(event, since);
    return { ...since, blows: { ...since.blows, [by]: (since.blows[by] ?? 0) + event.amount } };
  },
};

/** What has happened to whoever looks on after one event more; their own turns do not count. */
export function sinceAfter(since: Since, event: Event, { seat, active }: View): Since {
  if (active === seat || (event.kind === "turn_started" && event.seat === seat)) return NOTHING;
  if (event.kind === "knocked_out" && event.seat !== seat)
    return { ...since, out: [...since.out, event.seat] };
  return seatOfEvent(event) === seat ? (madeOf(OWN, event, since) ?? since) : since;
}

/** The same in one line. */
export function sinceText({ sums, blows, out }: Since, view: View): string {
  const parts = [
    ...Object.entries(blows).map(([seat, amount]) =>
      t("table-since-hit", { amount, monster: nameOf(view, seat) }),
    ),
    ...STATS.filter((what) => sums[what]).map((what) =>
      t(`table-since-${what}`, { sign: sums[what] > 0 ? "+" : "−", amount: Math.abs(sums[what]) }),
    ),
    ...out.map((seat) => t("table-since-out", { monster: nameOf(view, seat) })),
  ];
  return parts.length ? t("table-since", { parts: parts.join(" · ") }) : t("table-since-nothing");
}
