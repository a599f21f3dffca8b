"""Until when people have time at tables that last days, and what they were told of it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple

from tokyork.formats.notation import SEATS

if TYPE_CHECKING:
    from tokyork.server.storage.ledger import Ledger, Rows, Statement
    from tokyork.server.table.table import TableData

REMIND_BEFORE = 12 * 3600.0
"""Seconds before their time ends that people are reminded; a quarter of it if that is less."""
UNTOLD, TOLD, REMINDED = 0, 1, 2
MOST_AT_ONCE = 200
# Of the same turn of the same seat, what was told stays told.
_KEEP = (
    "INSERT INTO deadlines (table_id, guest, seat, since, remind, due, told, after, teller) "
    "VALUES (?, ?, ?, ?, ?, ?, 0, 0, '') ON CONFLICT (table_id) DO UPDATE SET "
    "told = CASE WHEN deadlines.guest = excluded.guest AND deadlines.since = excluded.since "
    "THEN deadlines.told ELSE 0 END, "
    "after = 0, guest = excluded.guest, seat = excluded.seat, since = excluded.since, "
    "remind = excluded.remind, due = excluded.due"
)
_CLAIM = (
    "UPDATE deadlines SET told = ?, teller = ? "
    "WHERE table_id = ? AND guest = ? AND since = ? AND told < ?"
)
_FIELDS = "table_id, guest, since, remind, due, told"


class Deadline(NamedTuple):
    """Somebody's time at a table."""

    table: str
    guest: str
    """Nobody's if a bot must move."""
    since: float
    remind: float
    due: float
    told: int


def kept(data: TableData) -> list[Statement]:
    """The row of a table as it is now."""
    due = data.due
    if data.settings.pace is None:
        return []
    if due is None or data.status != "playing" or data.paused:
        return [forgotten(data.table)]
    chair = data.chairs[SEATS.index(due.seat)]
    guest = "" if chair.by_bot or due.is_at_once else chair.guest or ""
    remind = due.at - min(REMIND_BEFORE, (due.at - due.since) / 4)
    return [(_KEEP, (data.table, guest, due.seat, due.since, remind, due.at))]


def forgotten(table: str) -> Statement:
    """Nobody's time runs there."""
    return "DELETE FROM deadlines WHERE table_id = ?", (table,)


class Deadlines:
    """All of them."""

    def __init__(self, store: Ledger) -> None:
        """In this ledger."""
        self._store = store

    @property
    def ran(self) -> float:
        """Seconds of service."""
        return self._store.ran

    async def over(self) -> list[Deadline]:
        """Those whose time is up, and where a bot must move."""
        sql = f"SELECT {_FIELDS} FROM deadlines WHERE due <= ? ORDER BY due LIMIT ?"  # noqa: S608 - ours
        return _read(await self._store.read(sql, self.ran, MOST_AT_ONCE))

    async def to_tell(self, grace: float) -> list[Deadline]:
        """Those whom nobody told that it is their turn, or that little time is left.

        Who moves within a few seconds of grace need not be told.
        """
        sql = (
            f"SELECT {_FIELDS} FROM deadlines WHERE guest <> '' AND after <= ?1 AND "  # noqa: S608 - ours
            "((told = 0 AND since <= ?2) OR (told = 1 AND remind <= ?1)) ORDER BY due LIMIT ?3"
        )
        return _read(await self._store.read(sql, self.ran, self.ran - grace, MOST_AT_ONCE))

    async def put_off(self, one: Deadline, seconds: float) -> None:
        """Tell it later."""
        sql = "UPDATE deadlines SET after = ? WHERE table_id = ? AND since = ?"
        await self._store.write((sql, (self.ran + seconds, one.table, one.since)))

    async def of(self, guest: str) -> list[Deadline]:
        """Where somebody must choose, the most urgent first."""
        sql = f"SELECT {_FIELDS} FROM deadlines WHERE guest = ? ORDER BY due LIMIT ?"  # noqa: S608 - ours
        return _read(await self._store.read(sql, guest, MOST_AT_ONCE))

    async def claim(self, one: Deadline, told: int) -> bool:
        """Whether it is up to us to tell this: of all who ask, once and for ever."""
        teller = secrets.token_hex(8)
        values = (told, teller, one.table, one.guest, one.since, told)
        await self._store.write((_CLAIM, values))
        sql = "SELECT 1 FROM deadlines WHERE table_id = ? AND teller = ?"
        return bool(await self._store.read(sql, one.table, teller))


def _read(rows: Rows) -> list[Deadline]:
    return [Deadline(*row) for row in rows]
