"""Files that change places: whenever that is cut off, one of them is where it belongs."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

BESIDE = ("-wal", "-shm", "-seen")
"""What belongs to a file of tables and has to go with it."""


def put_in_place(new: str, path: str, kept: str, beside: Sequence[str] = BESIDE) -> None:
    """Move a file into the place of another, which is kept under a name that no file has."""
    if not Path(new).exists():
        raise FileNotFoundError(2, os.strerror(2), new)
    if kept:
        _name_too(path, kept)
        for end in beside:
            with contextlib.suppress(FileNotFoundError):
                Path(path + end).replace(kept + end)
    Path(new).replace(path)
    sync(Path(path).resolve().parent)


def make_private(path: str) -> None:
    """Let a new file be its owner's alone: the secrets of running games are in it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def free_name(path: str) -> str:
    """A name like this one that no file has."""
    names = (path, *(f"{path}-{number}" for number in range(2, 10_000)))
    return next(name for name in names if not Path(name).exists())


def sync(folder: Path) -> None:
    """A file that was renamed is on the disk once its folder is."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def bring_journal_in(path: str) -> None:
    """So that the one file holds everything, if it can still be read."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _name_too(path: str, kept: str) -> None:
    """Give a file a second name; on a disk where none can have two, copy it."""
    try:
        os.link(path, kept)
    except OSError:
        shutil.copyfile(path, kept)
