"""What a choice cost in chance to win, whatever the dice did afterwards.

The judge sees what the seat could see. Rolls are judged exactly, by the network's value of every
way the dice can end; where the game is the solved duel, by its solution. Everything else is tried
in games in the head: one half of the deals finds the best move, the other half measures it against
the one that was made. So a mere chance winner is not taken for better: on average it gains nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tokyork.bots.base import Seen
from tokyork.bots.futures import Futures, MoveGap
from tokyork.bots.known import known_values
from tokyork.coach.judge import judge
from tokyork.core import steps
from tokyork.core.agenda import kind_of
from tokyork.formats.notation import decision_kind

if TYPE_CHECKING:
    from tokyork.bots.learned import LearnedBot
    from tokyork.core.state import State

WEIGHED: Final = frozenset({"yield", "flee", "buy", "move", "destroy", "place", "choose"})
"""Decisions that are tried in games; at others a look one turn ahead is enough."""
DEALS: Final = 24  # in each half
FEWEST_DEALS: Final = 8
MOST_TRIED: Final = 4
HOPELESS: Final = 0.1
"""A first guess this much below the best is not tried, unless it was played."""
TRUST: Final = 8
"""How many deals the first guess counts for."""
UNJUDGED: Final = -0.5
"""A value below is no chance: the judge has no opinion of that move."""


class Verdict(NamedTuple):
    """What the judge thinks of a choice."""

    best: int
    """The number of the best move."""
    chance: float
    """To win with it."""
    cost: float
    """How much less that is with the move that was made. Where games were tried, luck can make it
    a little less than nothing."""
    error: float
    """The standard error of it; 0 where it is exact."""


class ChoiceJudge:
    """Judges the choices of one game."""

    def __init__(self, city: str, *, deals: int = DEALS, knows_duel: bool = True) -> None:
        """With so many deals in each half, and the solution where there is one."""
        self._quick: LearnedBot = judge(city)
        self._deals = deals
        self._knows_duel = knows_duel

    def verdict(self, g: State, made: int) -> Verdict:
        """On the move with this number, in a position with a pending decision."""
        if self._knows_duel and (exact := known_values(g)):
            return _by_values(exact, made)
        guesses = self._quick.values(Seen(g))
        if kind_of(g.pending) == steps.ROLL or decision_kind(g) not in WEIGHED:
            return _by_values(guesses, made)
        return self._tried(g, guesses, made)

    def _tried(self, g: State, guesses: list[float], made: int) -> Verdict:
        ranked = sorted(range(len(guesses)), key=lambda n: -guesses[n])
        hopeful = [n for n in ranked if guesses[n] > guesses[ranked[0]] - HOPELESS][:MOST_TRIED]
        numbers = [made, *(n for n in hopeful if n != made)]
        if len(numbers) == 1:
            return Verdict(made, _chance(guesses[made]), 0.0, 0.0)
        seed = int(g.made) * 2
        finding = Futures(g, numbers, self._quick.network, seed)
        finding.play(self._deals)
        values = [
            (finding.chance(place) * self._deals + TRUST * guesses[number]) / (self._deals + TRUST)
            for place, number in enumerate(numbers)
        ]
        best = values.index(max(values))
        if not best:
            return Verdict(made, _chance(values[0]), 0.0, 0.0)
        return self._measured(g, made, numbers[best], seed + 1)

    def _measured(self, g: State, made: int, best: int, seed: int) -> Verdict:
        """The best move against the one made, in deals that had no say in finding it."""
        measuring = Futures(g, [best, made], self._quick.network, seed)
        measuring.play(self._deals)
        found: MoveGap = measuring.compare(0, 1)
        return Verdict(best, _chance(measuring.chance(0)), found.gap, found.error)


def _by_values(values: list[float], made: int) -> Verdict:
    best = values.index(max(values))
    chance = _chance(values[best])
    if values[made] < UNJUDGED:
        return Verdict(made, chance, 0.0, 0.0)
    return Verdict(best, chance, min(chance, max(0.0, values[best] - values[made])), 0.0)


def _chance(value: float) -> float:
    return min(1.0, max(0.0, value))
