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

    from tokyork.puzzles.puzzle import Puzzle

DEALS: Final = 60
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
        return self.gap > 2 * self.error and self.gap > 0


def verify_puzzles(puzzles: Iterable[Puzzle], seed: int) -> Iterator[CheckedPuzzle]:
    """One after the other; everybody plays by the network here, as nobody did when making them."""
    for number, puzzle in enumerate(puzzles):
        yield verify_puzzle(puzzle, seed * STRIDE + number)


def verify_puzzle(puzzle: Puzzle, seed: int) -> CheckedPuzzle:
    """The best answer against each other one, in new games or by the solution."""
    g = unpack_position(puzzle.city, puzzle.position)
    moves = [answer.move for answer in puzzle.answers]
    order = [puzzle.best, *(n for n in range(len(moves)) if n != puzzle.best)]
    numbers = [find_move(g, moves[n]) for n in order]
    if is_duel(g):
        values = duel_values(g)
        gap = values[numbers[0]] - max(values[n] for n in numbers[1:])
        return CheckedPuzzle(puzzle, gap, 0.0)
    futures = Futures(g, numbers, load_network(puzzle.city), seed, FAR)
    futures.play(DEALS)
    found = [futures.compare(0, n) for n in range(1, len(numbers))]
    least = min(found, key=lambda gap: gap.gap)
    return CheckedPuzzle(puzzle, least.gap, least.error)
