"""What `tokyork atlas` does: play its tables as far as time goes, and write its page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.errors import BadInputError
from tokyork.lab.atlas.atlas_figures import as_text, figures_of
from tokyork.lab.atlas.atlas_page import as_page, pictures_of
from tokyork.lab.atlas.atlas_plan import play_tables
from tokyork.lab.atlas.atlas_sums import TableSums, read_sums
from tokyork.plain_text import visible
from tokyork.terminal.progress import with_progress
from tokyork.terminal.simulate_command import tell_troubles
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from pathlib import Path

    from tokyork.lab.atlas.atlas_figures import Sums
    from tokyork.lab.atlas.atlas_plan import AtlasTable
    from tokyork.lab.data.data_folder import DataFolder
    from tokyork.lab.data.engines import Engine

    Folders = dict[AtlasTable, DataFolder]

FOLDER, PAGE, FIGURES = "atlas", "atlas.md", "figures.json"


def play_atlas(folders: Folders, engine: Engine, minutes: int | None) -> bool:
    """Play what is missing; whether all games went well."""
    wanted = sum(len(part) for folder in folders.values() for part in folder.missing())
    label = texts()("terminal-simulating")
    errors = 0
    noted: dict[str, int] = {}
    parts = play_tables(folders, engine, minutes)
    for done in with_progress(parts, wanted, label, lambda done: len(done.part)):
        errors += len(done.errors)
        tell_troubles(done, noted)
    return not errors


def write_atlas(folders: Folders, engine: Engine, seed: int, target: Path) -> None:
    """The page, its pictures and the figures from all games that are there."""
    figures = figures_of(_sums(folders, engine), seed)
    beside = target / FOLDER
    beside.mkdir(parents=True, exist_ok=True)
    (beside / FIGURES).write_text(as_text(figures), encoding="utf-8")
    for name, picture in pictures_of(figures).items():
        (beside / name).write_text(picture, encoding="utf-8")
    page = target / PAGE
    page.write_text(as_page(figures, FOLDER), encoding="utf-8")
    print(visible(texts()("terminal-report_made", file=str(page))))


def _sums(folders: Folders, engine: Engine) -> Sums:
    total = 0
    for folder in folders.values():
        games = sum(len(part) for part in folder.plan.parts() if folder.has(part))
        if not games:
            raise BadInputError(str(folder.path), "there are no games in it yet")
        total += games
    sums = {table: TableSums(table.seats) for table in folders}
    parts = with_progress(
        read_sums(folders, engine), total, texts()("terminal-reporting"), lambda part: part[2].games
    )
    for table, block, part in parts:
        sums[table].add(part, block)
    return sums
