"""Which tables the atlas plays, and where each is kept."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tokyork.lab.data.data_folder import DataFolder
from tokyork.lab.data.data_plan import DataPlan
from tokyork.lab.data.produce import FinishedPart, play_part

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tokyork.lab.data.engines import Engine

PLAYERS = ("learned", "greedy")
SEATS = range(2, 7)
FULL = 2_000_000
"""Games of each city."""


@dataclass(frozen=True)
class AtlasTable:
    """Equal players at a table of one size, whose games are in a folder of their own."""

    city: str
    seats: int
    player: str

    @property
    def name(self) -> str:
        """Of its folder."""
        return f"{self.city}-{self.seats}-{self.player}"

    def plan(self, games: int, seed: int, form: str) -> DataPlan:
        """Its games."""
        seated = (self.player,) * self.seats
        return DataPlan(self.city, self.seats, games, seed, seated, format=form)


def tables_of(city: str) -> list[AtlasTable]:
    """All tables of a city."""
    return [AtlasTable(city, seats, player) for seats in SEATS for player in PLAYERS]


def begin(
    path: Path, cities: Sequence[str], games: int, seed: int, form: str
) -> dict[AtlasTable, DataFolder]:
    """The folder of every table, new or begun before with the same games."""
    tables = [table for city in cities for table in tables_of(city)]
    each = -(-games // len(tables_of(cities[0])))
    return {
        table: DataFolder.begin(path / table.name, table.plan(each, seed, form), resume=True)
        for table in tables
    }


def play_tables(
    folders: dict[AtlasTable, DataFolder], engine: Engine, minutes: float | None
) -> Iterator[FinishedPart]:
    """Play what is missing, all tables in turn, so that they are as full whenever it is stopped."""
    tasks = [
        (table, folder.plan, part) for table, folder in folders.items() for part in folder.missing()
    ]
    if minutes == 0:
        return
    tasks.sort(key=lambda task: task[2].start / task[1].games)
    end = None if minutes is None else time.monotonic() + 60 * minutes
    for table, done in engine.run(_play_part, tasks):
        folders[table].save(done.part, done.files)
        yield done
        if end is not None and time.monotonic() > end:
            return
    for folder in folders.values():
        if not folder.manifest["finished"]:
            folder.finish()


def _play_part(task: tuple[AtlasTable, DataPlan, range]) -> tuple[AtlasTable, FinishedPart]:
    table, plan, part = task
    return table, play_part((plan, part))
