// Who played: names, colours and letters of the seats of a review. People come by their names first.
import { codeOf, letterOf } from "../../art/monsters";
import { calledAt } from "../../lib/game/people.svelte";
import { monsterName, t } from "../../lib/texts.svelte";
import type { GameReview, PastPlayer } from "../../protocol";

export interface Member {
  seat: string;
  index: number;
  monster: string;
  /** The person's name, or the bot's monster. */
  name: string;
  /** The other of the two: the person's monster, or how strong the bot is. */
  player: string;
  letter: string;
  colour: string;
  won: boolean;
  /** The index of the turn in which it went out, or of the last one. */
  last: number;
  out: boolean;
}

function playerOf(player: PastPlayer | undefined, monster: string): string {
  if (!player) return "";
  if (player.kind === "person" && !player.stood_in) return monsterName(monster);
  const bot = t("level-bot", { name: t(`level-${player.level}`) });
  return player.name ? t("table-stood-in", { name: player.name, bot }) : bot;
}

export function castOf({ players, review }: GameReview): Member[] {
  return review.seats.map((seat, index) => {
    const monster = review.monsters[index]!;
    const fall = review.ends.findLast((end) => end.seat === seat);
    const turn = review.turns.findIndex(({ number }) => number === fall?.turn);
    return {
      seat,
      index,
      monster,
      name: calledAt(seat, monster),
      player: playerOf(players[index], monster),
      letter: letterOf(monster),
      colour: `var(--${codeOf(monster)})`,
      won: review.ending?.winners.includes(seat) ?? false,
      last: turn < 0 ? review.turns.length - 1 : turn,
      out: fall !== undefined,
    };
  });
}
