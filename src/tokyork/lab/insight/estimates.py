"""Shares, means and effects with their 95 % intervals; nothing here knows a game."""

from __future__ import annotations

from dataclasses import dataclass
from math import erfc, sqrt
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray

    Column = NDArray[np.float64]

Z = 1.959963984540054
LEAST = 30
"""With fewer rows on either side, nothing is estimated."""
FALSE_ALARMS = 0.05
"""Of the effects called found, at most so many are expected to be none."""


@dataclass(frozen=True)
class Interval:
    """A number, and where the true one lies with 95 % certainty."""

    value: float
    low: float
    high: float
    rows: int
    doubt: float = 1.0
    """How often chance alone would show as much (the p-value), for effects."""

    @property
    def found(self) -> bool:
        """Whether nothing is left out of the interval; for many effects at once see `found`."""
        return self.low > 0 or self.high < 0


def share(wins: float, rows: int) -> Interval:
    """A share of wins, by Wilson's score interval."""
    if not rows:
        return Interval(0.0, 0.0, 1.0, 0)
    middle, grain = wins / rows, Z * Z / rows
    centre = (middle + grain / 2) / (1 + grain)
    half = Z * sqrt(max(middle * (1 - middle), 0) / rows + grain / (4 * rows)) / (1 + grain)
    return Interval(middle, max(centre - half, 0.0), min(centre + half, 1.0), rows)


def mean(values: ArrayLike) -> Interval:
    """A mean, by the normal distribution."""
    column = np.asarray(values, float)
    if not len(column):
        return Interval(0.0, 0.0, 0.0, 0)
    middle = float(column.mean())
    spread = float(column.std(ddof=1)) if len(column) > 1 else 0.0
    half = Z * spread / sqrt(len(column))
    return Interval(middle, middle - half, middle + half, len(column))


def difference(first: ArrayLike, second: ArrayLike) -> Interval:
    """How much higher the second mean is than the first."""
    one, two = np.asarray(first, float), np.asarray(second, float)
    if min(len(one), len(two)) < 2:
        return Interval(0.0, -np.inf, np.inf, len(one) + len(two))
    middle = float(two.mean() - one.mean())
    deviation = sqrt(one.var(ddof=1) / len(one) + two.var(ddof=1) / len(two))
    return interval_of(middle, deviation, len(one) + len(two))


def ratio(first: ArrayLike, second: ArrayLike) -> Interval:
    """How many times the first mean the second is, less one; by the delta method."""
    one, two = np.asarray(first, float), np.asarray(second, float)
    if min(len(one), len(two)) < 2 or not one.mean():
        return Interval(0.0, -np.inf, np.inf, len(one) + len(two))
    times = float(two.mean() / one.mean())
    relative = one.var(ddof=1) / len(one) / one.mean() ** 2
    relative += two.var(ddof=1) / len(two) / max(two.mean(), 1e-12) ** 2
    return interval_of(times - 1, times * sqrt(relative), len(one) + len(two))


def effect(
    outcome: ArrayLike, treated: ArrayLike, beside: ArrayLike, groups: ArrayLike
) -> Interval | None:
    """What a choice changes in the outcome, among rows that are alike in all that stands beside.

    A linear regression; rows of one group (a game) may depend on each other, so that the
    deviation is that of whole groups. None if too few chose either way.
    """
    y, t = np.asarray(outcome, float), np.asarray(treated, float)
    chosen = int(t.sum())
    if min(chosen, len(t) - chosen) < LEAST:
        return None
    known = np.asarray(beside, float).reshape(len(t), -1)
    varied = known[:, known.std(axis=0) > 0]
    x = np.column_stack([t, np.ones(len(t)), (varied - varied.mean(axis=0)) / varied.std(axis=0)])
    inverse = np.linalg.pinv(x.T @ x)
    slopes = inverse @ (x.T @ y)
    scores = x * (y - x @ slopes)[:, None]
    _, group = np.unique(np.asarray(groups), return_inverse=True)
    sums = np.zeros((group.max() + 1, x.shape[1]))
    np.add.at(sums, group, scores)
    free = len(sums) / max(len(sums) - 1, 1)
    spread = free * inverse @ (sums.T @ sums) @ inverse
    return interval_of(float(slopes[0]), sqrt(max(float(spread[0, 0]), 0.0)), len(t))


def interval_of(value: float, deviation: float, rows: int) -> Interval:
    """An effect with its deviation, by the normal distribution."""
    doubt = erfc(abs(value) / deviation / sqrt(2)) if deviation > 0 else 1.0
    return Interval(value, value - Z * deviation, value + Z * deviation, rows, doubt)


def found(effects: Sequence[Interval | None]) -> list[bool]:
    """Which of many effects stand out, with few false alarms among them (Benjamini-Hochberg)."""
    doubts = sorted((known.doubt, n) for n, known in enumerate(effects) if known is not None)
    last = 0
    for rank, (doubt, _) in enumerate(doubts, 1):
        if doubt <= FALSE_ALARMS * rank / len(doubts):
            last = rank
    stand_out = {n for _, n in doubts[:last]}
    return [n in stand_out for n in range(len(effects))]
