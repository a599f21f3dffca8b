"""Two sets of rules played by the same players: what is different, with intervals."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from tokyork.cities import CITIES
from tokyork.lab.data.game_rows import played
from tokyork.lab.insight.estimates import Interval, difference, mean, ratio
from tokyork.lab.insight.other_prices import priced

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tokyork.lab.data.data_plan import DataPlan
    from tokyork.lab.data.engines import Engine
    from tokyork.lab.data.game_rows import KeptGame

MEASURES = ("turns", "decisions", "first", "points", "elimination", "no_winner")
"""Length in turns and decisions; shares of the first player's victories and of the endings."""


BOUGHT, BUYERS_WIN = "bought", "buyers_win"
"""Of a card whose price differs: purchases a game, and the share of victories of its buyers."""
_RATIOS = ("turns", "decisions")


@dataclass(frozen=True)
class RuleSet:
    """Games, and what cards cost in them, where that is not what is printed."""

    plan: DataPlan
    prices: Mapping[str, int] = field(default_factory=dict)


@dataclass
class Side:
    """What the games of one set of rules came to: a column for each measure."""

    cards: tuple[str, ...] = ()
    """Those that are looked at one by one."""
    columns: dict[str, list[float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """A column for everything that is measured."""
        own = [f"{kind} {card}" for card in self.cards for kind in (BOUGHT, BUYERS_WIN)]
        self.columns = self.columns or {name: [] for name in (*MEASURES, *own)}

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.columns["turns"])

    def add(self, other: Side) -> None:
        """Put other games behind."""
        for name, column in other.columns.items():
            self.columns[name] += column

    def note(self, game: KeptGame) -> None:
        """Add a game."""
        row = game.row
        winners = row["winners"].split()
        known = {
            "turns": row["turns"],
            "decisions": row["decisions"],
            "first": (row["first"] in winners) / max(len(winners), 1),
        }
        known |= {name: row["ending"] == name for name in MEASURES[3:]}
        for name, value in known.items():
            self.columns[name].append(float(value))
        for card in self.cards:
            buyers = _buyers(game, card)
            self.columns[f"{BOUGHT} {card}"].append(len(buyers))
            self.columns[f"{BUYERS_WIN} {card}"] += [
                (seat in winners) / max(len(winners), 1) for seat in sorted(set(buyers))
            ]


def _buyers(game: KeptGame, card: str) -> list[str]:
    """The seat of each purchase."""
    return [turn["seat"] for turn in game.finer for one in turn["bought"].split() if one == card]


Task = tuple[int, RuleSet, tuple[str, ...], range]


def play_side(task: Task) -> tuple[int, Side]:
    """Some games of one side."""
    number, rules, cards, part = task
    side = Side(cards)
    # Turns say who bought what.
    plan = replace(rules.plan, rows="turns") if cards else rules.plan
    with priced(CITIES[plan.city], rules.prices):
        for game in part:
            kept = played(plan, game)
            if not kept.row["error"]:
                side.note(kept)
    return number, side


def repriced(sets: Sequence[RuleSet]) -> tuple[str, ...]:
    """The cards that do not cost what is printed on one side or the other."""
    return tuple(sorted({card for rules in sets for card in rules.prices}))


def play_sides(sets: Sequence[RuleSet], engine: Engine) -> Iterator[tuple[int, Side]]:
    """All games of all sides, part by part; sides take turns, so that they end together."""
    cards = repriced(sets)
    tasks = [(n, rules, cards, part) for n, rules in enumerate(sets) for part in rules.plan.parts()]
    tasks.sort(key=lambda task: (task[3].start, task[0]))
    return engine.run(play_side, tasks)


@dataclass(frozen=True)
class Comparison:
    """One measure on both sides."""

    measure: str
    first: Interval
    second: Interval
    change: Interval
    """Of lengths in parts of the first; of shares and purchases as a difference."""

    def data(self) -> dict[str, Any]:
        """As JSON has it."""
        return {"measure": self.measure} | {
            name: {"value": round(e.value, 6), "low": round(e.low, 6), "high": round(e.high, 6)}
            for name, e in (("first", self.first), ("second", self.second), ("change", self.change))
        }


def compared(first: Side, second: Side) -> list[Comparison]:
    """All measures."""
    found = []
    for name, one in first.columns.items():
        two = second.columns[name]
        change = ratio(one, two) if name in _RATIOS else difference(one, two)
        found.append(Comparison(name, mean(one), mean(two), change))
    return found
