// Who plays which seat of the table that is shown: people are called by their names, bots by their monsters.
import type { Seat } from "../../protocol";
import { listed, monsterName, t } from "../texts.svelte";

/** What is to be known of a seat; a game that is over knows nothing of who is here. */
export type Player = Pick<Seat, "seat" | "kind" | "name" | "stood_in" | "yours"> & {
  monster?: string | null;
  here?: boolean;
};

/** Letters of a name's beginning that still tell who is meant. */
const SHORTEST = 3;

const firstWords = (name: string, count: number): string =>
  name.split(/\s+/u).slice(0, count).join(" ");

class People {
  private players = $state.raw<readonly Player[]>([]);
  private names = $derived(this.players.map(({ name }) => name));
  private own = $derived(this.players.filter(({ yours }) => yours));

  show(players: readonly Player[]): void {
    this.players = players;
  }

  at(seat: string): Player | undefined {
    return this.players.find((one) => one.seat === seat);
  }

  /** Whether a sentence about a seat says "you": not where several people share a device. */
  isReader(seat: string): boolean {
    return this.own.length === 1 && this.own[0]!.seat === seat;
  }

  /** One name: of the person, or of the bot's monster. */
  name(seat: string, monster: string): string {
    const name = this.person(seat);
    if (!name) return monster;
    const alone = this.names.indexOf(name) === this.names.lastIndexOf(name);
    return alone ? name : this.full(seat, monster);
  }

  /** One name for the ear, of no more words than the monster's: so long are messages counted to be. */
  spoken(seat: string, monster: string): string {
    const whole = this.person(seat);
    const name = firstWords(whole, monster.split(" ").length);
    const alike = this.names.filter((one) => one.startsWith(name)).length > 1;
    const told = name === whole || name.length >= SHORTEST;
    return name && told && !alike ? name : monster;
  }

  /** Both names: Bea (Mekadragon). */
  full(seat: string, monster: string): string {
    const name = this.person(seat);
    return name ? t("seat-full", { name, monster }) : monster;
  }

  private person(seat: string): string {
    const player = this.at(seat);
    return player?.kind === "person" ? player.name : "";
  }

  /** A sign beside a face: a bot plays here, or nobody does because the person is away. */
  mark(seat: string): "bot" | "moon" | null {
    const player = this.at(seat);
    if (!player || player.kind === "open") return null;
    if (player.kind !== "person" || player.stood_in) return "bot";
    return player.here === false ? "moon" : null;
  }

  /** Several names as one says them: Bea, Anna and two bots. */
  listed(): string {
    const persons = this.players.filter(({ kind }) => kind === "person").map(({ name }) => name);
    const bots = this.players.filter(({ kind }) => kind === "bot").length;
    const all = bots ? [...persons, t("people-bots", { count: bots })] : persons;
    return listed(all);
  }
}

export const people = new People();

/** The name of whoever plays a monster that is in sight. */
export const calledAt = (seat: string, monster: string): string =>
  people.name(seat, monsterName(monster));

export const calledFully = (seat: string, monster: string): string =>
  people.full(seat, monsterName(monster));

/** The same to whoever reads it: You (Mekadragon) for oneself. */
export const calledToReader = (seat: string, monster: string): string =>
  people.isReader(seat)
    ? t("people-you-as", { monster: monsterName(monster) })
    : calledFully(seat, monster);
