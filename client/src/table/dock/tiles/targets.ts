// What can be destroyed, as tiles.
import { said } from "../../../lib/parts";
import { placeName, t, texts, tileName } from "../../../lib/texts.svelte";
import type { Offer } from "../../../protocol";
import { capital, wordsOf } from "../moves";
import type { Stat, Tile } from "./tiles";

/** A target: what it needs and pays; what is left of the destruction afterwards. */
export function targetTile(offer: Offer): Tile {
  const [tile = "", ...rest] = wordsOf(offer.move).args;
  const { needs, pays, left, next } = offer.target!;
  const stats: Stat[] = [
    { icon: "durability", text: String(needs) },
    { icon: pays.what, text: `+${pays.amount}` },
  ];
  const where = rest[0] === "at" && rest[1] ? placeName(rest[1]) : null;
  const stack = rest[0]?.startsWith("x") ? rest[0].replace("x", "×") : null;
  const then = t("dock-then-left", { count: left, next: next.map(tileName).join(", ") || "none" });
  return {
    key: offer.move,
    move: offer.move,
    label: capital(offer.label, texts.language),
    title: where ? `${tileName(tile)}, ${where}` : tileName(tile),
    art: { kind: "icon", name: tile },
    stats,
    note: [said(offer.note), then].filter(Boolean).join(". "),
    why: null,
    target: { stack },
  };
}
