"""`tokyork backup` and `tokyork restore`, apart from the printing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

MOST_NAMED = 10


class CopyResult(NamedTuple):
    """How a command ended."""

    well: bool
    data: dict[str, Any]
    sentence: str


def add_commands(commands: Any, run: Callable[[argparse.Namespace], int]) -> None:  # noqa: ANN401 - hatchling has no types here
    """Their options; `run` finds the work to do in `copying`."""
    backup = commands.add_parser("backup", help="copy the tables, also while a server runs")
    backup.set_defaults(run=run, copying=backed_up)
    backup.add_argument("file", metavar="FILE", help="where to; a copy that is there is replaced")
    restore = commands.add_parser("restore", help="put a copy back, also while a server runs")
    restore.set_defaults(run=run, copying=restored)
    restore.add_argument("file", metavar="FILE", help="a copy that `backup` made")
    for command in (backup, restore):
        command.add_argument(
            "--db",
            metavar="FILE|URL",
            help="the file of the tables, or postgresql://... (default: in your data folder)",
        )
        command.add_argument("--json", action="store_true", help="print the result as JSON")


def backed_up(db: str, file: str) -> CopyResult:
    """Copy the tables."""
    from tokyork.server.storage.backups import back_up  # noqa: PLC0415 - so that --help is quick
    from tokyork.server.storage.postgres.opening_database import is_address, shown  # noqa: PLC0415 - the same
    from tokyork.words.texts import texts  # noqa: PLC0415 - the same

    if is_address(db):
        from tokyork.server.storage.postgres.database_copies import back_up_database  # noqa: PLC0415 - an extra

        path, copied = shown(db), back_up_database(db, file)
    else:
        path = str(Path(db).expanduser())
        copied = back_up(path, file)
    data = {"db": path, "file": file, **copied._asdict()}
    if copied.damaged:
        some, count = ", ".join(copied.damaged[:MOST_NAMED]), str(len(copied.damaged))
        said = texts()("backup-damaged", path=path, file=file, count=count, names=some)
    else:
        counts = {"tables": str(copied.tables), "moves": str(copied.moves)}
        said = texts()("backup-done", path=path, file=file, **counts)
    return CopyResult(not copied.damaged, data, said)


def restored(db: str, file: str) -> CopyResult:
    """Put a copy back."""
    from tokyork.server.storage.backups import restore  # noqa: PLC0415 - so that --help is quick
    from tokyork.server.storage.postgres.opening_database import is_address, shown  # noqa: PLC0415 - the same
    from tokyork.words.texts import texts  # noqa: PLC0415 - the same

    if is_address(db):
        from tokyork.server.storage.postgres.database_copies import restore_database  # noqa: PLC0415 - an extra

        path, found = shown(db), restore_database(file, db)
    else:
        path = str(Path(db).expanduser())
        found = restore(file, path)
    counts = {"tables": str(found.tables), "moves": str(found.moves)}
    said = texts()("restore-done", path=path, file=file, kept=found.kept or "-", **counts)
    return CopyResult(well=True, data={"db": path, "file": file, **found._asdict()}, sentence=said)
