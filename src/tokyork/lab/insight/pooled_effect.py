"""What a choice changes, from sums of rows instead of the rows: millions of games need no memory.

The same linear regression as `estimates.effect`. Rows are summed in blocks of whole games, and the
deviation is that of whole blocks. Several tables are taken together with a level of each.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from tokyork.lab.insight.estimates import LEAST, Interval, interval_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray

    Matrix = NDArray[np.float64]

LEAST_BLOCKS = 20
"""With fewer, their deviation is no measure."""


class RowSums:
    """Rows of a choice: how often it was made and won, and the sums of a regression by block."""

    def __init__(self, beside: int, blocks: int = 1) -> None:
        """So many numbers stand beside the choice."""
        width = beside + 2  # the choice itself and the level come first
        self.rows = 0
        self.chosen = 0
        self.won = 0.0
        self.squares: Matrix = np.zeros((blocks, width, width))
        self.products: Matrix = np.zeros((blocks, width))

    def note(self, outcome: ArrayLike, treated: ArrayLike, beside: ArrayLike) -> None:
        """Add rows, a line each, to the first block."""
        y, t = np.asarray(outcome, float), np.asarray(treated, float)
        x = np.column_stack([t, np.ones(len(t)), np.asarray(beside, float).reshape(len(t), -1)])
        self.rows += len(t)
        self.chosen += int(t.sum())
        self.won += float(t @ y)
        self.squares[0] += x.T @ x
        self.products[0] += x.T @ y

    def add(self, other: RowSums, block: int) -> None:
        """Put the one block of other games into a block of these."""
        self.rows += other.rows
        self.chosen += other.chosen
        self.won += other.won
        self.squares[block] += other.squares[0]
        self.products[block] += other.products[0]


def pooled_effect(tables: Sequence[RowSums]) -> Interval | None:
    """What the choice changes at all of these tables together; None if too few chose either way."""
    rows = sum(table.rows for table in tables)
    chosen = sum(table.chosen for table in tables)
    if min(chosen, rows - chosen) < LEAST:
        return None
    squares, products = _stacked(tables)
    total = squares.sum(axis=0)
    scale = 1 / np.sqrt(np.maximum(np.diag(total), 1e-300))  # or the inverse loses its digits
    inverse = np.linalg.pinv(total * np.outer(scale, scale), hermitian=True) * np.outer(
        scale, scale
    )
    slopes = inverse @ products.sum(axis=0)
    scores = products - squares @ slopes
    filled = scores[squares[:, 0].any(axis=1) | products.any(axis=1)]
    if len(filled) < LEAST_BLOCKS:
        return None
    free = len(filled) / (len(filled) - 1)
    spread = free * inverse @ (filled.T @ filled) @ inverse
    return interval_of(float(slopes[0]), sqrt(max(float(spread[0, 0]), 0.0)), rows)


def _stacked(tables: Sequence[RowSums]) -> tuple[Matrix, Matrix]:
    """All blocks with the columns of all tables: the choice, a level of each, what is beside."""
    beside = tables[0].products.shape[1] - 2
    width = 1 + len(tables) + beside
    squares, products = [], []
    for number, table in enumerate(tables):
        columns = np.array([0, 1 + number, *range(1 + len(tables), width)])
        for block, sums in enumerate(table.squares):
            square, product = np.zeros((width, width)), np.zeros(width)
            square[np.ix_(columns, columns)] = sums
            product[columns] = table.products[block]
            squares.append(square)
            products.append(product)
    return np.stack(squares), np.stack(products)
