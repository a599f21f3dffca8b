"""Leases of several processes that share a database.

A lease is a row (table, owner, epoch). It holds as long as its owner is there: its row in
`processes` is renewed, and the session that renews it is open. A process that is killed loses its
session at once, one whose machine or network is gone has its time run out. Who takes a table
counts its epoch up in the same statement. Every change carries the epoch that its process took
the table with, and is refused within its own transaction if there is a later one.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Protocol

from tokyork.server.storage.leases import NotOwnerError, Taken
from tokyork.server.storage.postgres.dialect import translated

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Sequence

    from tokyork.server.storage.leases import OnGone, OnLost
    from tokyork.server.storage.ledger import Ledger, Rows, Statement

    MakeRenewal = Callable[[str, Callable[[Any], Awaitable[None]], float, float], "Renews"]

LASTS = 2.0
"""Seconds that a process is taken to be there after it has said so, by the database's clock."""
RENEW_EVERY = 0.25
LOOK_EVERY = 0.05
MARGIN = 0.4
"""Seconds before the end of its time at which a process stops to act by itself."""
GONE_FOR = 10
"""Seconds for which others are told that a process is gone."""
SESSION = "tokyork "
"""What the session that renews is called in the database, before the name of its process."""
_log = logging.getLogger(__name__)
_NOW = "extract(epoch FROM clock_timestamp())"
# Of what was said before the database was started, every session has ended: only time counts.
_THERE = (
    f"until > {_NOW} AND (until - {LASTS} < extract(epoch FROM pg_postmaster_start_time()) "  # noqa: S608 - ours
    f"OR id IN (SELECT substr(application_name, {len(SESSION) + 1}) "
    f"FROM pg_stat_get_activity(NULL) WHERE starts_with(application_name, '{SESSION}')))"
)
_HELD = f"owner IN (SELECT id FROM processes WHERE {_THERE})"  # noqa: S608 - ours
_OWNERS = f"SELECT table_id, owner, {_HELD} FROM leases WHERE table_id = ANY(?)"  # noqa: S608 - ours
# What a process that hangs has locked is left alone until the database has ended its transaction.
_TAKE = (
    "WITH free AS (SELECT table_id AS id FROM leases WHERE table_id = ANY(?1) "  # noqa: S608 - ours
    f"AND (owner = ?2 OR NOT {_HELD}) FOR UPDATE SKIP LOCKED) "
    "UPDATE leases SET owner = ?2, epoch = epoch + 1 FROM free WHERE table_id = free.id "
    "RETURNING table_id, epoch"
)
_TAKE_FIRST = (
    "INSERT INTO leases (table_id, owner, epoch) SELECT id, ?2, 1 FROM tables WHERE id = ANY(?1) "
    "ORDER BY id ON CONFLICT (table_id) DO NOTHING RETURNING table_id, epoch"
)
_CLAIM = "INSERT INTO leases (table_id, owner, epoch) VALUES (?, ?, 1)"
_FENCE = "SELECT fenced(?, ?)"
_RELEASE = "UPDATE leases SET owner = '' WHERE table_id = ? AND owner = ?"
_RELEASE_ALL = "UPDATE leases SET owner = '' WHERE owner = ?"
_RENEW = (
    f"WITH renewed AS (INSERT INTO processes (id, until) VALUES (?1, {_NOW} + {LASTS}) "  # noqa: S608 - ours
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until) "
    "SELECT (SELECT name FROM about), ARRAY(SELECT id FROM processes "
    f"WHERE id <> ?1 AND until > {_NOW} - {GONE_FOR} AND NOT ({_THERE}))"
)
_STOLEN = (
    "SELECT table_id FROM leases JOIN unnest(?1::text[], ?2::bigint[]) AS own (id, known) "
    "ON table_id = own.id WHERE owner <> ?3 OR epoch <> known"
)
_FORGET_DEAD = f"DELETE FROM processes WHERE until < {_NOW} - 3600"  # noqa: S608 - ours
_END = "DELETE FROM processes WHERE id = ?"


class Renews(Protocol):
    """Says again and again that a process is there, in a session of its own."""

    def start(self) -> None:
        """From now on."""

    async def begun(self) -> None:
        """It has been said once."""

    def end(self) -> None:
        """No more."""


