"""A player that learned from playing against itself what positions are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.bots.one_turn_ahead import OneTurnAhead
from tokyork.bots.rival_answers import judged
from tokyork.bots.thinking.ahead import after_dice_and_yields

if TYPE_CHECKING:
    from tokyork.bots.base import Seen
    from tokyork.bots.network import Network
    from tokyork.core.state import State


class LearnedBot(OneTurnAhead):
    """Exact dice, and a network's judgement of the positions after them: chances to win."""

    energy_price = 0.004
    network: Network

    def __init__(
        self, seed: int = 0, ms: int | None = None, network: Network | None = None
    ) -> None:
        """With the package's network of the city, or one that is still learning."""
        super().__init__(seed, ms)
        self._given = network

    def values(self, seen: Seen) -> list[float]:
        """What every legal move is worth."""
        self.wake(seen.city)
        return super().values(seen)

    def wake(self, city: str) -> None:
        """Make sure that there is a network."""
        if self._given is None:
            from tokyork.bots.network import load_network  # numpy takes its time: only who needs it

            self._given = load_network(city)
        self.network = self._given

    def judge(self, states: list[State], seat: int) -> list[float]:
        """By the network."""
        return self.network.chances(states, seat)

    def judge_ends(self, g: State, ends: list[int], seat: int) -> list[float]:
        """Those who are attacked in the centre answer as is best for them."""
        return judged(self.network, after_dice_and_yields(g, ends), seat)
