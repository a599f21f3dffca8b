"""Where everything is kept when several processes serve: a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any, TypeVar

from tokyork.server.storage.cannot_save import CannotSaveError
from tokyork.server.storage.leases import NotOwnerError
from tokyork.server.storage.ledger import CannotReadError, LostOutcomeError
from tokyork.server.storage.postgres.dialect import NOT_OWNER, SHARED_ROWS, is_shared, translated
from tokyork.server.storage.postgres.opening_database import (
    driver,
    open_database,
    serving,
    shown,
)
from tokyork.server.storage.postgres.renewal import Renewal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from tokyork.server.storage.ledger import Rows, Statement

READERS = 3
PATIENCE = 4.0
"""Seconds for which a database that is away is waited for, before somebody is told."""
AGAIN_AFTER = 0.1
_LOCK = f"SELECT pg_advisory_xact_lock({SHARED_ROWS})"
_BEGIN = (
    "BEGIN; SET LOCAL lock_timeout = '3s'; SET LOCAL idle_in_transaction_session_timeout = '1500ms'"
)
"""A process that hangs in the middle of it must not keep its tables from others."""
_WHICH = "SELECT pg_current_xact_id()::text"
_WHETHER = "SELECT pg_xact_status($1::text::xid8)"
RETRIED = ("40001", "40P01")
"""SQLSTATEs of transactions that may be tried again as they are."""
T = TypeVar("T")
_log = logging.getLogger(__name__)


class _Wish:
    """Statements that belong together, and who waits for them."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: Exception | None) -> None:
        """Let whoever waits go on."""
        if not self.done.done():
            if error is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(error)


class _AwayError(Exception):
    """The connection has ended before anything was committed."""


