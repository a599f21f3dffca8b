"""A ledger in memory whose every change is in a journal before anybody sees it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from typing import TYPE_CHECKING, Any

import msgspec

from tokyork.server.storage.cannot_save import CannotSaveError, typed
from tokyork.server.storage.garbled import number_of
from tokyork.server.storage.migrations import SCHEMA, migrate, schema_of
from tokyork.server.storage.opening import MEMORY, connect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.server.local.journal import Journal
    from tokyork.server.storage.ledger import Rows, Statement

COPY_AFTER = 500
"""Entries of the journal after which the whole is copied, so that a start reads little."""
_log = logging.getLogger(__name__)
_entry = msgspec.msgpack.Decoder(list[tuple[str, tuple[Any, ...]]])


class _PendingWrite:
    """Statements that belong together, and who waits for them."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.error: Exception | None = None

    def settle(self) -> None:
        """Let whoever waits go on."""
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class JournalStore:
    """Tables, moves, guests and talk of one browser."""

    def __init__(self, journal: Journal) -> None:
        """Nothing is read before it is opened."""
        self._journal = journal
        self._connection = connect(MEMORY)
        self._waiting: list[_PendingWrite] = []
        self._flushing: asyncio.Task[None] | None = None
        self._in_hand = asyncio.Lock()
        """While a change is carried out but not kept, nobody reads."""
        self._entries = 0
        self._ran_before = 0.0
        self._opened = time.monotonic()
        self.damaged: dict[str, str] = {}
        self.commits = 0
        self.trouble: str | None = None

    @property
    def path(self) -> str:
        """Where it is, fit to be shown."""
        return MEMORY

    @property
    def ran(self) -> float:
        """Seconds that it has been served, ever."""
        return self._ran_before + time.monotonic() - self._opened

    @property
    def unchecked(self) -> bytes | None:
        """A game is looked at when it is loaded."""
        return None

    async def open(self) -> None:
        """Bring back what was kept; what an older program kept is brought up to date."""
        kept = await self._journal.load()
        connection = self._connection
        if kept.copy is not None:
            connection.deserialize(kept.copy)
        if not kept.entries and not schema_of(connection):
            migrate(connection)
            await self._copy()
        for entry in kept.entries:
            for sql, values in _entry.decode(entry):
                connection.execute(sql, values)
        self._entries = len(kept.entries)
        if (schema_of(connection) or 0) != SCHEMA:
            migrate(connection)
            await self._copy()
        self._ran_before = number_of(connection.execute("SELECT ran FROM about").fetchone()[0])
        self.damaged = dict(connection.execute("SELECT table_id, why FROM damaged").fetchall())
        self._opened = time.monotonic()

    async def write(self, *statements: Statement, seen: Sequence[tuple[str, int]] = ()) -> None:
        """Carry out all of them or none; when this returns they are in the journal."""
        del seen  # a journal is never behind the database
        job = _PendingWrite(statements)
        self._waiting.append(job)
        if self._flushing is None:
            # A task of its own: whoever stops waiting must not stop it half-way.
            self._flushing = asyncio.create_task(self._flush())
        await job.done

    async def read(self, sql: str, *values: object) -> Rows:
        """The rows of one query."""
        return (await self.read_together((sql, values)))[0]

    async def read_together(self, *statements: Statement) -> list[Rows]:
        """The rows of several queries, between which nothing changes."""
        async with self._in_hand:
            return [self._connection.execute(*one).fetchall() for one in statements]

    def check_pages(self) -> None:
        """They are in memory."""

    def suspect(self) -> None:
        """There is no file to look at."""

    async def end(self) -> None:
        """Finish what was asked for, and let go."""
        if self._flushing is not None:
            await self._flushing
        self._connection.close()

    # --- writing ---

    async def _flush(self) -> None:
        """All who wait by one entry, until nobody waits any more."""
        while self._waiting:
            jobs, self._waiting = self._waiting, []
            async with self._in_hand:
                await self._keep(jobs)
            for job in jobs:
                job.settle()
            await self._copy_now_and_then()
        self._flushing = None

    async def _keep(self, jobs: Sequence[_PendingWrite]) -> None:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = [one for job in jobs if self._carried_out(job) for one in job.statements]
            if done:
                await self._journal.append(msgspec.msgpack.encode(done))
                self._entries += 1
                self.commits += 1
            connection.execute("COMMIT")
            self._saves(None)
        except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it was
            connection.execute("ROLLBACK")
            self._saves(error)
            for job in jobs:
                job.error = job.error or typed(error)

    def _carried_out(self, job: _PendingWrite) -> bool:
        """One job; if it fails, the others of the same entry do not."""
        self._connection.execute("SAVEPOINT job")
        try:
            for one in job.statements:
                self._connection.execute(*one)
        except sqlite3.Error as error:
            job.error = typed(error)
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")
        return job.error is None

    def _saves(self, error: Exception | None) -> None:
        self.trouble = None if error is None else str(getattr(error, "why", error))
        if error is not None:
            _log.error("Cannot save: %s", self.trouble)

    # --- the whole ---

    async def _copy_now_and_then(self) -> None:
        if self._entries < COPY_AFTER:
            return
        try:
            async with self._in_hand:
                await self._copy()
        except CannotSaveError as error:  # the entries are all there; later
            self._saves(error)

    async def _copy(self) -> None:
        await self._journal.replace(self._connection.serialize())
        self._entries = 0
