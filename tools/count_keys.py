"""How many keys a turn takes by ear: python -m tools.count_keys CITY GAMES [SEATS [POINTS]].

Many games in no time, without a browser: the player of `tests/browser/listener.py`, whose keys are
counted by what each decision takes. What the keys really do is tested there.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING

from tokyork import Game
from tokyork.bots import Seen, make_bot

if TYPE_CHECKING:
    from tokyork.decision import Decision

ME = "p1"
LEAVING = ("pass", "stay", "end", "stop")
AS_USUAL = ("resolve", "destroy", "move", "heart", "claw", "dice")
SHOP = ("buy", "end")
READ_AND_TAKE = 2
ALL_ALIKE = 2  # Shift and a digit


class Player:
    """Keeps what there is most of, goes on as usual, and buys two cards a turn at most."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        """The keys of each."""
        self._turn = -1
        self._collects = ""
        self._usual: set[str] = set()
        """The decisions of this turn that are answered as usual."""
        self._bought = 0

    def play(self, game: Game, decision: Decision) -> None:
        """Answer; keys count in one's own turns."""
        view = game.view(ME)
        if view["active"] == ME and view["turn"] not in {0, self._turn}:
            self._turn = view["turn"]
            self._collects, self._usual, self._bought = "", set(), 0
            self.turns.append(0)
        moves = [str(move) for move in decision.moves]
        if decision.kind == "roll" and any(move.startswith("keep") for move in moves):
            keys, move = self._roll(view["dice"], moves, str(decision.default))
        else:
            keys, move = self._answer(decision, moves)
        if view["active"] == ME and self.turns:
            self.turns[-1] += keys
        game.play(move)

    def _roll(self, dice: list[str], moves: list[str], usual: str) -> tuple[int, str]:
        keys = 1 if self._collects else ALL_ALIKE
        self._collects = self._collects or Counter(dice).most_common(1)[0][0]
        kept = [face for face in dice if face == self._collects]
        move = "stop" if len(kept) == len(dice) else " ".join(["keep", *kept])
        return keys, move if move in moves else usual

    def _answer(self, decision: Decision, moves: list[str]) -> tuple[int, str]:
        leave = [move for move in moves if move in LEAVING]
        usual = leave[0] if leave else str(decision.default)
        if decision.kind in self._usual:
            return 0, usual
        if decision.kind in AS_USUAL:
            self._usual |= {*AS_USUAL, "pay"}
            return 1, usual
        offered = [move for move in moves if move.startswith("buy")]
        if decision.kind in SHOP and offered:
            self._bought += 1
            if self._bought > 1:
                self._usual |= {*SHOP, "pay"}
            return READ_AND_TAKE, offered[0]
        if usual.startswith("pay"):
            return int("pay" not in self._usual), usual
        return (1, leave[0]) if leave else (READ_AND_TAKE, moves[0])


def keys_of(city: str, seed: int, seats: int, points: int) -> list[int]:
    """The keys of each own turn of a game against bots of level 1."""
    game = Game(city, seats, seed=seed, options={"points": points})
    bots = {seat: make_bot("level1", seed * seats + n) for n, seat in enumerate(game.seats)}
    player = Player()
    while (decision := game.decision) is not None:
        if decision.seat == ME:
            player.play(game, decision)
        else:
            game.play(decision.moves[bots[decision.seat].pick(Seen(game.state))])
    return player.turns


def main(city: str, games: int, seats: int = 3, points: int = 15) -> None:
    """Print the mean, and the games that took most."""
    found = {seed: keys_of(city, seed, seats, points) for seed in range(games)}
    means = {seed: sum(turns) / len(turns) for seed, turns in found.items() if turns}
    every = [keys for turns in found.values() for keys in turns]
    over = sum(mean > 8 for mean in means.values())
    print(f"{sum(every) / len(every):.2f} keys a turn in {len(means)} games, {over} of them over 8")
    for seed in sorted(means, key=means.__getitem__, reverse=True)[:5]:
        print(f"seed {seed}: {means[seed]:.1f} keys in {len(found[seed])} turns")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
