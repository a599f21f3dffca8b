"""The games of a plan played by an engine into a folder."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tokyork.lab.data.game_rows import played
from tokyork.lab.data.row_files import written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tokyork.lab.data.data_folder import DataFolder
    from tokyork.lab.data.data_plan import DataPlan
    from tokyork.lab.data.engines import Engine


@dataclass
class FinishedPart:
    """A part as a worker hands it back: files, and what there is to be told."""

    part: range
    files: dict[str, bytes]
    """Those that are not saved yet."""
    errors: list[tuple[int, str]] = field(default_factory=list)
    """The seed of each game that crashed, and how."""
    troubles: list[tuple[str, int, str]] = field(default_factory=list)
    """Bots whose answers had to be replaced: the name, the seed, why."""


def play_part(task: tuple[DataPlan, range]) -> FinishedPart:
    """Play a part; the same wherever it is done."""
    plan, part = task
    games = [played(plan, game) for game in part]
    files = {"games": written([game.row for game in games], plan.format)}
    if plan.rows != "games":
        finer = [row for game in games for row in game.finer]
        files[plan.rows] = written(finer, plan.format)
    return FinishedPart(
        part,
        files,
        [(game.row["seed"], game.row["error"]) for game in games if game.row["error"]],
        [(name, game.row["seed"], why) for game in games for name, why in game.troubles],
    )


def produce(folder: DataFolder, engine: Engine) -> Iterator[FinishedPart]:
    """Play what is missing; each part is saved before it is told.

    Whoever played it saves it where that is possible: all workers wait for us, and two would be
    less than twice as fast as one.
    """
    missing = folder.missing()
    if engine.shares_disk:
        yield from engine.run(_keep_part, [(folder, part) for part in missing])
    else:
        for done in engine.run(play_part, [(folder.plan, part) for part in missing]):
            folder.save(done.part, done.files)
            yield done
    folder.finish()


def _keep_part(task: tuple[DataFolder, range]) -> FinishedPart:
    """Play a part and save it; its files need not travel."""
    folder, part = task
    done = play_part((folder.plan, part))
    folder.save(part, done.files)
    done.files = {}
    return done
