// A decision as tiles: which there are, which is picked at first, what else can be done.
import { nameOf } from "../../../lib/game/seats";
import { said } from "../../../lib/parts";
import { cardName, placeName, t, texts } from "../../../lib/texts.svelte";
import type { Cause, Choice, Offer, View } from "../../../protocol";
import type { Extra } from "../frame/action";
import { capital, leaves, leaving, wordsOf } from "../moves";
import { boroughTiles } from "./boroughs";
import { targetTile } from "./targets";
import {
  answerTile,
  faceTile,
  heartTile,
  monsterAt,
  photoTile,
  plainTile,
  saleTile,
  type Tile,
} from "./tiles";
import { waresOf, wareTile } from "./wares";

export interface Plan {
  prompt: string;
  tiles: Tile[];
  /** How the decision is left without any of the tiles. */
  leave: { label: string; move: string } | null;
  sweep: Offer | null;
  extras: Extra[];
  /** The tile that is picked at first. */
  start: string | null;
  /** What is said while nothing is picked. */
  note: string | null;
  /** What the primary button says while nothing is picked. */
  invite: string;
}

/** Many faces in a row: all of them can be resolved with one press. */
export const usualOrder = (view: View, choice: Choice): boolean =>
  choice.kind === "resolve" && view.city === "new_york";

export function planOf(view: View, choice: Choice): Plan {
  const tiles = tilesOf(view, choice);
  const used = new Set(tiles.map((tile) => tile.move));
  const leave = leaving(choice.offers.filter((offer) => !used.has(offer.move)));
  const sweep = choice.offers.find((offer) => offer.move === "sweep") ?? null;
  const rest = choice.offers.filter(
    (offer) => !used.has(offer.move) && offer !== leave && offer !== sweep,
  );
  return {
    prompt: promptOf(view, choice),
    tiles,
    leave: leave ? { label: leaveLabel(view, choice, leave), move: leave.move } : null,
    sweep,
    extras: rest.map((offer) => extraOf(view, offer)),
    start: startOf(view, choice, tiles),
    note: noteOf(choice, leave),
    invite: t(choice.kind === "buy" || choice.kind === "snatch" ? "dock-pick-ware" : "dock-pick"),
  };
}

function tilesOf(view: View, choice: Choice): Tile[] {
  const chosen = choice.offers.filter((offer) => !leaves(offer.move));
  const about = (verb: string): Offer[] =>
    chosen.filter((offer) => wordsOf(offer.move).verb === verb);
  switch (choice.kind) {
    case "resolve":
      return about("resolve").map((offer, _, all) => faceTile(view, offer, all.length < 4));
    case "heart":
      return chosen
        .filter((offer) => wordsOf(offer.move).verb !== "use")
        .map((offer) => heartTile(view, offer));
    case "destroy":
      return about("destroy").map(targetTile);
    case "damage":
      return about("use").map((offer) => answerTile(view, offer));
    case "move":
    case "flee":
    case "place":
      return boroughTiles(view, choice);
    case "buy":
    case "snatch":
      return waresOf(view, choice).map((ware) => wareTile(view, ware));
    case "end":
      return chosen.map((offer) => saleTile(view, offer));
    default:
      return chosen.map((offer) =>
        (wordsOf(offer.move).verb === "photo" ? photoTile : plainTile)(view, offer),
      );
  }
}

function extraOf(view: View, offer: Offer): Extra {
  const { title } = plainTile(view, offer);
  const card = wordsOf(offer.move).verb === "use" ? wordsOf(offer.move).args[0] : undefined;
  const short = card && wordsOf(offer.move).args.length === 1 ? cardName(view.city, card) : title;
  return { key: offer.move, title: short, label: offer.label, move: offer.move };
}

/** The default if it is a tile and more than the first of a list, else the only tile; an answer to a loss is better than none. */
function startOf(view: View, choice: Choice, tiles: Tile[]): string | null {
  const open = tiles.filter((tile) => tile.move);
  const usual = open.find((tile) => tile.move === choice.default);
  const free = usualOrder(view, choice) || choice.kind === "place" || choice.kind === "choose";
  if (usual && !(free && open.length > 1)) return usual.key;
  const sure = choice.kind === "damage" || (open.length === 1 && tiles.length === 1);
  return sure ? (open[0]?.key ?? null) : null;
}

function leaveLabel(view: View, choice: Choice, leave: Offer): string {
  if (choice.kind === "damage")
    return t("dock-take", { count: monsterAt(view, choice.seat)?.loss ?? 0 });
  if (choice.kind === "buy") return t("dock-end-buying");
  if (leave.move === "pass") return t("dock-pass");
  return capital(leave.label, texts.language);
}

function promptOf(view: View, choice: Choice): string {
  const decision = view.decision;
  const amount = decision?.amount ?? 0;
  const me = monsterAt(view, choice.seat);
  const borough = view.turn_facts.destruction_borough;
  if (choice.kind === "heart" && amount) return t("dock-hearts-left", { count: amount });
  if (choice.kind === "destroy" && borough)
    return t("dock-destroy-in", { place: placeName(borough), count: amount });
  if (choice.kind === "damage" && me?.loss) return damagePrompt(view, me.loss, me.loss_cause);
  return choice.question;
}

function damagePrompt(view: View, loss: number, cause: Cause | undefined): string {
  const from = cause?.seat
    ? nameOf(view, cause.seat)
    : cause?.card
      ? cardName(view.city, cause.card)
      : "";
  return t(from ? "dock-damage-from" : "dock-damage", { count: loss, from });
}

function noteOf(choice: Choice, leave: Offer | undefined): string | null {
  return said(choice.note) ?? (choice.kind === "flee" ? said(leave?.note) : null);
}
