// The dice as they lie before the player: places stay, whatever is chosen.
import { sameFaces, settle } from "./roll";

export class Tray {
  shown = $state.raw<string[]>([]);
  kept = $state.raw<boolean[]>([]);
  private turn = -1;

  /** Show these dice; those kept before stay marked and stay where they lie. */
  lay(dice: string[], turn: number): void {
    if (turn !== this.turn) this.kept = this.kept.map(() => false);
    this.turn = turn;
    if (sameFaces(this.shown, dice)) return;
    ({ shown: this.shown, kept: this.kept } = settle({ shown: this.shown, kept: this.kept }, dice));
  }

  keep(kept: boolean[]): void {
    this.kept = kept;
  }

  faces(kept: boolean = true): string[] {
    return this.shown.filter((_, place) => (this.kept[place] ?? false) === kept);
  }

  toggle(place: number): void {
    this.kept = this.kept.map((now, other) => (other === place ? !now : now));
  }

  /** Keep all dice of a face, or let go of them if all are kept. */
  toggleFace(face: string): void {
    const all = this.shown.every((other, place) => other !== face || this.kept[place]);
    this.kept = this.kept.map((now, place) => (this.shown[place] === face ? !all : now));
  }

  release(): void {
    this.kept = this.kept.map(() => false);
  }
}
