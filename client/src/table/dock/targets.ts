// What can be destroyed, as tiles.
import { placeName, t, texts, tileName } from "../../lib/texts.svelte";
import type { Offer, View } from "../../protocol";
import { capital, wordsOf } from "./moves";
import { monsterAt, type Stat, type Tile } from "./tiles";

type Reward = "points" | "energy" | "health";
const KINDS: Record<string, Reward> = {
  high_rise: "points",
  power_plant: "energy",
  hospital: "health",
};
const UNITS: Record<string, [Reward, number]> = {
  infantry: ["health", 1],
  jet: ["energy", 2],
  tank: ["points", 3],
};

/** What a tile pays when it falls. */
export function rewardOf(tile: string): [Reward, number] | null {
  const kind = KINDS[tile.replace(/_\d$/, "")];
  return kind ? [kind, Number(tile.at(-1))] : (UNITS[tile] ?? null);
}

const needOf = (view: View, tile: string): number =>
  monsterAt(view, view.seat ?? "")?.tile_strengths?.[tile] ?? 0;

/** The kinds of tiles among some targets for which so much destruction is enough. */
function within(view: View, offers: Offer[], left: number): string[] {
  const tiles = offers
    .map((offer) => wordsOf(offer.move))
    .filter(({ args }) => args[1] !== "at")
    .map(({ args }) => args[0] ?? "");
  return [...new Set(tiles)].filter((tile) => needOf(view, tile) <= left);
}

/** A target: what it needs and pays; what is left of the destruction afterwards. */
export function targetTile(view: View, offer: Offer, all: Offer[]): Tile {
  const [tile = "", ...rest] = wordsOf(offer.move).args;
  const needs = needOf(view, tile);
  const reward = rewardOf(tile);
  const stats: Stat[] = [{ icon: "durability", text: String(needs) }];
  if (reward) stats.push({ icon: reward[0], text: `+${reward[1]}` });
  const left = (view.decision?.amount ?? 0) - needs;
  const next = within(
    view,
    all.filter((other) => other !== offer),
    left,
  );
  const where = rest[0] === "at" && rest[1] ? placeName(rest[1]) : null;
  const stack = rest[0]?.startsWith("x") ? rest[0].replace("x", "×") : null;
  const note = offer.note && capital(offer.note, texts.language);
  return {
    key: offer.move,
    move: offer.move,
    label: capital(offer.label, texts.language),
    title: where ? `${tileName(tile)}, ${where}` : tileName(tile),
    art: { kind: "icon", name: tile },
    stats,
    note: [
      note,
      t("dock-then-left", { count: left, next: next.map(tileName).join(", ") || "none" }),
    ]
      .filter(Boolean)
      .join(". "),
    why: null,
    target: { stack },
  };
}
