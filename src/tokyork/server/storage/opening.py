"""Opens a file of tables: nobody else has it, it is of our schema, and its damage is known."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import NamedTuple

from tokyork.errors import BadInputError
from tokyork.fair.public_list import entry_hash
from tokyork.server.storage import chain
from tokyork.server.storage.cannot_save import CannotSaveError
from tokyork.server.storage.file_exchange import make_private
from tokyork.server.storage.file_lock import FileLock
from tokyork.server.storage.garbled import read_garbled_text
from tokyork.server.storage.inspection import bad_pages, inspect, set_aside
from tokyork.server.storage.migrations import SCHEMA, keep_copy, migrate, schema_of
from tokyork.server.storage.salvage import LENIENT, salvage
from tokyork.server.storage.witness import Witness, lost, notes_of
from tokyork.server.storage.write_ahead import WriteAhead
from tokyork.words.texts import texts

MEMORY = ":memory:"
PATIENCE = 1.0
"""Seconds that a start spends on each look for damage; what is left is looked at later."""
LOCKED = 0.5
"""Seconds to wait for another program that writes to the file: everybody waits meanwhile."""
DURABLE = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # fsync at every commit, before anybody is told
    "PRAGMA fullfsync=ON",  # where fsync alone does not reach the disk (macOS)
    "PRAGMA checkpoint_fullfsync=ON",
    "PRAGMA wal_autocheckpoint=0",  # the store does it, and knows when it is done
)


class OpenFile(NamedTuple):
    """A file of tables in use."""

    path: str
    connection: sqlite3.Connection
    lock: FileLock | None
    unchecked: bytes | None = None
    """Tables whose names come after this one have not been looked at yet."""
    pages_unchecked: bool = False
    """Whether there was no time to look at all pages."""
    witness: Witness | None = None
    journal: WriteAhead | None = None
    identity: tuple[int, int] | None = None
    """Which file it is, whatever is called so later."""

    def check_is_there(self) -> None:
        """Refuse to write what the next start would not find, because the file was moved away.

        SQLite itself looks at this only where it has no write-ahead log.
        """
        if self.identity is not None and _identity(self.path) != self.identity:
            raise CannotSaveError(f"{self.path} was moved, deleted or replaced by hand")

    def put_down(self) -> None:
        """Bring everything into the one file, and close it."""
        if self.journal is not None:
            self.journal.wait()
        self.connection.close()
        if self.witness is not None:
            self.witness.close()
            if not Path(f"{self.path}-wal").exists():
                notes_of(self.path).unlink(missing_ok=True)

    def close(self) -> None:
        """Let go of it."""
        self.put_down()
        if self.lock is not None:
            self.lock.release()


def open_file(path: str) -> OpenFile:
    """Open or make the file, or say in one sentence why not."""
    if path == MEMORY:
        connection = connect(path)
        migrate(connection)
        return OpenFile(path, connection, None)
    path = os.path.realpath(path)  # by whatever name: it is one file with one lock
    try:
        if Path(path).is_dir():
            raise IsADirectoryError(21, os.strerror(21))
        lock = FileLock(path)
    except OSError as error:
        raise unusable(path, error.strerror or str(error)) from error
    try:
        return open_locked(path, lock)
    except BaseException:
        lock.release()
        raise


def connect(path: str) -> sqlite3.Connection:
    """A connection that commits durably and knows our functions."""
    connection = sqlite3.connect(
        path, timeout=LOCKED, isolation_level=None, check_same_thread=False
    )
    read_garbled_text(connection)
    for pragma in DURABLE:
        connection.execute(pragma)
    chain.teach(connection)
    connection.create_function("entry_hash", 7, entry_hash, deterministic=True)
    return connection


def unusable(path: str, why: str) -> BadInputError:
    """A file that cannot be opened."""
    return BadInputError("--db", texts()("server-bad_db", path=path, why=why))


def open_locked(path: str, lock: FileLock | None) -> OpenFile:
    """The same, of a file that nobody else can have."""
    try:
        make_private(path)
        if not check_is_ours(path):
            salvage(path)
        connection = connect(path)
        bad = bad_pages(connection, None if _is_suspect(path) else PATIENCE)
        if bad:
            connection.close()
            salvage(path)
            connection = connect(path)
        _suspect(path).unlink(missing_ok=True)
        bring_up(connection, path)
        seen = inspect(connection, PATIENCE)
        set_aside(connection, lost(connection, path) | seen.faults)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        name = str(connection.execute("SELECT name FROM about").fetchone()[0])
        witness = Witness(path, name)
    except (sqlite3.Error, OSError) as error:
        raise unusable(path, str(error)) from error
    journal = WriteAhead(path, connection)
    identity = _identity(path)
    return OpenFile(path, connection, lock, seen.rest, bad is None, witness, journal, identity)


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = Path(path).stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def check_is_ours(path: str) -> bool:
    """Refuse what is something else, or from a newer version; whether it is not cut off."""
    if not Path(path).exists():
        return True
    try:
        whole, schema = True, _schema(path)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_CORRUPT:
            raise
        whole, schema = False, _schema(path, LENIENT)
    if schema is None:
        raise BadInputError("--db", texts()("server-other_db", path=path))
    if schema > SCHEMA:
        raise BadInputError("--db", texts()("server-newer_db", path=path))
    return whole


def _schema(path: str, *pragmas: str) -> int | None:
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        for pragma in pragmas:
            connection.execute(pragma)
        return schema_of(connection)
    finally:
        connection.close()


def bring_up(connection: sqlite3.Connection, path: str) -> None:
    """To our schema, with a copy beside it of what it was."""
    schema = schema_of(connection) or 0
    if 0 < schema < SCHEMA:
        keep_copy(connection, path, schema)
    migrate(connection)


# --- damage that was found while the file was in use ---


def _suspect(path: str) -> Path:
    return Path(f"{path}-suspect")


def _is_suspect(path: str) -> bool:
    return _suspect(path).exists()


def suspect(path: str) -> None:
    """Have the whole file looked at when it is opened next, however long that takes."""
    if path != MEMORY:
        _suspect(path).touch()
