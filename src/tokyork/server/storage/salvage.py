"""Makes a sound file of a damaged one: every row that can still be read, table by table."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from pathlib import Path

from tokyork.server.storage.file_exchange import free_name, make_private, put_in_place
from tokyork.server.storage.migrations import migrate, schema_of

_log = logging.getLogger(__name__)
LENIENT = "PRAGMA writable_schema=ON"
"""Has SQLite open a file that is shorter than it says; nothing is ever written to it."""
_TABLE_IDS = (
    "SELECT id FROM tables ORDER BY id",
    "SELECT id FROM tables ORDER BY id DESC",
    "SELECT id FROM tables INDEXED BY tables_by_status",
    "SELECT DISTINCT table_id FROM moves ORDER BY table_id",
    "SELECT DISTINCT table_id FROM moves ORDER BY table_id DESC",
    "SELECT table_id FROM members INDEXED BY members_by_table",
    "SELECT table_id FROM heads",
)
"""Wherever a table is named: a page that is lost in one place may be sound in another."""
_OF_A_TABLE = {
    "tables": ("id", "id"),
    "moves": ("table_id", "seq"),
    "talk": ("table_id", "number"),
    "heads": ("table_id", "table_id"),
    "damaged": ("table_id", "table_id"),
    "choosers": ("table_id", "table_id"),
    "deadlines": ("table_id", "table_id"),
}
_WHOLE = {
    "members": "guest, table_id",
    "guests": "id",
    "dice_list": "number",
    "dice": "commitment",
    "dice_tally": "city, face",
    "leases": "table_id",
    "processes": "id",
    "games": "table_id",
    "results": "guest, ended, table_id",
    "feats": "guest, feat",
    "ratings": "guest, city, against",
    "rated": "number",
    "transfers": "code",
    "push_targets": "endpoint",
    "telling": "guest",
    "server_keys": "name",
    "tournaments": "id",
    "passkeys": "id",
    "solving": "guest",
    "challenges": "challenge",
}


SALVAGED = frozenset({"about", *_OF_A_TABLE, *_WHOLE})


def salvage(path: str) -> str:
    """Put a sound file in the place of a damaged one, which is kept; returns its new name."""
    sound = f"{path}-salvaged"
    _remove(sound)
    make_private(sound)
    source = sqlite3.connect(path, isolation_level=None)
    target = sqlite3.connect(sound, isolation_level=None)
    try:
        source.execute(LENIENT)
        _copy(source, target)
    finally:
        source.close()
        target.close()
    kept = free_name(f"{path}.damaged")
    put_in_place(sound, path, kept, ("-wal", "-shm"))  # the notes tell what is missing
    _log.error("%s was damaged and is kept as %s; what could be read goes on", path, kept)
    return kept


def _copy(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    migrate(target, schema_of(source) or 0)
    tables = {str(row[0]) for row in target.execute("SELECT name FROM sqlite_master")}
    target.execute("BEGIN IMMEDIATE")
    with contextlib.suppress(sqlite3.DatabaseError):
        target.execute("DELETE FROM about")
        _put(target, "about", source.execute("SELECT * FROM about").fetchall())
    for name, order in _WHOLE.items():
        if name in tables:
            for way in (order, _backwards(order)):
                _copy_rows(source, target, name, f"ORDER BY {way}", ())
    for table in _named(source):
        for name, (key, order) in _OF_A_TABLE.items():
            if name in tables:
                for way in (order, _backwards(order)):
                    _copy_rows(source, target, name, f"WHERE {key} = ? ORDER BY {way}", (table,))
    target.execute("COMMIT")


def _backwards(order: str) -> str:
    return ", ".join(f"{column} DESC" for column in order.split(", "))


def _named(source: sqlite3.Connection) -> list[str]:
    """Every table that is named anywhere."""
    found: set[str] = set()
    for sql in _TABLE_IDS:
        with contextlib.suppress(sqlite3.DatabaseError):
            found.update(row[0] for row in source.execute(sql) if isinstance(row[0], str))
    return sorted(found)


def _copy_rows(
    source: sqlite3.Connection,
    target: sqlite3.Connection,
    name: str,
    which: str,
    of: tuple[str, ...],
) -> None:
    """Rows up to the first that cannot be read."""
    with contextlib.suppress(sqlite3.DatabaseError):
        for row in source.execute(f"SELECT * FROM {name} {which}", of):  # noqa: S608 - ours
            with contextlib.suppress(sqlite3.IntegrityError):  # garbled into what cannot be
                _put(target, name, [row])


def _put(target: sqlite3.Connection, name: str, rows: list[tuple[object, ...]]) -> None:
    for row in rows:
        marks = ", ".join("?" * len(row))
        target.execute(f"INSERT OR IGNORE INTO {name} VALUES ({marks})", row)  # noqa: S608 - ours


def _remove(path: str) -> None:
    for end in ("", "-wal", "-shm", "-journal"):
        Path(path + end).unlink(missing_ok=True)
