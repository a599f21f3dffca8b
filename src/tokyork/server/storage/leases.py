"""Whose a table is: of several processes only its owner may change it, epoch by epoch.

With a SQLite file there is one process, and all of this costs nothing. With PostgreSQL a lease
is a row (table, owner, epoch); it holds as long as its owner's row in `processes` is renewed. Who
takes a table counts its epoch up in the same statement. Every change carries the epoch that its
process took the table with, and is refused within its own transaction if there is a later one.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from tokyork.server.storage.postgres.dialect import translated

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tokyork.server.storage.ledger import Ledger, Rows, Statement

    MakeRenewal = Callable[[Callable[[Any], Awaitable[None]], float, float], "Renews"]

LASTS = 2.0
"""Seconds that a process is taken to be alive after it has said so, by the database's clock."""
RENEW_EVERY = 0.5
LOOK_EVERY = 0.05
MARGIN = 0.4
"""Seconds before the end of its time at which a process stops to act by itself."""
_log = logging.getLogger(__name__)
_NOW = "extract(epoch FROM clock_timestamp())"
_ALIVE = f"EXISTS (SELECT 1 FROM processes WHERE id = leases.owner AND until > {_NOW})"  # noqa: S608 - ours
_OWNER = f"SELECT owner FROM leases WHERE table_id = ? AND {_ALIVE}"  # noqa: S608 - ours
_TAKE = (
    "INSERT INTO leases (table_id, owner, epoch) SELECT id, ?2, 1 FROM tables WHERE id = ?1 "  # noqa: S608 - ours
    "ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, epoch = leases.epoch + 1 "
    f"WHERE leases.owner = excluded.owner OR NOT {_ALIVE} RETURNING epoch"
)
_CLAIM = "INSERT INTO leases (table_id, owner, epoch) VALUES (?, ?, 1)"
_FENCE = "SELECT fenced(?, ?)"
_RELEASE = "UPDATE leases SET owner = '' WHERE table_id = ? AND owner = ?"
_RELEASE_ALL = "UPDATE leases SET owner = '' WHERE owner = ?"
_RENEW = (
    f"INSERT INTO processes (id, until) VALUES (?1, {_NOW} + ?2) "  # noqa: S608 - ours
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
_FORGET_DEAD = f"DELETE FROM processes WHERE until < {_NOW} - 3600"  # noqa: S608 - ours
_END = "DELETE FROM processes WHERE id = ?"


class NotOwnerError(Exception):
    """Another process has the table, or this one has let it go: nothing was written."""


class Taken(NamedTuple):
    """What came of asking for a table."""

    owner: str | None
    """The process that has it; nobody if there is no such table."""
    mine: bool


class Leases(Protocol):
    """What rooms and storage ask about owners."""

    process: str
    """The name of this process."""
    when_lost: Callable[[], None]
    """What to do when this process must not act for any table any more."""
    when_restored: Callable[[], None]
    """What to do when a copy was put in the place of everything."""

    async def take(self, table: str) -> Taken:
        """Own a table, if nobody else does."""

    def claim(self, table: str) -> list[Statement]:
        """Own a table that is new with what it is saved by."""

    def fence(self, table: str) -> list[Statement]:
        """What refuses a change if the table is another's."""

    def epoch(self, table: str) -> int:
        """The epoch that this process has a table by."""

    def forgotten(self, table: str) -> list[Statement]:
        """There is no such table any more."""

    async def release(self, table: str) -> None:
        """Let whoever is asked next have a table."""

    async def release_all(self) -> None:
        """The same with all, and this process is not there any more."""

    async def open(self) -> None:
        """Be there."""

    async def watch_for_ever(self) -> None:
        """Notice when this process has lost its tables."""


class SoleOwner:
    """One process has everything."""

    def __init__(self) -> None:
        """Without asking anybody."""
        self.process = "only"
        self.when_lost: Callable[[], None] = lambda: None
        self.when_restored: Callable[[], None] = lambda: None

    async def take(self, _: str) -> Taken:
        """It is ours."""
        return Taken(self.process, mine=True)

    def claim(self, _: str) -> list[Statement]:
        """It is ours."""
        return []

    def fence(self, _: str) -> list[Statement]:
        """It is ours."""
        return []

    def epoch(self, _: str) -> int:
        """There is none."""
        return 0

    def forgotten(self, _: str) -> list[Statement]:
        """Nothing is kept of it."""
        return []

    async def release(self, _: str) -> None:
        """To nobody."""

    async def release_all(self) -> None:
        """To nobody."""

    async def open(self) -> None:
        """There is nobody else."""

    async def watch_for_ever(self) -> None:
        """There is nobody else."""


class Renews(Protocol):
    """Says again and again that a process is there."""

    def start(self) -> None:
        """From now on."""

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
        self.when_lost: Callable[[], None] = lambda: None
        self.when_restored: Callable[[], None] = lambda: None
        self._ledger = ledger
        self._make_renewal = make_renewal
        self._renewal: Renews | None = None
        self._found: str | None = None
        """What the database is called within: another after it was restored."""
        self._now = now
        self._epochs: dict[str, int] = {}
        self._until = 0.0
        """By our own clock, and somewhat earlier than by the database's."""
        self._ended = False

    @property
    def is_alive(self) -> bool:
        """Whether others still take this process for alive."""
        return not self._ended and time.monotonic() < self._until

    async def take(self, table: str) -> Taken:
        """Own a table, if nobody else does; who must not act now says so."""
        self._check()
        rows = await self._ledger.read(_OWNER, table)
        if rows and rows[0][0] != self.process:
            self._epochs.pop(table, None)
            return Taken(str(rows[0][0]), mine=False)
        rows = await self._now(_TAKE, (table, self.process))
        if rows:
            self._epochs[table] = int(rows[0][0])
            return Taken(self.process, mine=True)
        rows = await self._ledger.read("SELECT owner FROM leases WHERE table_id = ?", table)
        return Taken(str(rows[0][0]) if rows else None, mine=False)

    def claim(self, table: str) -> list[Statement]:
        """Own a table that is new with what it is saved by."""
        self._check()
        self._epochs[table] = 1
        return [(_CLAIM, (table, self.process))]

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
        self.stop_renewing()
        await self._now(_RELEASE_ALL, (self.process,))
        await self._now(_END, (self.process,))

    def stop_renewing(self) -> None:
        """Others may have everything soon."""
        if self._renewal is not None:
            self._renewal.end()

    def _check(self) -> None:
        if not self.is_alive:
            raise NotOwnerError(self.process)

    # --- staying there ---

    async def open(self) -> None:
        """Be there."""
        asked = time.monotonic()
        await self._now(_RENEW, (self.process, LASTS))
        self._until = asked + LASTS - MARGIN
        await self._now(_FORGET_DEAD, ())
        self._renewal = self._make_renewal(self._renew, RENEW_EVERY, LASTS)
        self._renewal.start()

    async def _renew(self, connection: Any) -> None:  # noqa: ANN401 - asyncpg has no types
        """In a thread of its own."""
        asked = time.monotonic()
        await connection.execute(translated(_RENEW), self.process, LASTS)
        self._until = asked + LASTS - MARGIN
        self._found = str(await connection.fetchval("SELECT name FROM about"))

    async def watch_for_ever(self) -> None:
        """If it could not be said for too long, let go before others may take over."""
        lost = False
        name: str | None = None
        while not self._ended:
            left = self._until - time.monotonic()
            if left > 0:
                lost = False
            elif not lost:
                lost = True
                _log.error("The leases of this process have ended; its tables go on elsewhere")
                self._epochs.clear()
                self.when_lost()
            if name is not None and self._found != name:
                _log.warning("A copy was restored; all tables are loaded anew")
                self._epochs.clear()
                self.when_restored()
            name = self._found
            await asyncio.sleep(LOOK_EVERY)
