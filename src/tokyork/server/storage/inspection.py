"""Looks for damage: pages that SQLite cannot read, and tables that are not as they were kept."""

from __future__ import annotations

import logging
import sqlite3
import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tokyork.fair.seal import is_secret
from tokyork.server.storage import chain
from tokyork.server.storage.dice_store import ended
from tokyork.server.storage.garbled import text_of
from tokyork.server.table.table import TableData

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.server.storage.ledger import Rows, Statement

_log = logging.getLogger(__name__)
STEPS_BETWEEN_LOOKS = 10_000
"""Steps of SQLite's machine between two looks at the clock."""
ABOUT_TABLE = "SELECT data, digest, status FROM tables WHERE id = ?"
MOVES = (
    "SELECT table_id, seq, seat, move, guest, nonce, at, hash FROM moves "
    "WHERE table_id = ? ORDER BY seq"
)
HEAD = "SELECT seq, hash FROM heads WHERE table_id = ?"
_NEXT = (
    "SELECT CAST(id AS BLOB) FROM tables WHERE id > CAST(? AS TEXT) AND typeof(id) = 'text' "
    "AND status != 'damaged' ORDER BY id LIMIT 1"
)
_SET_ASIDE = (
    "INSERT INTO damaged "
    "SELECT ?1, coalesce((SELECT status FROM tables WHERE id = ?1), ''), ?2, ?3 WHERE true "
    "ON CONFLICT (table_id) DO NOTHING"
)


class Inspected(NamedTuple):
    """How far a look at all tables came."""

    faults: dict[str, str]
    """What is wrong, by table."""
    rest: bytes | None
    """The name of the last table that was looked at, if there was no time for those after it."""


def about_table(table: str) -> list[Statement]:
    """What is read to look at one table."""
    return [(ABOUT_TABLE, (table,)), (MOVES, (table,)), (HEAD, (table,))]


def fault_of(table: str, found: Sequence[Rows]) -> str | None:
    """What is wrong with a table, read by `about_table`; nothing if it is as it was kept."""
    rows, moves, heads = found
    if not rows:
        return "its row is missing"
    data, digest, status = rows[0]
    if not isinstance(data, bytes) or chain.digest_of(data) != digest:
        return "its row is not as it was"
    try:
        decoded = msgspec.json.decode(data, type=TableData)
    except msgspec.MsgspecError as error:
        return f"its row cannot be read: {error}"
    if (decoded.table, decoded.status) != (table, status):
        return "its row is another's"
    if decoded.seal is not None and not is_secret(decoded.seal.secret):
        return "its dice cannot be read"
    return chain.broken_link(table, moves, heads[0] if heads else None)


def is_damage(error: sqlite3.DatabaseError) -> bool:
    """Whether it is about what is in the file, not about reading it now."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def bad_pages(connection: sqlite3.Connection, seconds: float | None) -> list[str] | None:
    """What `quick_check` finds, empty if all is well; nothing if the time does not suffice."""
    deadline = None if seconds is None else time.monotonic() + seconds
    if deadline is not None:
        connection.set_progress_handler(lambda: time.monotonic() > deadline, STEPS_BETWEEN_LOOKS)
    try:
        found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(20)")]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return None
        return [str(error)]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    finally:
        connection.set_progress_handler(None, 0)
    return [] if found == ["ok"] else found


def inspect(connection: sqlite3.Connection, seconds: float | None) -> Inspected:
    """Look at one table after the other for so long."""
    deadline = None if seconds is None else time.monotonic() + seconds
    faults = dict(connection.execute(_MISSING).fetchall())
    name = b""
    while rows := connection.execute(_NEXT, (name,)).fetchall():
        if deadline is not None and time.monotonic() > deadline:
            return Inspected(faults, name)
        name = rows[0][0]
        table = text_of(name)
        read = [connection.execute(*statement).fetchall() for statement in about_table(table)]
        if (why := fault_of(table, read)) is not None:
            faults[table] = why
    return Inspected(faults, None)


_MISSING = (
    "SELECT table_id, 'its row is missing' FROM heads "
    "WHERE table_id NOT IN (SELECT id FROM tables) "
    "AND table_id NOT IN (SELECT table_id FROM damaged)"
)


def next_after(name: bytes) -> tuple[str, bytes]:
    """Finds the name of the next table to look at, as it is kept."""
    return _NEXT, name


def setting_aside(table: str, why: str, data: object) -> list[Statement]:
    """A damaged table is kept as it is, for whoever can repair it, and nobody is let in.

    If its row can be read, the public list tells what became of its game.
    """
    _log.error("Table %s is damaged and was set aside: %s", table, why)
    return [
        *_listed(data),
        (_SET_ASIDE, (table, why, time.time())),
        ("UPDATE tables SET status = 'damaged' WHERE id = ?", (table,)),
    ]


def _listed(data: object) -> list[Statement]:
    try:
        seal = msgspec.json.decode(data, type=TableData).seal if isinstance(data, bytes) else None
        return [] if seal is None else [ended(seal.commitment, "damaged")]
    except (msgspec.MsgspecError, ValueError):
        return []


def set_aside(connection: sqlite3.Connection, faults: dict[str, str]) -> None:
    """The same for many, at once."""
    if not faults:
        return
    connection.execute("BEGIN IMMEDIATE")
    for table, why in faults.items():
        row = connection.execute("SELECT data FROM tables WHERE id = ?", (table,)).fetchone()
        for statement in setting_aside(table, why, row and row[0]):
            connection.execute(*statement)
    connection.execute("COMMIT")
