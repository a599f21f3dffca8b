"""Figures of a player: win shares by circumstance, and averages over time."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, Any, Literal

from tokyork.server.protocol.people_calls import Period, Share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.server.storage.ledger import Rows

ENDED, CITY, SEATS, LEVEL, MONSTER, WON, POINTS, KNOCK_OUTS, LUCK, QUALITY = range(10)
"""The columns of `PlayerStore.counted`."""
_BY: tuple[tuple[Literal["city", "seats", "level", "monster"], int], ...] = (
    ("city", CITY),
    ("seats", SEATS),
    ("level", LEVEL),
    ("monster", MONSTER),
)
MOST_PERIODS, SHORTEST_PERIOD = 12, 5
"""Points of a chart, and games that make one."""


def shares(rows: Rows) -> list[Share]:
    """How often somebody won, by city, seats, the strongest bot and the monster."""
    found = []
    for by, column in _BY:
        counts: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
        for row in rows:
            counts[str(row[column])][0] += 1
            counts[str(row[column])][1] += row[WON]
        found += [Share(by, key, games, won) for key, (games, won) in sorted(counts.items())]
    return found


def periods(rows: Rows) -> list[Period]:
    """The games in stretches of equal length, oldest first; the newest may be shorter."""
    length = max(SHORTEST_PERIOD, -(-len(rows) // MOST_PERIODS))
    ordered = list(reversed(rows))
    return [_period(ordered[n : n + length]) for n in range(0, len(ordered), length)]


def _period(rows: Rows) -> Period:
    return Period(
        rows[0][ENDED],
        rows[-1][ENDED],
        len(rows),
        sum(row[WON] for row in rows),
        fmean(row[POINTS] for row in rows),
        fmean(row[KNOCK_OUTS] for row in rows),
        _mean([row[LUCK] for row in rows]),
        _mean([row[QUALITY] for row in rows]),
    )


def _mean(values: Sequence[Any]) -> float | None:
    """Of those that are known."""
    known = [value for value in values if value is not None]
    return fmean(known) if known else None
