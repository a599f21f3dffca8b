"""What other rules change, at a glance: as many quick games of both as fit into a moment."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from tokyork.bots.tempers import LEVEL_HEAD
from tokyork.bots.thinking.quick import Quick
from tokyork.cities import CITIES
from tokyork.core.agenda import play
from tokyork.core.setup import empty_table, start
from tokyork.formats.options import read_options
from tokyork.lab.insight.estimates import Interval, ratio, share

if TYPE_CHECKING:
    from tokyork.core.state import Options, State

SECONDS = 2.0
MOST, LEAST = 1000, 100
"""Games of each side; with fewer, nothing is said."""
_LOOK = 256  # decisions between two looks at the clock: rules may make a game that hardly ends


class Glance:
    """Games of the rulebook and of other rules, by the same seeds."""

    def __init__(self, city: str, seats: int, options: dict[str, Any]) -> None:
        """What is agreed on is read and perhaps refused."""
        rules = CITIES[city]
        self.seats = seats
        self.sides: list[Options] = [read_options(rules, seats, agreed) for agreed in ({}, options)]
        self.turns: list[list[int]] = [[], []]
        self.firsts = [0.0, 0.0]
        """Victories of whoever began."""
        self._rules = rules
        self._quick = Quick(LEVEL_HEAD[city])

    @property
    def games(self) -> int:
        """Of each side."""
        return len(self.turns[1])

    def play(self, seconds: float, most: int = MOST) -> None:
        """Play pairs of games until the time is over."""
        end = monotonic() + seconds
        for seed in range(most):
            by_book, by_these = (self._played(options, seed, end) for options in self.sides)
            if by_book is None or by_these is None:
                return
            for side, g in enumerate((by_book, by_these)):
                self.turns[side].append(int(g.turn))
                self.firsts[side] += _share_of_first(g)

    def _played(self, options: Options, seed: int, end: float) -> State | None:
        """A game at its end, or none if there is no time."""
        g = empty_table(self._rules, options, list(range(self.seats)), seed)
        start(g)
        while not g.over:
            play(g, self._quick.move(g))
            if g.made % _LOOK == 0 and monotonic() > end:
                return None
        return g if monotonic() < end else None

    def length(self) -> Interval:
        """How much longer games are than by the rulebook, in parts of that."""
        return ratio(*self.turns)

    def first(self, side: int) -> Interval:
        """How often whoever begins wins, by the rulebook (0) or by the other rules (1)."""
        return share(self.firsts[side], self.games)


def _share_of_first(g: State) -> float:
    winners = int(g.winners)
    return (winners >> int(g.first) & 1) / max(winners.bit_count(), 1)


def glance(
    city: str, seats: int, options: dict[str, Any], seconds: float = SECONDS
) -> dict[str, Any] | None:
    """What there is to say, or nothing if too few games fit into the time."""
    found = Glance(city, seats, options)
    found.play(seconds)
    if found.games < LEAST:
        return None
    return {
        "games": found.games,
        "length": _ends(found.length()),
        "first": _ends(found.first(1)),
        "usual_first": _ends(found.first(0)),
    }


def _ends(known: Interval) -> list[float]:
    return [round(float(end), 4) for end in (known.value, known.low, known.high)]
