"""Players with exact dice and a hand-made measure of positions, one turn ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.bots.one_turn_ahead import OneTurnAhead
from tokyork.bots.tempers import LEVEL_HEAD, Tempers
from tokyork.bots.thinking.worth import worths

if TYPE_CHECKING:
    from tokyork.core.state import State


class Tempered(OneTurnAhead):
    """Judges positions by the hand-made measure, as its temper weighs it."""

    tempers: Tempers

    def judge(self, states: list[State], seat: int) -> list[float]:
        """By the temper for the city of these positions."""
        return worths(states, seat, self.tempers[states[0].rules.id])


class GreedyBot(Tempered):
    """Likes points, stays alive, and spends what it has."""

    tempers = LEVEL_HEAD
