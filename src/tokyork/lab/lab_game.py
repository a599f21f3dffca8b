"""One game by the numbers of the laboratory: actions in, observations, masks and rewards out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from librt.vecs import vec

from tokyork.cities import CITIES
from tokyork.core.agenda import play, seat_of
from tokyork.core.setup import empty_table, start
from tokyork.errors import BadInputError, GameOverError
from tokyork.formats import reading
from tokyork.formats.options import read_options
from tokyork.lab.actions import action_space
from tokyork.lab.encoding.payout import Payout
from tokyork.lab.observations import observation_space

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from tokyork.core.state import State

REWARDS: Final = ("win", "placement", "points", "shaped")
"""In the order of their numbers in `encoding.payout`."""


def reward_number(name: str) -> int:
    """The number of a kind of reward."""
    return REWARDS.index(reading.word(name, "reward", REWARDS, "a reward"))


class LabGame:
    """A game that goes on by the numbers of actions, whoever must choose."""

    def __init__(
        self,
        city: str = "tokyo",
        seats: int = 4,
        reward: str = "win",
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Nothing is dealt before `begin`."""
        self.rules = CITIES[reading.word(city, "city", CITIES, "a city")]
        self.seats = reading.whole(seats, "seats", 2, 6)
        self.options = read_options(self.rules, self.seats, dict(options or {}))
        self.actions = action_space(city)
        self.observations = observation_space(city)
        self._payout = Payout(reward_number(reward), self.seats)
        self._earned = vec[float]([0.0] * self.seats)
        self.state: State

    def begin(self, seed: int) -> None:
        """A new game."""
        self.state = empty_table(self.rules, self.options, list(range(self.seats)), seed)
        start(self.state)
        self._payout.begin(self.state)

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return bool(self.state.over)

    @property
    def chooser(self) -> int:
        """The seat that must choose, from 0."""
        return int(seat_of(self.state.pending))

    def has_fallen(self, seat: int) -> bool:
        """Whether its monster is out of the game."""
        return not self.state.monsters[seat].alive

    def play(self, action: int) -> list[float]:
        """Play a legal action; says what it brought each seat."""
        if self.over:
            raise GameOverError
        number = self.actions.find(self.state, action)
        if number < 0:
            raise BadInputError("action", f"expected an action that is legal now, got {action}")
        play(self.state, number)
        self._payout.watch(self.state)
        self._payout.pay(self.state, self._earned, 0)
        return list(self._earned)

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """What a seat sees."""
        return self.observations.of_state(self.state, seat).copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action that a seat may choose now."""
        mask = np.zeros(len(self.actions), np.int8)
        if not self.over and self.chooser == seat:
            mask[self.actions.numbers(self.state)] = 1
        return mask
