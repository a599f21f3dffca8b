"""Where everything is kept: one SQLite file, one writing thread, on the disk before visible."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from queue import SimpleQueue
from typing import TYPE_CHECKING

from tokyork.server.storage.backups import exchange
from tokyork.server.storage.cannot_save import CannotSaveError, typed
from tokyork.server.storage.garbled import number_of
from tokyork.server.storage.inspection import bad_pages
from tokyork.server.storage.opening import MEMORY, open_file, open_locked, suspect
from tokyork.server.storage.witness import LONGEST

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tokyork.server.storage.ledger import Rows, Statement

COMMITS = 1500
"""After so many the journal is brought into the file at the latest."""
NEARLY = 0.9
"""Of what is too much: then most of it is brought there while others go on."""
__all__ = ["MEMORY", "Store"]
_log = logging.getLogger(__name__)

BUSY, GATHER = 0.02, 0.003
"""Seconds: if the last commit is less than the first ago, the next one waits for the second."""


class _Job:
    """Statements that belong together, and who waits for them."""

    def __init__(
        self,
        statements: Sequence[Statement],
        *,
        writes: bool,
        act: Callable[[], list[Rows]] | None = None,
        seen: Sequence[tuple[str, int]] = (),
    ) -> None:
        self.statements = statements
        self.writes = writes
        self.act = act
        self.seen = seen
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[list[Rows]] = self.loop.create_future()
        self.rows: list[Rows] = []
        self.error: Exception | None = None

    def settle(self) -> None:
        """Let whoever waits go on."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.rows)