class SharedLeases:
    """Several processes share a database."""

    def __init__(
        self,
        ledger: Ledger,
        now: Callable[[str, tuple[object, ...]], Awaitable[Rows]],
        make_renewal: MakeRenewal,
    ) -> None:
        """`now` carries out one statement at once, without waiting for other work."""
        self.process = secrets.token_hex(8)
        self.keeps_new = False
        self.when_lost: OnLost = lambda _: None
        self.when_gone: OnGone = lambda _: None
        self.when_restored: Callable[[], None] = lambda: None
        self._ledger = ledger
        self._now = now
        self._renewal = make_renewal(f"{SESSION}{self.process}", self._renew, RENEW_EVERY, LASTS)
        self._epochs: dict[str, int] = {}
        self._wanted: dict[str, asyncio.Future[Taken]] = {}
        self._taking: asyncio.Task[None] | None = None
        self._ended = False
        # What the renewal has found out, in its thread.
        self._until = 0.0
        """By our own clock, and somewhat earlier than by the database's."""
        self._session: object = None
        self._lapsed = False
        """Whether there was a time in which others could take everything."""
        self._stolen: list[str] = []
        self._gone: list[str] = []
        self._found: str | None = None
        """What the database is called within: another after it was restored."""

    @property
    def is_alive(self) -> bool:
        """Whether others still take this process for alive."""
        return not self._ended and not self._lapsed and time.monotonic() < self._until

    # --- taking ---

    async def take(self, table: str) -> Taken:
        """Own a table, if nobody else does; who must not act now says so."""
        self._check()
        if "\0" in table:  # no text of PostgreSQL has one
            return Taken(None, mine=False)
        if table not in self._wanted:
            self._wanted[table] = asyncio.get_running_loop().create_future()
            if self._taking is None or self._taking.done():
                self._taking = asyncio.create_task(self._take_wanted())
        return await asyncio.shield(self._wanted[table])

    async def _take_wanted(self) -> None:
        """All who wait together: when a process has died, many want its tables at once."""
        while self._wanted:
            wanted, self._wanted = self._wanted, {}
            try:
                found = await self._take_all(list(wanted))
            except Exception as error:  # noqa: BLE001 - whoever waits is told
                for waiting in wanted.values():
                    waiting.set_exception(error)
                    waiting.exception()  # who asked may have gone
            else:
                for table, waiting in wanted.items():
                    waiting.set_result(found[table])

    async def _take_all(self, tables: list[str]) -> dict[str, Taken]:
        self._check()
        owners = await self._owners(tables)
        known = [
            table for table, (owner, held) in owners.items() if owner == self.process or not held
        ]
        first = [table for table in tables if table not in owners]
        epochs: dict[str, int] = {}
        if known:
            epochs |= dict(await self._now(_TAKE, (known, self.process)))
        if first:
            epochs |= dict(await self._now(_TAKE_FIRST, (first, self.process)))
        missed = [table for table in (*known, *first) if table not in epochs]
        if missed:  # there is none such, or another was quicker
            owners |= await self._owners(missed)
        for table in tables:
            self._epochs.pop(table, None)
        self._epochs |= epochs
        return {
            table: Taken(self.process, mine=True)
            if table in epochs
            else Taken(owners[table][0] if table in owners else None, mine=False)
            for table in tables
        }

    async def _owners(self, tables: Sequence[str]) -> dict[str, tuple[str, bool]]:
        rows = await self._ledger.read(_OWNERS, tables)
        return {table: (owner, held) for table, owner, held in rows}

    def claim(self, table: str) -> list[Statement]:
        """Own a table that is new with what it is saved by."""
        self._check()
        self._epochs[table] = 1
        return [(_CLAIM, (table, self.process))]

    def leave_free(self, table: str) -> list[Statement]:
        """Let whoever is asked first own a table that is new with what it is saved by."""
        return [(_CLAIM, (table, ""))]

    # --- having ---

    def fence(self, table: str) -> list[Statement]:
        """What refuses a change if the table is another's."""
        self._check()
        return [(_FENCE, (table, self.epoch(table)))]

    def epoch(self, table: str) -> int:
        """The epoch that this process has a table by."""
        found = self._epochs.get(table)
        if found is None:
            raise NotOwnerError(table)
        return found

    def forgotten(self, table: str) -> list[Statement]:
        """There is no such table any more."""
        return [("DELETE FROM leases WHERE table_id = ?", (table,))]

    async def release(self, table: str) -> None:
        """Let whoever is asked next have a table."""
        if self._epochs.pop(table, None) is not None:
            await self._ledger.write((_RELEASE, (table, self.process)))

    async def release_all(self) -> None:
        """The same with all, and this process is not there any more."""
        self._ended = True
        self._epochs.clear()
        self._renewal.end()
        await self._now(_RELEASE_ALL, (self.process,))
        await self._now(_END, (self.process,))

    def _check(self) -> None:
        if not self.is_alive:
            raise NotOwnerError(self.process)

    # --- staying there ---

    async def open(self) -> None:
        """Be there."""
        self._renewal.start()
        await self._renewal.begun()
        await self._now(_FORGET_DEAD, ())

    async def _renew(self, session: Any) -> None:  # noqa: ANN401 - asyncpg has no types
        """In a thread of its own."""
        asked = time.monotonic()
        found, gone = await session.fetchrow(translated(_RENEW), self.process)
        if session is not self._session and self._session is not None:
            # Between two sessions others may have taken what they were asked for.
            own = dict(self._epochs)
            stolen = translated(_STOLEN)
            rows = await session.fetch(stolen, list(own), list(own.values()), self.process)
            self._stolen += [row[0] for row in rows]
        self._session = session
        if 0 < self._until <= asked:  # this process stood still
            self._lapsed = True
        self._until = asked + LASTS - MARGIN
        self._found = str(found)
        self._gone = gone

    async def watch_for_ever(self) -> None:
        """Let go before others may take over, and notice what others have taken or left."""
        lost = False
        name: str | None = None
        while not self._ended:
            lost = self._let_go_in_time(lost)
            if self._stolen:
                stolen, self._stolen = self._stolen, []
                _log.warning("%d tables of this process go on elsewhere", len(stolen))
                self._lose(stolen)
            if self._gone:
                gone, self._gone = self._gone, []
                self.when_gone(gone)
            if name is not None and self._found != name:
                _log.warning("A copy was restored; all tables are loaded anew")
                self._epochs.clear()
                self.when_restored()
            name = self._found
            await asyncio.sleep(LOOK_EVERY)

    def _let_go_in_time(self, lost: bool) -> bool:
        """Whether everything is lost now."""
        over = time.monotonic() >= self._until
        lapsed = self._lapsed
        if (over or lapsed) and not lost:
            _log.error("The leases of this process have ended; its tables go on elsewhere")
            self._lose(None)
        if lapsed:
            self._lapsed = False
        return over and not lapsed

    def _lose(self, tables: Collection[str] | None) -> None:
        for table in list(self._epochs) if tables is None else tables:
            self._epochs.pop(table, None)
        self.when_lost(tables)
