"""Five opponents for people, from somebody's first game to as strong as we can."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf, log
from typing import TYPE_CHECKING, TypeAlias

from tokyork.bots.base import ALTERNATIVES, Bot, Choice, Seen
from tokyork.bots.greedy import GreedyBot, Tempered
from tokyork.bots.search import SearchBot
from tokyork.bots.tempers import CAREFREE, FIRST_GAME, LEVEL_HEAD, Tempers

if TYPE_CHECKING:
    from collections.abc import Callable


Doubts: TypeAlias = Mapping[str, float]
"""In each city, how far apart two moves are, in the measure of `worth`, that it may confuse."""
ABSURD = 3.0  # a move so many doubts worse than the best is not even considered


class Wavering(Tempered):
    """Prefers what it likes better, the more so the more it likes it, but does not insist.

    What it overlooks is in its temper; so its mistakes are those of a person who overlooks that.
    """

    def __init__(self, seed: int, ms: int | None, tempers: Tempers, doubts: Doubts) -> None:
        """With a doubt of 0 it would always do what it likes best."""
        super().__init__(seed, ms)
        self.tempers = tempers
        self.doubts = doubts

    def choose(self, seen: Seen) -> Choice:
        """What it fancies, and what it likes best."""
        values = self.values(seen)
        fancied = self._fancied(seen, values)
        ranked = sorted(range(seen.count), key=lambda number: -values[number])
        told = ranked[:ALTERNATIVES]
        if fancied not in told:
            told[-1] = fancied
        return Choice(seen.legal[fancied], tuple((seen.legal[n], values[n]) for n in told))

    def pick(self, seen: Seen) -> int:
        """What it fancies."""
        return self._fancied(seen, self.values(seen))

    def _fancied(self, seen: Seen, values: list[float]) -> int:
        """A move drawn by softmax: Gumbel's noise on every value, and the highest wins."""
        dice = self.chance(seen)
        doubt = self.doubts[seen.city]
        least = max(values) - ABSURD * doubt
        fancies = [
            value - doubt * log(dice.expovariate(1.0)) if value >= least else -inf
            for value in values
        ]
        return fancies.index(max(fancies))


def wavering(tempers: Tempers, tokyo: float, new_york: float) -> Callable[[int, int | None], Bot]:
    """What makes such a player from a seed and a time; its doubts are those of each city."""
    doubts = {"tokyo": tokyo, "new_york": new_york}
    return lambda seed, ms: Wavering(seed, ms, tempers, doubts)


@dataclass(frozen=True)
class Level:
    """An opponent."""

    name: str
    player: Callable[[int, int | None], Bot]
    weakness: str


LEVELS = (
    Level(
        "level1",
        wavering(FIRST_GAME, 3.2, 3.0),
        "sees only its own board, fears nothing, forgets cards",
    ),
    Level("level2", wavering(CAREFREE, 1.75, 1.8), "stays too long, and often wavers"),
    Level("level3", wavering(LEVEL_HEAD, 0.75, 0.95), "wavers where moves are nearly as good"),
    Level("level4", GreedyBot, "looks no further than this turn"),
    Level("level5", SearchBot, "looks no further than its next turn"),
)
