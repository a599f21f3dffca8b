"""What the games of one table come to, in sums that do not grow with their number."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from tokyork.lab.atlas.card_trials import Trials, try_cards
from tokyork.lab.data.data_folder import DataFolder
from tokyork.lab.data.row_files import read_rows
from tokyork.lab.insight.facts import STANDING, gather_facts
from tokyork.lab.insight.pooled_effect import RowSums

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tokyork.lab.data.engines import Engine
    from tokyork.lab.insight.facts import Facts

BLOCKS = 64
"""Parts are dealt to so many blocks, whose differences tell how sure an effect is."""
MOST_HEALTH = 12

T = TypeVar("T")
Rows = tuple[list[float], list[bool], list[tuple[float, ...]]]


class TableSums:
    """Everything the atlas asks of a table."""

    def __init__(self, seats: int) -> None:
        """No games yet."""
        self.seats = seats
        self.games = 0
        self.order = np.zeros(seats)
        """Victories by place in turn order."""
        self.endings: Counter[str] = Counter()
        self.turns: Counter[int] = Counter()
        """How many games took so many turns."""
        self.cards: dict[str, RowSums] = {}
        """By card: whether a seat that could buy it did, and won."""
        self.trials: dict[str, Trials] = {}
        """By card: what it brought where it was tried."""
        self.holds: dict[tuple[int, int], RowSums] = {}
        """By health and rivals: whether a seat that was hit stayed, and won."""

    def note(self, facts: Facts) -> None:
        """Add games, as one block."""
        self.games += len(facts.shares)
        for first, shares in zip(facts.firsts, facts.shares, strict=True):
            self.order += np.roll(shares, -first)
        self.endings.update(facts.endings)
        self.turns.update(facts.turns)
        _sum_up(self.cards, _card_rows(facts))
        _sum_up(self.holds, _hold_rows(facts))

    def add(self, other: TableSums, block: int) -> None:
        """Put a part among the blocks."""
        self.games += other.games
        self.order += other.order
        self.endings.update(other.endings)
        self.turns.update(other.turns)
        _merge(self.cards, other.cards, block)
        for card, trials in other.trials.items():
            self.trials[card] = self.trials.get(card, Trials()).and_(trials)
        _merge(self.holds, other.holds, block)


def _card_rows(facts: Facts) -> dict[str, Rows]:
    found: dict[str, Rows] = defaultdict(_no_rows)
    for offer in facts.offers:
        won = facts.shares[offer.game][offer.seat]
        _put(found[offer.card], won, chosen=offer.bought, standing=offer.standing)
    return found


def _hold_rows(facts: Facts) -> dict[tuple[int, int], Rows]:
    found: dict[tuple[int, int], Rows] = defaultdict(_no_rows)
    for hold in facts.holds:
        won = facts.shares[hold.game][hold.seat]
        key = min(hold.health, MOST_HEALTH), hold.rivals
        _put(found[key], won, chosen=hold.stayed, standing=hold.standing)
    return found


def _no_rows() -> Rows:
    return [], [], []


def _put(rows: Rows, won: float, *, chosen: bool, standing: tuple[float, ...]) -> None:
    rows[0].append(won)
    rows[1].append(chosen)
    rows[2].append(standing)


def _sum_up(sums: dict[Any, RowSums], found: dict[Any, Rows]) -> None:
    for key, rows in found.items():
        sums.setdefault(key, RowSums(len(STANDING))).note(*rows)


def _merge(mine: dict[Any, RowSums], others: dict[Any, RowSums], block: int) -> None:
    for key, sums in others.items():
        mine.setdefault(key, RowSums(len(STANDING), BLOCKS)).add(sums, block)


# --- reading ---

PartSums = tuple[T, int, TableSums]
"""Whose they are, the block they belong to, and the sums."""


def read_sums(folders: dict[T, DataFolder], engine: Engine) -> Iterator[PartSums[T]]:
    """Those of all parts that are there, as they come."""
    tasks = [
        (key, folder.path, part)
        for key, folder in folders.items()
        for part in folder.plan.parts()
        if folder.has(part)
    ]
    return engine.run(_sums_of_part, tasks)


def _sums_of_part(task: tuple[T, Path, range]) -> PartSums[T]:
    """Found by replaying its games."""
    key, path, part = task
    folder = DataFolder.open(path)
    sums = TableSums(folder.plan.seats)
    rows = read_rows(folder.file("games", part))
    sums.note(gather_facts(folder.plan, rows))
    sums.trials = try_cards(folder.plan, rows)
    return key, part.start // folder.plan.part % BLOCKS, sums
