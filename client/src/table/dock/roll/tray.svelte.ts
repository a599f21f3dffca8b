// The dice as they lie before the player: places stay, whatever is chosen.
import { untrack } from "svelte";
import type { Shower } from "../shower";
import { heldDice, holdDice } from "./held_dice";
import { countFaces, marked, sameFaces, settle, without } from "./roll";

export class Tray {
  shown = $state.raw<string[]>([]);
  kept = $state.raw<boolean[]>([]);
  /** How often dice were laid anew. */
  throws = $state(0);
  /** The places of dice that were kept by themselves when they came. */
  joined = $state.raw<number[]>([]);
  /** The face that somebody collects in this turn. */
  private collected: string | null = null;
  private turn = -1;

  /** Show these dice; those kept before, or not among the thrown, stay marked and stay where they lie. */
  lay(dice: string[], turn: number, thrown: string[] | null = null): void {
    if (turn !== this.turn) this.release();
    this.turn = turn;
    if (sameFaces(this.shown, dice)) return;
    this.throws += 1;
    const held = thrown ? without(dice, thrown) : this.faces();
    if (!sameFaces(held, this.faces())) this.kept = marked(this.shown, countFaces(held));
    ({ shown: this.shown, kept: this.kept } = settle({ shown: this.shown, kept: this.kept }, dice));
    this.joined = this.open(this.collected);
    if (this.collected !== null) this.keepFace(this.collected);
  }

  /** Where dice of a face lie that are not kept. */
  private open(face: string | null): number[] {
    return [...this.shown.keys()].filter(
      (place) => this.shown[place] === face && !this.kept[place],
    );
  }

  /** The faces of the kept dice. */
  faces(): string[] {
    return this.shown.filter((_, place) => this.kept[place]);
  }

  toggle(place: number): void {
    if (this.kept[place] && this.shown[place] === this.collected) this.collected = null;
    this.kept = this.kept.map((now, other) => (other === place ? !now : now));
  }

  /** Keep all dice of a face, or let go of them if all are kept. */
  toggleFace(face: string): void {
    const all = this.shown.every((other, place) => other !== face || this.kept[place]);
    this.kept = this.kept.map((now, place) => (this.shown[place] === face ? !all : now));
  }

  /** Keep all dice of a face beside those that are kept. */
  keepFace(face: string): void {
    this.kept = this.kept.map((now, place) => now || this.shown[place] === face);
  }

  /** The same, and also those that come later in this turn. */
  collect(face: string): void {
    this.collected = face;
    this.keepFace(face);
  }

  /** Keep just these faces, each where it lies. */
  keepOnly(faces: string[]): void {
    this.collected = null;
    this.kept = marked(this.shown, countFaces(faces));
  }

  release(): void {
    this.collected = null;
    this.joined = [];
    this.kept = this.kept.map(() => false);
  }
}

/** A tray that shows what a director shows; to be asked for when a component is made. */
export function trayOf(director: () => Pick<Shower, "view" | "rolling" | "thrown">): Tray {
  const tray = new Tray();
  // Only new dice or a new turn lay them anew: what is kept meanwhile is the player's.
  $effect.pre(() => {
    const { view, rolling, thrown } = director();
    const { dice, turn } = view;
    untrack(() => tray.lay(dice, turn, rolling ? (thrown ?? null) : null));
  });
  return tray;
}

/** Keep what was kept when the page went, and hold it over for when it goes again. */
export function keepOver(tray: Tray, view: () => Shower["view"]): void {
  $effect.pre(() => {
    const faces = untrack(() => heldDice(view().made));
    if (faces.length) tray.keepOnly(faces);
  });
  $effect(() => holdDice(view().made, tray.faces()));
}
