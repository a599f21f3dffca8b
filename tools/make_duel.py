"""Solve the duel: `PYTHONPATH=src .venv/bin/python tools/make_duel.py` (a minute).

No position can come twice: whoever stands in Tokyo scores two points a turn, and whoever takes it
scores one. So the sum of points only rises, and one pass from the highest sum down, those who stand
in Tokyo first, finds every value exactly.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import numpy as np

from tokyork.solved.duel import FILE, SHAPE, index
from tokyork.solved.turn_of_two import GOAL, HEALTH, ME, NOBODY, YOU, DuelStanding, plan

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray


def solve(lowest: int = 0) -> NDArray[np.float64]:
    """The values of all standings whose points come to at least so many."""
    table = np.full(SHAPE, np.nan)
    for points in range(2 * (GOAL - 1), lowest - 1, -1):
        for at in _standings(points):
            table[index(at)] = value_of(at, table)
        print(f"\r{points:2} points to go ", end="", file=sys.stderr)
    print(file=sys.stderr)
    return table


def value_of(at: DuelStanding, table: NDArray[np.float64]) -> float:
    """A standing's value, from those that can follow."""
    if at.place == ME and at.my_points + 2 >= GOAL:
        return 1.0
    return plan(at, lambda then: float(table[index(then)])).before()


def _standings(points: int) -> Iterator[DuelStanding]:
    for place in (ME, YOU, NOBODY):
        for mine in range(max(0, points - GOAL + 1), min(GOAL - 1, points) + 1):
            for health in range(HEALTH * HEALTH):
                yours, more = health % HEALTH + 1, health // HEALTH + 1
                yield DuelStanding(more, yours, mine, points - mine, place)


if __name__ == "__main__":
    np.savez_compressed(FILE, values=solve().astype(np.float32))
