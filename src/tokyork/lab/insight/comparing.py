"""Two sets of rules played by the same players: what is different, with intervals."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tokyork.lab.data.game_rows import played
from tokyork.lab.insight.estimates import Interval, difference, mean, ratio

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tokyork.lab.data.data_plan import DataPlan
    from tokyork.lab.data.engines import Engine

MEASURES = ("turns", "decisions", "first", "points", "elimination", "no_winner")
"""Length in turns and decisions; shares of the first player's victories and of the endings."""


@dataclass
class Side:
    """What the games of one set of rules came to: a column for each measure."""

    columns: dict[str, list[float]] = field(default_factory=lambda: {m: [] for m in MEASURES})

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.columns["turns"])

    def add(self, other: Side) -> None:
        """Put other games behind."""
        for name, column in other.columns.items():
            self.columns[name] += column

    def note(self, row: dict[str, Any]) -> None:
        """Add a game."""
        winners = row["winners"].split()
        known = {
            "turns": row["turns"],
            "decisions": row["decisions"],
            "first": (row["first"] in winners) / max(len(winners), 1),
        }
        known |= {name: row["ending"] == name for name in MEASURES[3:]}
        for name, value in known.items():
            self.columns[name].append(float(value))


def play_side(task: tuple[int, DataPlan, range]) -> tuple[int, Side]:
    """Some games of one side."""
    number, plan, part = task
    side = Side()
    for game in part:
        row = played(plan, game).row
        if not row["error"]:
            side.note(row)
    return number, side


def play_sides(plans: Sequence[DataPlan], engine: Engine) -> Iterator[tuple[int, Side]]:
    """All games of all sides, part by part; sides take turns, so that they end together."""
    tasks = [(n, plan, part) for n, plan in enumerate(plans) for part in plan.parts()]
    tasks.sort(key=lambda task: (task[2].start, task[0]))
    return engine.run(play_side, tasks)


@dataclass(frozen=True)
class Comparison:
    """One measure on both sides."""

    measure: str
    first: Interval
    second: Interval
    change: Interval
    """Of lengths in parts of the first; of shares as a difference."""

    def data(self) -> dict[str, Any]:
        """As JSON has it."""
        return {"measure": self.measure} | {
            name: {"value": round(e.value, 6), "low": round(e.low, 6), "high": round(e.high, 6)}
            for name, e in (("first", self.first), ("second", self.second), ("change", self.change))
        }


def compared(first: Side, second: Side) -> list[Comparison]:
    """All measures."""
    found = []
    for name in MEASURES:
        one, two = first.columns[name], second.columns[name]
        change = ratio(one, two) if name in {"turns", "decisions"} else difference(one, two)
        found.append(Comparison(name, mean(one), mean(two), change))
    return found
