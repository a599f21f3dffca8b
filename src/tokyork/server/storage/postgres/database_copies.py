"""Copies of a database of tables: one SQLite file, as `backup` makes them anyway.

So a copy can be looked at, kept and put back like any other, into a database or a file: that is
also the way from one to the other.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tokyork.errors import BadInputError
from tokyork.server.storage.backups import Restored, checked_copy, staged_copy
from tokyork.server.storage.file_exchange import free_name, sync
from tokyork.server.storage.migrations import migrate
from tokyork.server.storage.postgres.dialect import SHARED_ROWS
from tokyork.server.storage.postgres.opening_database import (
    bring_up_database,
    connected,
    driver,
    shown,
    unusable_database,
)
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tokyork.server.storage.backups import Copied

TABLES = (
    "about",
    "tables",
    "members",
    "moves",
    "heads",
    "guests",
    "talk",
    "damaged",
    "choosers",
    "dice",
    "dice_list",
    "dice_tally",
    "games",
    "results",
    "feats",
    "ratings",
    "rated",
)
"""Everything but whose tables are, and codes that last for minutes."""
AT_ONCE = 1000
_NEW_OWNERS = (
    "INSERT INTO leases (table_id, owner, epoch) SELECT id, '', 1 + coalesce("
    "(SELECT max(epoch) FROM moves WHERE table_id = id), 0) FROM tables "
    "ON CONFLICT (table_id) DO UPDATE SET owner = '', "
    "epoch = greatest(leases.epoch + 1, excluded.epoch)"
)


def back_up_database(url: str, file: str) -> Copied:
    """Copy a database as it is at one moment, whoever serves it."""
    part = f"{file}.part"
    try:
        Path(part).unlink(missing_ok=True)
        asyncio.run(_copy_out(url, part))
        copied = checked_copy(part, shown(url))
        Path(part).replace(file)
        sync(Path(file).resolve().parent)
    except (sqlite3.Error, OSError, driver().PostgresError, driver().InterfaceError) as error:
        Path(part).unlink(missing_ok=True)
        raise unusable_database(url, error) from error
    return copied


def restore_database(file: str, url: str) -> Restored:
    """Put a copy in the place of what a database has, which is kept as a copy beside the first.

    Processes that serve it go on with the copy: all their tables have new epochs.
    """
    kept = free_name(f"{file}.before-restore")
    staged = f"{file}-restoring"
    try:
        back_up_database(url, kept)
        copied = staged_copy(file, staged, kept)
        asyncio.run(_copy_in(url, staged))
    except (sqlite3.Error, OSError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadInputError("FILE", texts()("restore-bad", file=file, why=why)) from error
    except (driver().PostgresError, driver().InterfaceError) as error:
        raise unusable_database(url, error) from error
    finally:
        Path(staged).unlink(missing_ok=True)
    return Restored(copied.tables, copied.moves, kept)


@contextlib.asynccontextmanager
async def _database(url: str) -> AsyncIterator[Any]:
    connection = await connected(url)
    try:
        await bring_up_database(connection, url)
        yield connection
    finally:
        await connection.close()


async def _copy_out(url: str, part: str) -> None:
    async with _database(url) as database:
        with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as file:
            migrate(file)
            file.execute("BEGIN IMMEDIATE")
            file.execute("DELETE FROM about")
            async with database.transaction(isolation="repeatable_read", readonly=True):
                for table in TABLES:
                    await _copy_table_out(database, file, table)
            file.execute("COMMIT")


async def _copy_table_out(database: Any, file: sqlite3.Connection, table: str) -> None:  # noqa: ANN401 - no types
    names = _columns(file, table)
    marks = ", ".join("?" * len(names))
    insert = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"  # noqa: S608 - ours
    select = f"SELECT {', '.join(names)} FROM {table}"  # noqa: S608 - ours
    async for row in database.cursor(select, prefetch=AT_ONCE):
        file.execute(insert, tuple(row))


async def _copy_in(url: str, staged: str) -> None:
    async with _database(url) as database, database.transaction():
        await database.execute(f"SELECT pg_advisory_xact_lock({SHARED_ROWS})")
        # Who appends holds a lock on its lease: from here on nobody does.
        await database.execute("LOCK TABLE leases IN ACCESS EXCLUSIVE MODE")
        with contextlib.closing(sqlite3.connect(staged)) as file:
            for table in TABLES:
                names = _columns(file, table)
                await database.execute(f"DELETE FROM {table}")  # noqa: S608 - ours
                rows = file.execute(f"SELECT {', '.join(names)} FROM {table}")  # noqa: S608 - ours
                while some := rows.fetchmany(AT_ONCE):
                    await database.copy_records_to_table(table, records=some, columns=names)
        await database.execute("UPDATE about SET name = $1", secrets.token_hex(16))
        await database.execute(_NEW_OWNERS)


def _columns(file: sqlite3.Connection, table: str) -> list[str]:
    return [str(row[1]) for row in file.execute(f"PRAGMA table_info({table})")]
