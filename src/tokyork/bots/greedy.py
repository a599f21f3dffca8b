"""A player with exact dice and a hand-made measure of positions, one turn ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.bots.thinker import Thinker
from tokyork.minds.worth import Temper, worths

if TYPE_CHECKING:
    from tokyork.core.game import State


class GreedyBot(Thinker):
    """Likes points, stays alive, and spends what it has."""

    temper = Temper()

    def judge(self, states: list[State], seat: int) -> list[float]:
        """By the hand-made measure."""
        return worths(states, seat, self.temper)
