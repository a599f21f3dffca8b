"""Where everything is kept: one SQLite file, written by one thread, durable before visible."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TypeAlias

from tokyork.errors import BadInputError
from tokyork.text import texts

if TYPE_CHECKING:
    from collections.abc import Sequence

SCHEMA = 1  # of _TABLES below
MEMORY = ":memory:"
_TABLES = """
CREATE TABLE about (schema INTEGER NOT NULL);
INSERT INTO about VALUES (1);
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
) WITHOUT ROWID;
"""

Statement: TypeAlias = tuple[str, tuple[Any, ...]]
Rows: TypeAlias = list[tuple[Any, ...]]


class _Job:
    """Statements that belong together, and who waits for them."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Rows] = self.loop.create_future()
        self.rows: Rows = []
        self.error: Exception | None = None

    def tell(self) -> None:
        """Let whoever waits go on."""
        try:
            self.loop.call_soon_threadsafe(self._settle)
        except RuntimeError:  # the server has stopped meanwhile
            return

    def _settle(self) -> None:
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
        self._connection = _open(path)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def write(self, *statements: Statement) -> None:
        """Carry out all of them or none; when this returns they are on the disk."""
        await self._do(statements)

    async def read(self, sql: str, *values: object) -> Rows:
        """The rows of one query."""
        return await self._do([(sql, values)])

    async def _do(self, statements: Sequence[Statement]) -> Rows:
        job = _Job(statements)
        self._jobs.put(job)
        return await job.done

    def close(self) -> None:
        """Finish what was asked for, and let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    # --- in the thread ---

    def _work(self) -> None:
        while True:
            jobs, more = self._waiting()
            if jobs:
                self._commit(jobs)
            if not more:
                return

    def _waiting(self) -> tuple[list[_Job], bool]:
        """All jobs that have come meanwhile: one commit is enough for them."""
        jobs: list[_Job] = []
        while not jobs or not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                return jobs, False
            jobs.append(job)
        return jobs, True

    def _commit(self, jobs: list[_Job]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._carry_out(job)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            for job in jobs:
                job.error = job.error or error
        for job in jobs:
            job.tell()

    def _carry_out(self, job: _Job) -> None:
        """One job; if it fails, the others of the same commit do not."""
        self._connection.execute("SAVEPOINT job")
        try:
            for sql, values in job.statements:
                job.rows = self._connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            job.error = error
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")


def _open(path: str) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=NORMAL")
        found = _is_ours(connection)
    except sqlite3.Error as error:
        raise BadInputError("--db", texts()("server-bad_db", path=path, why=str(error))) from error
    if not found:
        connection.close()
        raise BadInputError("--db", texts()("server-other_db", path=path))
    return connection


def _is_ours(connection: sqlite3.Connection) -> bool:
    """Whether the file is one of this version; it becomes one if it is empty."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not names:
        connection.executescript(f"BEGIN; {_TABLES} COMMIT;")
        return True
    return "about" in names and connection.execute("SELECT * FROM about").fetchall() == [(SCHEMA,)]
