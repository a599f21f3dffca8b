"""The coach's judgement: the strongest quick player there is."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tokyork.bots.learned import LearnedBot

if TYPE_CHECKING:
    from tokyork.bots.network import Network


@cache
def _network(city: str) -> Network:
    from tokyork.bots.network import load_network  # noqa: PLC0415 - numpy takes its time

    return load_network(city)


def judge(city: str) -> LearnedBot:
    """A player that remembers nothing of other games."""
    player = LearnedBot(network=_network(city))
    player.wake(city)
    return player
