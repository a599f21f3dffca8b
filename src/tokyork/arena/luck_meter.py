"""How lucky seats were in a game, in points of win chance: to be taken out of its result.

In the spirit of AIVAT. Before each throw the network says what every outcome would be worth to a
seat, and exact odds what that is on average; the difference between what came and that average
is luck. The same for cards and tiles that are turned over, with the average over a few other
deals. On average over chance all of it is zero, whoever plays and however wrong the network is:
so a result less its luck is right on average, too, and strays less.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.bots.expected_roll import ExpectedRoll
from tokyork.bots.network import load_network
from tokyork.bots.thinking.ahead import after_move
from tokyork.core import steps
from tokyork.core.agenda import kind_of, play
from tokyork.core.moves import BUY, KEEP, SWEEP, verb_of, x_of
from tokyork.new_york.moves import DESTROY
from tokyork.views.deals import determinize

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.bots.same_dice import SameDice
    from tokyork.core.state import State

DEALS = 4  # other deals that a card or tile is compared with
_TURNS_OVER = (BUY, SWEEP, DESTROY)


class LuckMeter:
    """Plays the moves of one game and counts the luck of some of its seats."""

    def __init__(self, g: State, dice: SameDice, seats: Sequence[int]) -> None:
        """At the beginning of a game; the seats are those whose luck is wanted."""
        self.luck = dict.fromkeys(seats, 0.0)
        self._dice = dice
        self._network = load_network(g.rules.id)
        self._roll: ExpectedRoll | None = None
        self._turn = -1
        self._see_throw(g)

    def play(self, g: State, number: int) -> None:
        """Make a move, and count the luck that came with it."""
        move = g.moves[number]
        if verb_of(move) in _TURNS_OVER:
            self._turn_over(g, number)
        rerolled = self._roll if verb_of(move) == KEEP and self._is_expected(g) else None
        left, kept, thrown = int(g.rolls) - 1, int(x_of(move)), len(self._dice.thrown)
        play(g, number)
        if rerolled is not None and len(self._dice.thrown) > thrown:
            self._add(rerolled.surprise(kept, kept + self._dice.thrown[thrown], left))
        self._see_throw(g)

    def _is_expected(self, g: State) -> bool:
        """Whether the pending roll is one whose outcomes were judged: no card bends it."""
        return self._roll is not None and self._turn == g.turn and bool(g.plain)

    def _see_throw(self, g: State) -> None:
        """The first throw of a turn."""
        if g.over or g.turn == self._turn or kind_of(g.pending) != steps.ROLL or not g.dice:
            return
        self._turn = int(g.turn)
        self._roll = None
        if g.plain:
            self._roll = ExpectedRoll(g, self._network, list(self.luck))
            self._add(self._roll.surprise(0, int(g.dice), int(g.rolls)))

    def _turn_over(self, g: State, number: int) -> None:
        """Cards or tiles come up: compare them with others that might have come."""
        if any(m.known for m in g.monsters):
            return  # somebody may have chosen by what is hidden
        deals = [g, *(determinize(g, None, int(g.made) * 64 + n) for n in range(DEALS))]
        after = [after_move(deal, number) for deal in deals]
        for seat in self.luck:
            came, *others = self._network.chances(after, seat)
            self.luck[seat] += came - sum(others) / DEALS

    def _add(self, surprises: list[float]) -> None:
        for seat, surprise in zip(self.luck, surprises, strict=True):
            self.luck[seat] += surprise
