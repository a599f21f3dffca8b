"""Copies of the file of tables: made while a server runs, and put back while it runs."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tokyork.errors import BadInputError
from tokyork.server.storage import chain
from tokyork.server.storage.file_exchange import (
    BESIDE,
    bring_journal_in,
    free_name,
    make_private,
    put_in_place,
    sync,
)
from tokyork.server.storage.file_lock import FileLock, is_served
from tokyork.server.storage.garbled import read_garbled_text
from tokyork.server.storage.inspection import bad_pages, inspect
from tokyork.server.storage.migrations import SCHEMA, migrate, schema_of
from tokyork.server.storage.turned_back import turn_back
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 30.0
"""Seconds within which a running server must take a restored file."""
LOOK_EVERY = 0.1
_PARTS = ("", *BESIDE)
_TAKEN = (*_PARTS, "-lock", "-suspect")
"""Names that belong to a file of tables: no copy may have one."""


class Copied(NamedTuple):
    """A copy that was checked."""

    tables: int
    moves: int
    damaged: list[str]


class Restored(NamedTuple):
    """A file of tables that was put back."""

    tables: int
    moves: int
    kept: str
    """Where the file is that was in its place; nothing if there was none."""


def back_up(path: str, file: str) -> Copied:
    """Copy a file of tables as it is at one moment, whether a server has it or not."""
    if not Path(path).exists():
        raise BadInputError("--db", texts()("backup-none", path=path))
    if os.path.realpath(file) in {os.path.realpath(path) + end for end in _TAKEN}:
        raise BadInputError("FILE", texts()("backup-itself", path=path, file=file))
    part = f"{file}.part"
    try:
        _copy(path, part)
        copied = checked_copy(part, path)
        Path(part).replace(file)
        sync(Path(file).resolve().parent)
    except (sqlite3.Error, OSError) as error:
        _remove(part)
        said = texts()("backup-failed", path=path, file=file, why=_why(error))
        raise BadInputError("FILE", said) from error
    return copied


def restore(file: str, path: str) -> Restored:
    """Put a copy in the place of a file of tables; a server that has it goes on with the copy."""
    path = os.path.realpath(path)  # where a server has its lock, and looks for wishes
    staged = f"{path}-restoring"
    try:
        copied = staged_copy(file, staged, path)
        kept = _handed_over(staged, path, file) if is_served(path) else _put_back(staged, path)
    except (sqlite3.Error, OSError) as error:
        _remove(staged)
        raise BadInputError("FILE", texts()("restore-bad", file=file, why=_why(error))) from error
    return Restored(copied.tables, copied.moves, kept)


def staged_copy(file: str, staged: str, path: str) -> Copied:
    """The copy beside the file of tables, of today's schema, and sound."""
    if not Path(file).is_file():
        raise FileNotFoundError(2, os.strerror(2))
    _remove(staged)
    _copy(file, staged)
    with _opened(staged) as connection:
        schema = schema_of(connection)
        if not schema or schema > SCHEMA:
            key = "server-newer_db" if schema else "server-other_db"
            raise sqlite3.DatabaseError(texts()(key, path=file))
        migrate(connection)
        turn_back(connection, path if Path(path).exists() else None)
    return checked_copy(staged, file)


def _put_back(staged: str, path: str) -> str:
    """No server has the file, and none can come meanwhile."""
    lock = FileLock(path)
    try:
        return exchange(staged, path)
    finally:
        lock.release()


def exchange(staged: str, path: str) -> str:
    """Move one file into the other's place, which is kept; says where."""
    kept = free_name(f"{path}.before-restore") if Path(path).exists() else ""
    if kept:
        bring_journal_in(path)
    put_in_place(staged, path, kept)
    return kept


# --- asking a running server ---


def wish_of(path: str) -> Path:
    """The file that a running server shall go on with."""
    return Path(f"{path}-restore")


def answer_of(path: str) -> Path:
    """What it says to that: where the old file is kept, or why it did not take the new one."""
    return Path(f"{path}-restored")


def _handed_over(staged: str, path: str, file: str) -> str:
    answer_of(path).unlink(missing_ok=True)
    Path(staged).replace(wish_of(path))
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if answer_of(path).exists():
            said = answer_of(path).read_text(encoding="utf-8")
            answer_of(path).unlink()
            if said.startswith("!"):
                raise OSError(said[1:])
            return said
        time.sleep(LOOK_EVERY)
    with contextlib.suppress(FileNotFoundError):
        wish_of(path).unlink()
        raise BadInputError("FILE", texts()("restore-late", file=file))
    return ""  # it was taken at the last moment


def answer(path: str, said: str) -> None:
    """Tell whoever waits, at once and as a whole."""
    part = Path(f"{path}-restored.part")
    part.write_text(said, encoding="utf-8")
    part.replace(answer_of(path))


# --- copies ---


@contextlib.contextmanager
def _opened(path: str) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(path, isolation_level=None)
    read_garbled_text(connection)
    try:
        yield connection
    finally:
        connection.close()


def _copy(path: str, file: str) -> None:
    """By SQLite's own way, which sees one moment; the copy is one file, and on the disk."""
    _remove(file)
    make_private(file)
    with _opened(path) as source, _opened(file) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")
    with Path(file).open("rb") as written:
        os.fsync(written.fileno())


def checked_copy(path: str, called: str) -> Copied:
    """Whether every page can be read and every table is as it was kept."""
    with _opened(path) as connection:
        if found := bad_pages(connection, None):
            raise sqlite3.DatabaseError(found[0])
        if schema_of(connection) is None:
            raise sqlite3.DatabaseError(texts()("server-other_db", path=called))
        moves = int(connection.execute("SELECT count(*) FROM moves").fetchone()[0])
        tables = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
        if schema_of(connection) != SCHEMA:  # older: it has no hashes yet
            return Copied(tables, moves, [])
        chain.teach(connection)
        aside = [str(row[0]) for row in connection.execute("SELECT table_id FROM damaged")]
        return Copied(tables, moves, sorted({*aside, *inspect(connection, None).faults}))


def _remove(path: str) -> None:
    for end in (*_PARTS, "-journal"):
        Path(path + end).unlink(missing_ok=True)


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
