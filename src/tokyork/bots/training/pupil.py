"""The network's player in its own training: quick, as it values each face of the dice alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tokyork.bots.one_turn_ahead import leaning
from tokyork.bots.thinking.ahead import after_all_dice, after_move
from tokyork.bots.thinking.habits import habit
from tokyork.bots.thinking.keeping import Keeping, each_alone, sums
from tokyork.bots.thinking.quick import best_allowed
from tokyork.core import steps
from tokyork.core.agenda import kind_of, seat_of
from tokyork.core.dice import FACES, total
from tokyork.core.moves import KEEP, move
from tokyork.core.packed import place_of

if TYPE_CHECKING:
    from tokyork.bots.network import Network
    from tokyork.core.state import State

SURE = 3e-4  # chances nearer to 0 or 1 are taken as this


class Pupil:
    """Plays all seats of one game by what a network thinks of the positions a moment later.

    It judges by what will really come, hidden or not; what is learned from its games is only
    what a seat sees.
    """

    def __init__(self, network: Network) -> None:
        """Nothing is planned yet."""
        self._network = network
        self._turn = -1
        self._keeping: Keeping

    def move(self, g: State) -> int:
        """The number of the move that it makes."""
        if kind_of(g.pending) != steps.ROLL:
            return self._choose(g)
        return self._roll(g) if g.dice and g.rolls else int(habit(g))

    def _choose(self, g: State) -> int:
        after = [after_move(g, number) for number in range(len(g.moves))]
        chances = leaning(self._network.chances(after, seat_of(g.pending)), g)
        return chances.index(max(chances))

    def _roll(self, g: State) -> int:
        if not g.plain or self._turn != g.turn:
            self._turn = int(g.turn)
            self._keeping = self._plan(g)
        if not g.plain:
            return int(best_allowed(g, self._keeping))
        kept = self._keeping.best(g.dice, g.rolls)
        if kept == g.dice:
            return len(g.moves) - 1
        return int(place_of(g.moves, move(KEEP, 0, 0, kept)))

    def _plan(self, g: State) -> Keeping:
        """As if what faces bring added up, in the logarithm of the odds."""
        pool = int(total(g.dice))
        chances = self._network.chances(after_all_dice(g, each_alone(pool)), int(g.active))
        safe = np.clip(np.array(chances), SURE, 1 - SURE)
        odds = np.log(safe / (1 - safe))
        rows = (odds[1:] - odds[0]).reshape(FACES, pool).tolist()
        together = np.array(sums(pool, [[0.0, *row] for row in rows])) + odds[0]
        return Keeping(pool, (1 / (1 + np.exp(-together))).tolist(), not g.plain)
