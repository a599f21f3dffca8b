"""The network's player in its own training: quick, as it values each face of the dice alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.bots.face_plans import plan_by_faces, planned_move
from tokyork.bots.one_turn_ahead import leaning
from tokyork.bots.rival_answers import judged
from tokyork.bots.thinking.ahead import after_dice_and_yields, after_move
from tokyork.bots.thinking.habits import habit
from tokyork.bots.thinking.keeping import Keeping, each_alone
from tokyork.core import steps
from tokyork.core.agenda import kind_of, seat_of
from tokyork.core.dice import total

if TYPE_CHECKING:
    from tokyork.bots.network import Network
    from tokyork.core.state import State


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
            ends = after_dice_and_yields(g, each_alone(total(g.dice)))
            self._keeping = plan_by_faces(g, judged(self._network, ends, int(g.active)))
        return planned_move(g, self._keeping)