class Store:
    """A file of tables, moves, guests and talk."""

    def __init__(self, path: str) -> None:
        """Open or make the file, or say in one sentence why not."""
        self._file = open_file(path)
        self._ran_before = 0.0
        self._opened = time.monotonic()
        self.damaged: dict[str, str] = {}
        """Why each table was set aside that nobody may use."""
        self._begin()
        self._wrote = 0.0
        self.commits = 0
        """How many times something was brought to the disk."""
        self.trouble: str | None = None
        """Why nothing can be saved, if that was so last time."""
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    @property
    def path(self) -> str:
        """The file's."""
        return self._file.path

    @property
    def unchecked(self) -> bytes | None:
        """Tables after the one of this name have not been looked at since the file was opened."""
        return self._file.unchecked

    @property
    def ran(self) -> float:
        """Seconds that this file has been served, ever: no clock can make it jump."""
        return self._ran_before + time.monotonic() - self._opened

    def _begin(self) -> None:
        connection = self._file.connection
        self._ran_before = number_of(connection.execute("SELECT ran FROM about").fetchone()[0])
        self.damaged = dict(connection.execute("SELECT table_id, why FROM damaged").fetchall())

    async def open(self) -> None:
        """It is open since it was made."""

    async def write(self, *statements: Statement, seen: Sequence[tuple[str, int]] = ()) -> None:
        """Carry out all of them or none; when this returns they are on the disk.

        `seen` is how far tables have come with this, for the notes beside the file.
        """
        await self._do(_Job(statements, writes=True, seen=seen))

    async def read(self, sql: str, *values: object) -> Rows:
        """The rows of one query."""
        return (await self._do(_Job([(sql, values)], writes=False)))[0]

    async def read_together(self, *statements: Statement) -> list[Rows]:
        """The rows of several queries, between which nothing changes."""
        return await self._do(_Job(statements, writes=False))

    async def _do(self, job: _Job) -> list[Rows]:
        self._jobs.put(job)
        return await job.done

    def check_pages(self) -> None:
        """Look at the pages that the start had no time for, on a connection of its own."""
        if not self._file.pages_unchecked:
            return
        with contextlib.closing(sqlite3.connect(self.path, check_same_thread=False)) as connection:
            if found := bad_pages(connection, None):
                _log.error(
                    "%s is damaged, and is repaired at the next start: %s", self.path, found[0]
                )
                suspect(self.path)

    def suspect(self) -> None:
        """Have the whole file looked at when it is opened next."""
        suspect(self.path)

    async def exchange_for(self, path: str) -> str:
        """Go on with another file in the place of this one, which is kept; says where."""
        job = _Job([], writes=False, act=lambda: self._exchange(path))
        return str((await self._do(job))[0][0][0])

    async def end(self) -> None:
        """The same as `close`: nobody is waited for."""
        self.close()

    def close(self) -> None:
        """Finish what was asked for, and let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        self._file.close()

    # --- in the thread ---

    def _work(self) -> None:
        """Until there is nothing more to do; whatever happens, nobody waits for ever."""
        more = True
        while more:
            jobs: list[_Job] = []
            try:
                more = self._gather(jobs)
                self._write([job for job in jobs if job.writes])
                self._read([job for job in jobs if not job.writes and job.act is None])
                for job in jobs:
                    self._act(job)
            except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it was
                _log.exception("The writing thread failed, and goes on")
                for job in jobs:
                    job.error = job.error or typed(error)
                _tell(jobs)

    def _gather(self, jobs: list[_Job]) -> bool:
        """All jobs that have come meanwhile: one commit is enough for them. Whether more come."""
        while not jobs or not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                return False
            if not jobs and job.writes and time.monotonic() - self._wrote < BUSY:
                with contextlib.suppress(OSError):  # where a clock jumps it may not be able to wait
                    time.sleep(GATHER)  # others will come: a commit costs more than the wait
            jobs.append(job)
        return True

    def _write(self, jobs: list[_Job]) -> None:
        """All of them with one commit, which is one wait for the disk."""
        if not jobs:
            return
        try:
            self._file.check_is_there()
            self._together("BEGIN IMMEDIATE", jobs)
            self._wrote = time.monotonic()
            self.commits += 1
            self._saves(None)
            self._note(jobs)
        except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it was
            found = typed(error)
            self._saves(found)
            for job in jobs:
                job.error = job.error or found
        _tell(jobs)

    def _note(self, jobs: list[_Job]) -> None:
        """Keep how far tables have come until the journal is in the file itself."""
        witness, journal = self._file.witness, self._file.journal
        if witness is None or journal is None:
            return
        journal.commits += 1
        witness.note(one for job in jobs if job.error is None for one in job.seen)
        full = max(journal.commits / COMMITS, witness.length / LONGEST)
        if full >= 1:
            if journal.bring_in():
                witness.begin_anew()
        elif full >= NEARLY:
            journal.bring_most_in()

    def _saves(self, error: Exception | None) -> None:
        """Say it once when the disk takes nothing any more, and once when it does again."""
        if error is not None and self.trouble is None:
            _log.error("Cannot save: %s", getattr(error, "why", error))
        elif error is None and self.trouble is not None:
            _log.warning("Saving again")
        self.trouble = None if error is None else str(getattr(error, "why", error))

    def _read(self, jobs: list[_Job]) -> None:
        """Apart from the writing, which a full disk refuses while it can still be read."""
        if not jobs:
            return
        try:
            self._together("BEGIN", jobs)
        except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it was
            for job in jobs:
                job.error = job.error or error
        _tell(jobs)

    def _act(self, job: _Job) -> None:
        """Something else than statements, which no other job goes on beside."""
        if job.act is None:
            return
        try:
            job.rows = job.act()
        except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it was
            job.error = error
        _tell([job])

    def _exchange(self, path: str) -> list[Rows]:
        """If the other file cannot be opened, this one is put back."""
        before, kept = self._file, ""
        before.put_down()
        try:
            kept = exchange(path, before.path)
            self._file = open_locked(before.path, before.lock)
        except Exception:
            if kept:
                exchange(kept, before.path)
            self._file = open_locked(before.path, before.lock)
            raise
        finally:
            self._opened = time.monotonic()
            self._begin()
        return [[(kept,)]]

    def _together(self, begin: str, jobs: list[_Job]) -> None:
        """All jobs in one transaction; if one fails, all again, so that only that one does."""
        if self._try_all(begin, jobs):
            return
        connection = self._file.connection
        try:
            connection.execute(begin)
            for job in jobs:
                self._carry_out(job)
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def _try_all(self, begin: str, jobs: list[_Job]) -> bool:
        """Whether all went well; savepoints are for the rare case that something did not."""
        connection = self._file.connection
        try:
            connection.execute(begin)
            for job in jobs:
                job.rows = [connection.execute(*one).fetchall() for one in job.statements]
            connection.execute("COMMIT")
        except Exception:  # noqa: BLE001 - whatever it is, it comes again
            return False
        else:
            return True
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def _carry_out(self, job: _Job) -> None:
        """One job; if it fails, the others of the same commit do not."""
        connection = self._file.connection
        connection.execute("SAVEPOINT job")
        try:
            job.rows = [connection.execute(*statement).fetchall() for statement in job.statements]
        except Exception as error:
            job.error = typed(error) if job.writes else error
            if isinstance(job.error, CannotSaveError):
                raise  # SQLite may have given up the whole transaction
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")


def _tell(jobs: Sequence[_Job]) -> None:
    """Let whoever waits go on: one call of the loop for all of them."""
    loops = {id(job.loop): job.loop for job in jobs}
    for key, loop in loops.items():
        waiting = [job for job in jobs if id(job.loop) == key]
        with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(_settle, waiting)


def _settle(jobs: Sequence[_Job]) -> None:
    for job in jobs:
        job.settle()