class PostgresStore:
    """A database of tables, moves, guests and talk."""

    def __init__(self, url: str) -> None:
        """Look at it and bring it to our schema, or say in one sentence why not."""
        found = open_database(url)
        self._url = url
        self._ran_before = found.ran
        self._opened = time.monotonic()
        self.damaged = found.damaged
        self.commits = 0
        """How many times something was brought to the disk."""
        self.trouble: str | None = None
        self._lost = (
            OSError,
            TimeoutError,
            driver().InterfaceError,
            driver().PostgresConnectionError,
            driver().exceptions.OperatorInterventionError,
            driver().exceptions.InsufficientResourcesError,
            driver().exceptions.InternalClientError,
        )
        self._waiting: list[_Wish] = []
        self._wake = asyncio.Event()
        self._readers: asyncio.LifoQueue[Any] = asyncio.LifoQueue()
        self._writer: Any = None
        self._urgent: Any = None
        self._urgent_lock = asyncio.Lock()
        self._writing: asyncio.Task[None] | None = None
        self._ended = False

    @property
    def path(self) -> str:
        """Without its password."""
        return shown(self._url)

    @property
    def unchecked(self) -> bytes | None:
        """PostgreSQL looks after its pages; every table is looked at when it is loaded."""
        return None

    @property
    def ran(self) -> float:
        """Seconds that this database has been served by at least one process."""
        return self._ran_before + time.monotonic() - self._opened

    def check_pages(self) -> None:
        """That is PostgreSQL's."""

    def suspect(self) -> None:
        """That is PostgreSQL's."""

    async def open(self) -> None:
        """Begin to write."""
        for _ in range(READERS):
            self._readers.put_nowait(None)
        self._writing = asyncio.create_task(self._write_for_ever())

    async def end(self) -> None:
        """Finish what was asked for, and let go."""
        self._ended = True
        self._wake.set()
        if self._writing is not None:
            await self._writing
        readers = [self._readers.get_nowait() for _ in range(self._readers.qsize())]
        for connection in (self._writer, self._urgent, *readers):
            if connection is not None:
                connection.terminate()

    # --- reading ---

    async def read(self, sql: str, *values: object) -> Rows:
        """The rows of one query."""
        return (await self.read_together((sql, values)))[0]

    async def read_together(self, *statements: Statement) -> list[Rows]:
        """The rows of several queries, between which nothing changes."""
        if any(isinstance(value, str) and "\0" in value for _, row in statements for value in row):
            return [[] for _ in statements]  # no text of PostgreSQL has one
        reader = await self._readers.get()
        try:
            reader, found = await self._patiently(reader, lambda one: _read(one, statements))
        except (*self._lost, _AwayError) as error:
            reader = None
            raise CannotReadError(str(error) or type(error).__name__) from error
        finally:
            self._readers.put_nowait(reader)
        return found

    async def now(self, sql: str, values: tuple[object, ...]) -> Rows:
        """One statement by itself, on a connection that nothing else waits for."""
        async with self._urgent_lock:
            try:
                if self._urgent is None or self._urgent.is_closed():
                    self._urgent = await serving(self._url)
                rows = await self._urgent.fetch(translated(sql), *values)
            except BaseException as error:
                if self._urgent is not None:
                    self._urgent.terminate()
                self._urgent = None
                if isinstance(error, self._lost):
                    raise CannotReadError(str(error) or type(error).__name__) from error
                raise
        return [tuple(row) for row in rows]

    def renewal(
        self, session: str, renew: Callable[[Any], Awaitable[None]], every: float, within: float
    ) -> Renewal:
        """What says again and again that this process is there, in a session of this name."""
        return Renewal(self._url, session, renew, every, within)

    async def _patiently(
        self,
        connection: Any,  # noqa: ANN401 - no types
        work: Callable[[Any], Awaitable[T]],
    ) -> tuple[Any, T]:
        """Try again on a new connection while the database is away, for a while."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                if connection is None or connection.is_closed():
                    connection = await serving(self._url)
                return connection, await work(connection)
            except (*self._lost, _AwayError) as error:
                if connection is not None:
                    connection.terminate()
                connection = None
                if time.monotonic() > until or self._ended:
                    raise
                _log.debug("The database is away: %r", error)
                await asyncio.sleep(AGAIN_AFTER)

    # --- writing ---

    async def write(self, *statements: Statement, seen: Sequence[tuple[str, int]] = ()) -> None:  # noqa: ARG002 - the log is its own witness
        """Carry out all of them or none; when this returns they are on the disk."""
        wish = _Wish(statements)
        self._waiting.append(wish)
        self._wake.set()
        await wish.done

    async def _write_for_ever(self) -> None:
        while not self._ended or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                wishes, self._waiting = self._waiting, []
                await self._write(wishes)

    async def _write(self, wishes: list[_Wish]) -> None:
        """All with one commit; if one of them fails, each by itself."""
        try:
            await self._commit(wishes)
        except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it was
            if len(wishes) > 1 and not isinstance(error, CannotSaveError | LostOutcomeError):
                for wish in wishes:
                    await self._write([wish])
                return
            for wish in wishes:
                wish.settle(error)
        else:
            self.commits += 1
            for wish in wishes:
                wish.settle(None)

    async def _commit(self, wishes: list[_Wish]) -> None:
        try:
            self._writer, _ = await self._patiently(
                self._writer, lambda one: self._transaction(one, wishes)
            )
        except (*self._lost, _AwayError) as error:
            self._writer = None
            self._saves(str(error) or type(error).__name__)
            raise CannotSaveError(self.trouble or "") from error
        except driver().PostgresError as error:
            raise _typed(error) from error
        self._saves(None)

    async def _transaction(self, connection: Any, wishes: list[_Wish]) -> None:  # noqa: ANN401 - no types
        try:
            await connection.execute(_BEGIN)
            if any(is_shared(sql) for wish in wishes for sql, _ in wish.statements):
                await connection.execute(_LOCK)
            which = await connection.fetchval(_WHICH)
            for sql, rows in _gathered(wishes):
                await connection.executemany(translated(sql), rows)
        except driver().PostgresError as error:
            with contextlib.suppress(*self._lost):
                await connection.execute("ROLLBACK")
            if error.sqlstate in RETRIED:
                raise _AwayError from error
            raise
        try:
            await connection.execute("COMMIT")
        except self._lost as error:
            connection.terminate()
            await self._find_out(str(which), error)

    async def _find_out(self, which: str, error: Exception) -> None:
        """Whether a commit was done whose answer never came; if not, it can be tried again."""
        try:
            other, status = await self._patiently(None, lambda one: one.fetchval(_WHETHER, which))
        except Exception as still:
            raise LostOutcomeError(str(error)) from still
        other.terminate()
        if status == "committed":
            return
        if status == "aborted":
            raise _AwayError from error
        raise LostOutcomeError(str(status)) from error

    def _saves(self, error: str | None) -> None:
        """Say it once when the database takes nothing any more, and once when it does again."""
        if error is not None and self.trouble is None:
            _log.error("Cannot save: %s", error)
        elif error is None and self.trouble is not None:
            _log.warning("Saving again")
        self.trouble = error


async def _read(connection: Any, statements: Sequence[Statement]) -> list[Rows]:  # noqa: ANN401 - no types
    if len(statements) == 1:
        ((sql, values),) = statements
        return [[tuple(row) for row in await connection.fetch(translated(sql), *values)]]
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        return [
            [tuple(row) for row in await connection.fetch(translated(sql), *values)]
            for sql, values in statements
        ]


def _gathered(wishes: Sequence[_Wish]) -> list[tuple[str, list[tuple[Any, ...]]]]:
    """The statements of all in few steps: the same one of many at once, each wish in its order."""
    left = [list(reversed(wish.statements)) for wish in wishes if wish.statements]
    found: list[tuple[str, list[tuple[Any, ...]]]] = []
    while left:
        sql = left[0][-1][0]
        alike = [statements for statements in left if statements[-1][0] == sql]
        rows = [statements.pop()[1] for statements in alike]
        found.append((sql, rows))
        left = [statements for statements in left if statements]
    return found


def _typed(error: Any) -> Exception:  # noqa: ANN401 - no types
    """What whoever waits can understand."""
    if error.sqlstate == NOT_OWNER:
        return NotOwnerError(str(error))
    if str(error.sqlstate).startswith(("53", "55", "57", "58", "25006")):
        return CannotSaveError(str(error))
    return ValueError(str(error))
