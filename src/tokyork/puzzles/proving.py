"""Whether the best answer is the best: games in the head, twice, with other seeds.

The network's look one turn ahead has named a best answer. Then every answer is tried in the same
games, in which everybody plays by the hand-made measure: so what one of both misjudges does not
make a puzzle. The second run has another seed and looks further ahead. Where the game is the solved
one, its exact values stand in the place of all that; games still tell what comes of each answer.
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from tokyork.bots.futures import Futures, MoveGap
from tokyork.bots.network import load_network
from tokyork.solved.duel_moves import duel_values, is_duel

if TYPE_CHECKING:
    from tokyork.bots.futures import Future
    from tokyork.core.state import State

FIRST_LOOK, VERIFYING = 24, 36  # deals
LOOKS: Final = 3  # so often, while it is not clear
NEAR, FAR = 1, 2  # rounds ahead
CLEAR: Final = 0.03
"""By so much the best answer must beat every other one, in chance to win."""
SURE: Final = 2.5  # standard errors by which it must do so by some of it, in either run
SURELY: Final = 0.01
HOPELESS: Final = 0.01


class Proven(NamedTuple):
    """The answers that stood the test, the best one first, and what came of each."""

    numbers: list[int]
    chances: list[float]
    games: list[list[Future]]
    gap: float
    error: float
    exact: bool


def prove(g: State, numbers: list[int], seed: int, verifying: int) -> Proven | None:
    """Keep the wrong answers that are clearly wrong in both runs; nothing if none is."""
    if is_duel(g):
        return _by_solution(g, numbers, verifying)
    left = _first_run(g, numbers, seed)
    return None if len(left) < 2 else _second_run(g, left, verifying)


def _first_run(g: State, numbers: list[int], seed: int) -> list[int]:
    futures = Futures(g, numbers, load_network(g.rules.id), seed, NEAR, quickly=True)
    found = _looked(futures, FIRST_LOOK)
    if any(gap.gap < -HOPELESS for gap in found):  # then the supposed best is not the best
        return []
    clear = [n for n, gap in zip(numbers[1:], found, strict=True) if _is_clear(gap)]
    return [numbers[0], *clear]


def _looked(futures: Futures, deals: int) -> list[MoveGap]:
    """The first answer against each other one, in as many deals as it takes to be clear."""
    found: list[MoveGap] = []
    for _ in range(LOOKS):
        futures.play(deals)
        found = [futures.compare(0, n) for n in range(1, len(futures.numbers))]
        if not any(not _is_clear(gap) and gap.gap > HOPELESS for gap in found):
            break
    return found


def _is_clear(found: MoveGap) -> bool:
    return found.gap >= CLEAR and found.surely(SURE) >= SURELY


def _second_run(g: State, numbers: list[int], seed: int) -> Proven | None:
    futures = Futures(g, numbers, load_network(g.rules.id), seed, FAR, quickly=True)
    found = _looked(futures, VERIFYING)
    if not all(_is_clear(gap) for gap in found):
        return None
    least = min(found, key=lambda gap: gap.gap)
    chances = [futures.chance(n) for n in range(len(numbers))]
    return Proven(numbers, chances, futures.found, least.gap, least.error, exact=False)


def _by_solution(g: State, numbers: list[int], seed: int) -> Proven | None:
    values = duel_values(g)
    best = max(range(len(values)), key=values.__getitem__)
    left = [n for n in numbers if n != best and values[best] - values[n] >= CLEAR]
    if not left:
        return None
    numbers = [best, *left]
    futures = Futures(g, numbers, load_network(g.rules.id), seed, FAR, quickly=True)
    futures.play(VERIFYING)
    chances = [values[n] for n in numbers]
    return Proven(numbers, chances, futures.found, chances[0] - max(chances[1:]), 0.0, exact=True)


def mean_of(games: list[Future], name: str) -> float:
    """The mean of something over games in the head."""
    return round(fmean(float(getattr(game, name)) for game in games), 3)
