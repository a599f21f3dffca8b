"""Check puzzles once more, with seeds that had no say in making them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tokyork.bots.futures import Futures
from tokyork.bots.network import load_network
from tokyork.formats.notation import find_move
from tokyork.puzzles.packed_position import unpack_position
from tokyork.puzzles.proving import FAR
from tokyork.solved.duel_moves import duel_values, is_duel

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tokyork.bots.futures import MoveGap
    from tokyork.puzzles.puzzle import Puzzle

DEALS: Final = 24
LOOKS: Final = 3  # so often, while it is not clear
CLEARLY: Final = 2.0
"""Standard errors by which an answer must be ahead to be so beyond doubt."""
STRIDE: Final = 1_000_003


class CheckedPuzzle(NamedTuple):
    """How a puzzle stood the test."""

    puzzle: Puzzle
    gap: float
    """By how much its best answer beat the next one."""
    error: float

    @property
    def stands(self) -> bool:
        """Whether its best answer was the best again."""
        return self.gap > 0

    @property
    def clearly(self) -> bool:
        """Whether it was so by more than two standard errors."""
        return self.stands and self.gap > CLEARLY * self.error


def verify_puzzles(puzzles: Iterable[Puzzle], seed: int) -> Iterator[CheckedPuzzle]:
    """One after the other; everybody plays by the network here, as nobody did when making them."""
    for puzzle in puzzles:
        yield verify_puzzle(puzzle, seed)


def verify_puzzle(puzzle: Puzzle, seed: int) -> CheckedPuzzle:
    """The best answer against each other one, in new games or by the solution.

    The same seed finds the same, whichever puzzles stand beside it.
    """
    g = unpack_position(puzzle.city, puzzle.position)
    moves = [answer.move for answer in puzzle.answers]
    order = [puzzle.best, *(n for n in range(len(moves)) if n != puzzle.best)]
    numbers = [find_move(g, moves[n]) for n in order]
    if is_duel(g):
        values = duel_values(g)
        gap = values[numbers[0]] - max(values[n] for n in numbers[1:])
        return CheckedPuzzle(puzzle, gap, 0.0)
    own = seed * STRIDE + int(puzzle.id[1:], 16)
    futures = Futures(g, numbers, load_network(puzzle.city), own, FAR)
    return CheckedPuzzle(puzzle, *_least_gap(futures))


def _least_gap(futures: Futures) -> MoveGap:
    """By how much the first answer beats the next one, in as many deals as it takes to be clear."""
    for look in range(1, LOOKS + 1):
        futures.play(DEALS)
        found = [futures.compare(0, n) for n in range(1, len(futures.numbers))]
        least = min(found, key=lambda gap: gap.gap)
        if abs(least.gap) > CLEARLY * least.error or look == LOOKS:
            break
    return least
