"""From every schema there has been to today's, in numbered steps; a step never changes again."""

from __future__ import annotations

import contextlib
import hashlib
import logging
import secrets
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tokyork.server.storage import chain
from tokyork.server.storage.file_exchange import free_name

if TYPE_CHECKING:
    from collections.abc import Callable

_log = logging.getLogger(__name__)


# --- 1: tables, moves, guests and talk ---


def _first(connection: sqlite3.Connection) -> None:
    _run(
        connection,
        """
        CREATE TABLE about (schema INTEGER NOT NULL);
        INSERT INTO about VALUES (0);
        CREATE TABLE tables (
            id TEXT PRIMARY KEY, status TEXT NOT NULL, listed INTEGER NOT NULL,
            data BLOB NOT NULL, made REAL NOT NULL, changed REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX tables_by_status ON tables (status, changed);
        CREATE TABLE members (
            guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
        ) WITHOUT ROWID;
        CREATE INDEX members_by_table ON members (table_id);
        CREATE TABLE moves (
            table_id TEXT NOT NULL, seq INTEGER NOT NULL, seat TEXT NOT NULL,
            move TEXT, guest TEXT, nonce TEXT, at REAL NOT NULL, PRIMARY KEY (table_id, seq)
        ) WITHOUT ROWID;
        CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE talk (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, said BLOB NOT NULL,
            PRIMARY KEY (table_id, number)
        ) WITHOUT ROWID
        """,
    )


# --- 2: hash chains, damage, running time, fair dice; seat secrets hashed ---


def _trust(connection: sqlite3.Connection) -> None:
    # `ran` counts the seconds that the file has been served: no jump of a clock moves it.
    _run(
        connection,
        """
        ALTER TABLE about ADD COLUMN name TEXT NOT NULL DEFAULT '';
        ALTER TABLE about ADD COLUMN ran REAL NOT NULL DEFAULT 0;
        ALTER TABLE about ADD COLUMN probe INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE tables ADD COLUMN digest BLOB NOT NULL DEFAULT x'';
        ALTER TABLE tables ADD COLUMN ran REAL NOT NULL DEFAULT 0;
        ALTER TABLE moves ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
        ALTER TABLE guests ADD COLUMN ran REAL NOT NULL DEFAULT 0;
        ALTER TABLE talk ADD COLUMN ran REAL NOT NULL DEFAULT 0;
        CREATE TABLE heads (
            table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, hash BLOB NOT NULL, ran REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE damaged (
            table_id TEXT PRIMARY KEY, status TEXT NOT NULL, why TEXT NOT NULL, found REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE choosers (table_id TEXT PRIMARY KEY, seat TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE dice (
            commitment TEXT PRIMARY KEY, secret TEXT NOT NULL, guest TEXT NOT NULL,
            made REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX dice_by_guest ON dice (guest, made);
        CREATE TABLE dice_list (
            number INTEGER PRIMARY KEY, kind TEXT NOT NULL, commitment TEXT NOT NULL,
            why TEXT NOT NULL, at INTEGER NOT NULL, before TEXT NOT NULL, hash TEXT NOT NULL
        );
        CREATE INDEX dice_list_by_commitment ON dice_list (commitment);
        CREATE TABLE dice_tally (
            city TEXT NOT NULL, face TEXT NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (city, face)
        ) WITHOUT ROWID
        """,
    )
    connection.execute("UPDATE about SET name = ?", (secrets.token_hex(16),))
    _hash_secrets(connection)
    _link_moves(connection)


def _hash_secrets(connection: sqlite3.Connection) -> None:
    """Who reads the file can take no seat; the private links that are out there still work."""
    for table, data in connection.execute("SELECT id, data FROM tables").fetchall():
        try:
            kept = msgspec.json.encode(_with_hashed_secrets(msgspec.json.decode(data)))
        except (msgspec.MsgspecError, TypeError, KeyError, AttributeError, ValueError):
            kept = bytes(data)  # garbled: it is set aside when the file is checked
        changed = (kept, chain.digest_of(kept), table)
        connection.execute("UPDATE tables SET data = ?, digest = ? WHERE id = ?", changed)


def _with_hashed_secrets(data: dict[str, Any]) -> dict[str, Any]:
    for chair in data["places"]:
        if chair.get("secret"):
            chair["secret"] = hashlib.sha256(chair["secret"].encode()).hexdigest()
    return data


def _link_moves(connection: sqlite3.Connection) -> None:
    """What is there is taken for right: before this step, nothing told."""
    rows = "SELECT table_id, seq, seat, move, guest, nonce, at FROM moves ORDER BY table_id, seq"
    heads: dict[str, tuple[int, bytes]] = {}
    for move in connection.execute(rows).fetchall():
        table, seq = move[0], move[1]
        _, before = heads.get(table, (0, chain.first_link(table)))
        heads[table] = seq, chain.next_link(before, move)
        values = (heads[table][1], table, seq)
        connection.execute("UPDATE moves SET hash = ? WHERE table_id = ? AND seq = ?", values)
    connection.executemany(
        "INSERT INTO heads VALUES (?, ?, ?, 0)", [(table, *head) for table, head in heads.items()]
    )


# --- 3: the public list keeps a digest of games that are over ---


def _digests(connection: sqlite3.Connection) -> None:
    _run(connection, "ALTER TABLE dice_list ADD COLUMN game TEXT NOT NULL DEFAULT ''")


STEPS: tuple[Callable[[sqlite3.Connection], None], ...] = (_first, _trust, _digests)
"""The step at place n makes schema n + 1 of schema n."""
SCHEMA = len(STEPS)


def schema_of(connection: sqlite3.Connection) -> int | None:
    """0 for an empty file, nothing for one that is not ours."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not names:
        return 0
    found = connection.execute("SELECT schema FROM about").fetchall() if "about" in names else []
    if len(found) != 1 or not isinstance(found[0][0], int):
        return None
    return found[0][0]


def migrate(connection: sqlite3.Connection, to: int = SCHEMA) -> None:
    """Take the steps that a file of ours has not taken, each wholly or not at all."""
    for number in range((schema_of(connection) or 0) + 1, to + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            STEPS[number - 1](connection)
            connection.execute("UPDATE about SET schema = ?", (number,))
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def keep_copy(connection: sqlite3.Connection, path: str, schema: int) -> str:
    """A copy of the file as it is, beside it, before a step changes it."""
    name = free_name(f"{path}.schema-{schema}")
    part = Path(f"{name}.part")
    part.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(part)) as copy:
        connection.backup(copy)
    part.replace(name)
    _log.warning("%s is of schema %d; as it was it is kept in %s", path, schema, name)
    return name


def _run(connection: sqlite3.Connection, script: str) -> None:
    """Statements one by one: `executescript` would commit what came before."""
    for statement in script.split(";"):
        connection.execute(statement)
