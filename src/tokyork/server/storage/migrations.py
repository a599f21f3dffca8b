"""From every schema there has been to today's, in numbered steps; a step never changes again.

The steps are the same for SQLite and PostgreSQL. They are coroutines because a PostgreSQL database
is waited for; a SQLite file never is, and its steps are done at once.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import secrets
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tokyork.server.storage import chain
from tokyork.server.storage.file_exchange import free_name, make_private

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from tokyork.server.storage.ledger import Rows

_log = logging.getLogger(__name__)


class Schema(Protocol):
    """What a step changes."""

    async def run(self, sql: str, *values: object) -> Rows:
        """One statement, in SQLite's words; its rows."""


# --- 1: tables, moves, guests and talk ---


async def _first(schema: Schema) -> None:
    await _run(
        schema,
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


async def _trust(schema: Schema) -> None:
    # `ran` counts the seconds that the file has been served: no jump of a clock moves it.
    await _run(
        schema,
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
    await schema.run("UPDATE about SET name = ?", secrets.token_hex(16))
    await _hash_secrets(schema)
    await _link_moves(schema)


async def _hash_secrets(schema: Schema) -> None:
    """Who reads the file can take no seat; the private links that are out there still work."""
    for table, data in await schema.run("SELECT id, data FROM tables"):
        try:
            kept = msgspec.json.encode(_with_hashed_secrets(msgspec.json.decode(data)))
        except (msgspec.MsgspecError, TypeError, KeyError, AttributeError, ValueError):
            # Garbled: it is set aside when the file is checked.
            kept = data if isinstance(data, bytes) else str(data).encode()
        changed = (kept, chain.digest_of(kept), table)
        await schema.run("UPDATE tables SET data = ?, digest = ? WHERE id = ?", *changed)


def _with_hashed_secrets(data: dict[str, Any]) -> dict[str, Any]:
    for chair in data["places"]:
        if chair.get("secret"):
            chair["secret"] = hashlib.sha256(chair["secret"].encode()).hexdigest()
    return data


async def _link_moves(schema: Schema) -> None:
    """What is there is taken for right: before this step, nothing told."""
    rows = "SELECT table_id, seq, seat, move, guest, nonce, at FROM moves ORDER BY table_id, seq"
    heads: dict[str, tuple[int, bytes]] = {}
    for move in await schema.run(rows):
        table, seq = move[0], move[1]
        _, before = heads.get(table, (0, chain.first_link(table)))
        heads[table] = seq, chain.next_link(before, move)
        values = (heads[table][1], table, seq)
        await schema.run("UPDATE moves SET hash = ? WHERE table_id = ? AND seq = ?", *values)
    for table, head in heads.items():
        await schema.run("INSERT INTO heads VALUES (?, ?, ?, 0)", table, *head)


# --- 3: the public list keeps a digest of games that are over ---


async def _digests(schema: Schema) -> None:
    await _run(schema, "ALTER TABLE dice_list ADD COLUMN game TEXT NOT NULL DEFAULT ''")


# --- 4: several processes: who owns a table, and since which epoch ---


async def _owners(schema: Schema) -> None:
    # A lease is as good as its owner: a process renews one row, however many tables it has.
    await _run(
        schema,
        """
        ALTER TABLE moves ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE dice ADD COLUMN taker TEXT NOT NULL DEFAULT '';
        CREATE TABLE leases (
            table_id TEXT PRIMARY KEY, owner TEXT NOT NULL, epoch INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX leases_by_owner ON leases (owner);
        CREATE TABLE processes (
            id TEXT PRIMARY KEY, until REAL NOT NULL
        ) WITHOUT ROWID
        """,
    )


# --- 5: players: what follows them, their games, ratings and achievements ---


async def _players(schema: Schema) -> None:
    # A game that is over is settled once: results, achievements and ratings in one transaction.
    await _run(
        schema,
        """
        ALTER TABLE guests ADD COLUMN language TEXT NOT NULL DEFAULT '';
        ALTER TABLE guests ADD COLUMN monsters TEXT NOT NULL DEFAULT '';
        ALTER TABLE guests ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE games (
            table_id TEXT PRIMARY KEY, ended REAL NOT NULL, settled INTEGER NOT NULL DEFAULT 0,
            told BLOB, insight BLOB
        ) WITHOUT ROWID;
        CREATE INDEX games_to_settle ON games (settled, ended);
        CREATE TABLE results (
            guest TEXT NOT NULL, ended REAL NOT NULL, table_id TEXT NOT NULL, seat TEXT NOT NULL,
            city TEXT NOT NULL, seats INTEGER NOT NULL, monster TEXT NOT NULL,
            place INTEGER NOT NULL, won INTEGER NOT NULL, points INTEGER NOT NULL,
            knock_outs INTEGER NOT NULL, turns INTEGER NOT NULL, level INTEGER NOT NULL,
            rivals TEXT NOT NULL, luck REAL, quality REAL, PRIMARY KEY (guest, ended, table_id)
        ) WITHOUT ROWID;
        CREATE INDEX results_by_table ON results (table_id);
        CREATE TABLE feats (
            guest TEXT NOT NULL, feat TEXT NOT NULL, table_id TEXT NOT NULL, at REAL NOT NULL,
            PRIMARY KEY (guest, feat)
        ) WITHOUT ROWID;
        CREATE TABLE ratings (
            guest TEXT NOT NULL, city TEXT NOT NULL, against TEXT NOT NULL, mu REAL NOT NULL,
            sigma REAL NOT NULL, games INTEGER NOT NULL, sure REAL NOT NULL,
            PRIMARY KEY (guest, city, against)
        ) WITHOUT ROWID;
        CREATE INDEX ratings_by_rank ON ratings (city, against, sure);
        CREATE TABLE rated (
            number INTEGER PRIMARY KEY, table_id TEXT NOT NULL UNIQUE, changes BLOB NOT NULL
        );
        CREATE TABLE transfers (
            code TEXT PRIMARY KEY, guest TEXT NOT NULL, sealed TEXT NOT NULL, until REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX transfers_by_guest ON transfers (guest);
        INSERT INTO games (table_id, ended) SELECT id, changed FROM tables WHERE status = 'over'
        """,
    )


# --- 5, too: games that last days: deadlines, telling people, tournaments ---


async def _days(schema: Schema) -> None:
    # `due` and `remind` are seconds of service; `told` is how much somebody was told of this turn.
    await _run(
        schema,
        """
        CREATE TABLE deadlines (
            table_id TEXT PRIMARY KEY, guest TEXT NOT NULL, seat TEXT NOT NULL,
            since REAL NOT NULL, remind REAL NOT NULL, due REAL NOT NULL,
            told INTEGER NOT NULL, after REAL NOT NULL, teller TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX deadlines_by_due ON deadlines (due);
        CREATE INDEX deadlines_by_told ON deadlines (told, remind);
        CREATE TABLE push_targets (
            endpoint TEXT PRIMARY KEY, guest TEXT NOT NULL, p256dh TEXT NOT NULL,
            auth TEXT NOT NULL, language TEXT NOT NULL, ran REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX push_targets_by_guest ON push_targets (guest);
        CREATE TABLE telling (
            guest TEXT PRIMARY KEY, quiet INTEGER NOT NULL, quiet_from INTEGER NOT NULL,
            quiet_to INTEGER NOT NULL, zone TEXT NOT NULL, minutes INTEGER NOT NULL,
            language TEXT NOT NULL, mail TEXT NOT NULL, proof TEXT NOT NULL, ran REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE server_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE tournaments (
            id TEXT PRIMARY KEY, status TEXT NOT NULL, data BLOB NOT NULL,
            version TEXT NOT NULL, ran REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX tournaments_by_status ON tournaments (status, ran)
        """,
    )


async def _returning(schema: Schema) -> None:
    await _players(schema)
    await _days(schema)


# --- 6: passkeys ---


async def _passkeys(schema: Schema) -> None:
    await _run(
        schema,
        """
        CREATE TABLE passkeys (
            id TEXT PRIMARY KEY, guest TEXT NOT NULL, key BLOB NOT NULL, used INTEGER NOT NULL,
            made REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX passkeys_by_guest ON passkeys (guest);
        CREATE TABLE challenges (
            challenge TEXT PRIMARY KEY, guest TEXT NOT NULL, until REAL NOT NULL
        ) WITHOUT ROWID
        """,
    )


# --- 7: the puzzles of the day, on all devices of a player ---


async def _solving(schema: Schema) -> None:
    await _run(
        schema,
        """
        CREATE TABLE solving (
            guest TEXT PRIMARY KEY, day INTEGER NOT NULL, solved INTEGER NOT NULL,
            streak INTEGER NOT NULL, longest INTEGER NOT NULL, run INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
    )


STEPS: tuple[Callable[[Schema], Awaitable[None]], ...] = (
    _first,
    _trust,
    _digests,
    _owners,
    _returning,
    _passkeys,
    _solving,
)
"""The step at place n makes schema n + 1 of schema n."""
SCHEMA = len(STEPS)


def schema_of(connection: sqlite3.Connection) -> int | None:
    """0 for an empty file, nothing for one that is not ours."""
    parts = connection.execute("SELECT name, type, sql FROM sqlite_master").fetchall()
    if not parts:
        return 0
    if any(_acts_by_itself(kind, sql) for _, kind, sql in parts):
        return None
    if "about" not in {name for name, *_ in parts}:
        return None
    found = connection.execute("SELECT schema FROM about").fetchall()
    if len(found) != 1 or not isinstance(found[0][0], int) or found[0][0] < 1:
        return None
    return found[0][0]


def _acts_by_itself(kind: object, sql: object) -> bool:
    """Whether a part of a file is more than a table of ours: it could change what others write."""
    return kind not in {"table", "index"} or str(sql).upper().startswith("CREATE VIRTUAL")


class _FileSchema:
    """Of a SQLite file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def run(self, sql: str, *values: object) -> Rows:
        """At once."""
        return self._connection.execute(sql, values).fetchall()


def migrate(connection: sqlite3.Connection, to: int = SCHEMA) -> None:
    """Take the steps that a file of ours has not taken, each wholly or not at all."""
    schema = _FileSchema(connection)
    for number in range((schema_of(connection) or 0) + 1, to + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            _at_once(step(schema, number))
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


async def step(schema: Schema, number: int) -> None:
    """Take one step, in a transaction that somebody else ends."""
    await STEPS[number - 1](schema)
    await schema.run("UPDATE about SET schema = ?", number)


def _at_once(work: Coroutine[Any, Any, None]) -> None:
    """What waits for nothing is done when it is begun."""
    with contextlib.suppress(StopIteration):
        work.send(None)
        raise RuntimeError("a step on a file has waited for something")


def keep_copy(connection: sqlite3.Connection, path: str, schema: int) -> str:
    """A copy of the file as it is, beside it, before a step changes it."""
    name = free_name(f"{path}.schema-{schema}")
    part = Path(f"{name}.part")
    part.unlink(missing_ok=True)
    make_private(str(part))
    with contextlib.closing(sqlite3.connect(part)) as copy:
        connection.backup(copy)
    part.replace(name)
    _log.warning("%s is of schema %d; as it was it is kept in %s", path, schema, name)
    return name


async def _run(schema: Schema, script: str) -> None:
    """Statements one by one: `executescript` would commit what came before."""
    for statement in script.split(";"):
        await schema.run(statement)
