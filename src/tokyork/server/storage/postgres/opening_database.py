"""Opens a PostgreSQL database: it can be reached, it is ours, and of our schema."""

from __future__ import annotations

import asyncio
import re
import threading
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit, urlunsplit

from tokyork.errors import BadInputError
from tokyork.server.storage.migrations import SCHEMA, step
from tokyork.server.storage.postgres.dialect import FUNCTIONS, MIGRATING, defined
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tokyork.server.storage.ledger import Rows

SCHEMES = ("postgresql://", "postgres://")
CONNECT_WITHIN = 5.0
RECONNECT_WITHIN = 1.5
"""Seconds for one attempt while people wait: a database that starts may let one hang."""
COMMAND_WITHIN = 10.0
"""Seconds for one statement of a process that serves: who says nothing for longer is gone."""
_NAMES = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"


class OpenDatabase(NamedTuple):
    """What is known of a database when it is opened."""

    ran: float
    damaged: dict[str, str]


def is_address(db: str) -> bool:
    """Whether somebody means a PostgreSQL database, not a file."""
    return db.startswith(SCHEMES)


def shown(url: str) -> str:
    """An address without its password."""
    try:
        parts = urlsplit(url)
        place = parts.netloc.rpartition("@")
        user = place[0].partition(":")[0]
        netloc = f"{user}@{place[2]}" if user else place[2]
        return urlunsplit(parts._replace(netloc=netloc, query=""))
    except ValueError:
        return "postgresql://..."


def driver() -> Any:  # noqa: ANN401 - it has no types
    """The package that talks to PostgreSQL, if it is installed."""
    try:
        import asyncpg  # noqa: PLC0415 - an extra: only who asks for it needs it
    except ImportError as error:
        raise BadInputError("--db", texts()("server-no_cluster")) from error
    return asyncpg


def open_database(url: str) -> OpenDatabase:
    """Look at a database and bring it to our schema, or say in one sentence why not."""
    found: list[OpenDatabase | BaseException] = []

    def look() -> None:
        try:
            found.append(asyncio.run(_opened(url)))
        except BaseException as error:  # noqa: BLE001 - it is raised where somebody waits
            found.append(error)

    looking = threading.Thread(target=look)  # there may be a loop here already
    looking.start()
    looking.join()
    if isinstance(found[0], BaseException):
        raise found[0]
    return found[0]


async def _opened(url: str) -> OpenDatabase:
    try:
        connection = await connected(url)
    except (OSError, ValueError, driver().PostgresError, driver().InterfaceError) as error:
        raise unusable_database(url, error) from error
    try:
        await bring_up_database(connection, url)
        ran = await connection.fetchval("SELECT ran FROM about")
        damaged = await connection.fetch("SELECT table_id, why FROM damaged")
        return OpenDatabase(float(ran), {row[0]: row[1] for row in damaged})
    except driver().PostgresError as error:
        raise unusable_database(url, error) from error
    finally:
        await connection.close()


async def serving(url: str, name: str = "tokyork") -> Any:  # noqa: ANN401 - it has no types
    """A connection of a process that serves: nothing on it may keep people waiting for long."""
    return await connected(url, RECONNECT_WITHIN, name, COMMAND_WITHIN)


async def connected(
    url: str,
    within: float = CONNECT_WITHIN,
    name: str = "tokyork",
    statement_within: float | None = None,
) -> Any:  # noqa: ANN401 - it has no types
    """A connection that commits durably, whatever the server's usual is."""
    settings = {"synchronous_commit": "on", "application_name": name, "jit": "off"}
    return await driver().connect(
        url, timeout=within, command_timeout=statement_within, server_settings=settings
    )


def unusable_database(url: str, error: Exception) -> BadInputError:
    """A database that cannot be used, in one sentence that does not tell its password."""
    why = " ".join(str(error).split()) or type(error).__name__
    if isinstance(error, TimeoutError):
        why = f"no answer within {CONNECT_WITHIN:.0f} s"
    for secret in (url, _password(url)):  # whatever is quoted of it
        why = why.replace(secret, "...") if secret else why
    return BadInputError("--db", texts()("server-bad_database", path=shown(url), why=why))


def _password(url: str) -> str | None:
    try:
        return urlsplit(url).password
    except ValueError:
        return None


class DatabaseSchema:
    """What the steps of `migrations` change, here of a database."""

    def __init__(self, connection: Any) -> None:  # noqa: ANN401 - it has no types
        """Within a transaction of it."""
        self._connection = connection

    async def run(self, sql: str, *values: object) -> Rows:
        """One statement, in SQLite's words; its rows."""
        if not re.search(r"\S", sql):
            return []
        return [tuple(row) for row in await self._connection.fetch(defined(sql), *values)]


async def bring_up_database(connection: Any, url: str) -> None:  # noqa: ANN401 - it has no types
    """To our schema; several processes may try at the same time."""
    await connection.execute(f"SELECT pg_advisory_lock({MIGRATING})")
    try:
        schema = await _schema_of(connection, url)
        if schema > SCHEMA:
            raise BadInputError("--db", texts()("server-newer_db", path=shown(url)))
        for number in range(schema + 1, SCHEMA + 1):
            async with connection.transaction():
                await step(DatabaseSchema(connection), number)
        async with connection.transaction():
            for function in FUNCTIONS:
                await connection.execute(function)
    finally:
        await connection.execute(f"SELECT pg_advisory_unlock({MIGRATING})")


async def _schema_of(connection: Any, url: str) -> int:  # noqa: ANN401 - it has no types
    names = {row[0] for row in await connection.fetch(_NAMES)}
    if not names:
        return 0
    if not {"about", "tables", "moves"} <= names:
        raise BadInputError("--db", texts()("server-other_db", path=shown(url)))
    return int(await connection.fetchval("SELECT schema FROM about"))
