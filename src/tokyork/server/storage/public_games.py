"""Finished games that were open to everybody, read beside a server that may be running."""

from __future__ import annotations

import sqlite3
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from tokyork.errors import BadInputError
from tokyork.server.storage.garbled import read_garbled_text
from tokyork.server.storage.migrations import SCHEMA, schema_of
from tokyork.server.storage.opening import unusable
from tokyork.server.storage.postgres.opening_database import is_address
from tokyork.server.storage.table_store import READ_MOVES, moves_that_stand
from tokyork.server.table.rated_tables import has_house_rules
from tokyork.server.table.table import TableData
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tokyork.server.storage.ledger import Rows

_PUBLIC = "SELECT id FROM tables WHERE listed = 1 AND status = 'over' ORDER BY changed, id"
_DATA = "SELECT data FROM tables WHERE id = ?"


class Reader(Protocol):
    """Answers queries and changes nothing."""

    async def read(self, sql: str, *values: object) -> Rows:
        """The rows of one query."""


class PublicGame(NamedTuple):
    """A game that everybody could watch: how it began, and its moves. Nobody is named in it."""

    table: str
    start: str
    moves: list[str]


@asynccontextmanager
async def reading(db: str) -> AsyncIterator[Reader]:
    """A file of tables or a database, as it is: a server may go on writing to it."""
    if is_address(db):
        from tokyork.server.storage.postgres.postgres_store import PostgresStore  # noqa: PLC0415 - an extra

        store = PostgresStore(db)
        await store.open()
        try:
            yield store
        finally:
            await store.end()
        return
    try:
        with closing(_connected(db)) as connection:
            yield _FileReader(connection)
    except sqlite3.Error as error:
        raise unusable(db, str(error)) from error


def _connected(db: str) -> sqlite3.Connection:
    path = Path(db).expanduser().resolve()
    if not path.is_file():
        raise BadInputError("--db", texts()("puzzle-no_db", path=db))
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)
    read_garbled_text(connection)
    schema = schema_of(connection)
    if not schema or schema > SCHEMA:
        connection.close()
        word = "server-newer_db" if schema else "server-other_db"
        raise BadInputError("--db", texts()(word, path=db))
    return connection


class _FileReader:
    """Of a SQLite file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def read(self, sql: str, *values: object) -> Rows:
        return self._connection.execute(sql, values).fetchall()


async def public_tables(reader: Reader) -> list[str]:
    """The names of all that were open to everybody and are over, oldest first."""
    return [str(row[0]) for row in await reader.read(_PUBLIC)]


async def public_game(reader: Reader, table: str) -> PublicGame | None:
    """The game of such a table, if it was played from its beginning by the rulebook."""
    rows = await reader.read(_DATA, table)
    try:
        data = msgspec.json.decode(rows[0][0], type=TableData) if rows else None
        moves = moves_that_stand(await reader.read(READ_MOVES, table))
    except (msgspec.MsgspecError, TypeError, IndexError):  # garbled: the server sets it aside
        return None
    if data is None or data.start is None or data.status != "over" or not data.settings.listed:
        return None
    if data.lesson or data.seal is None or has_house_rules(data):
        return None
    return PublicGame(table, data.start, moves)
