"""All tables, commitments and processes at once, for the host: all SQL about that is here."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Struct

from tokyork.server.protocol.administration import AdminDice, AdminDie
from tokyork.server.table.table import TableData

if TYPE_CHECKING:
    from tokyork.server.storage.ledger import Ledger

MOST_TABLES = 200
MOST_DICE = 20
MOST_LOOKED_THROUGH = 2000
"""Tables among which that of a commitment is looked for."""
_OPEN = "status IN ('gathering', 'playing')"
_TABLES = (
    "SELECT tables.id, tables.data, moves.at, leases.owner FROM tables "  # noqa: S608 - ours
    "LEFT JOIN heads ON heads.table_id = tables.id "
    "LEFT JOIN moves ON moves.table_id = tables.id AND moves.seq = heads.seq "
    "LEFT JOIN leases ON leases.table_id = tables.id "
    f"WHERE {_OPEN} ORDER BY coalesce(moves.at, changed) DESC LIMIT ?"
)
_COMMITTED = (
    "SELECT made.number, made.commitment, made.at, gone.why FROM dice_list AS made "
    "LEFT JOIN dice_list AS gone ON gone.commitment = made.commitment AND gone.kind = 'ended' "
    "WHERE made.kind = 'committed' "
)
_NEWEST = f"{_COMMITTED} ORDER BY made.number DESC LIMIT ?"
_UNFINISHED = f"{_COMMITTED} AND gone.why IS NULL ORDER BY made.number LIMIT ?"
_COUNTS = (
    "SELECT (SELECT count(*) FROM dice_list WHERE kind = 'committed'), "
    "(SELECT count(*) FROM dice_list WHERE kind = 'ended')"
)


class OpenTable(NamedTuple):
    """A table that is not over."""

    data: TableData
    last_move: float | None
    owner: str | None
    """The process that had it last."""


class _InList(Struct):
    commitment: str


class _Sealed(Struct):
    entry: _InList | None = None


class _Commits(Struct):
    """What a row has of its dice: only this is read of so many."""

    table: str
    status: str
    seal: _Sealed | None = None


class OverviewStore:
    """Reads, and writes nothing."""

    def __init__(self, store: Ledger) -> None:
        """On this file or database."""
        self._store = store

    async def open_tables(self) -> list[OpenTable]:
        """Those where something has happened last; what is garbled is told elsewhere."""
        found = []
        for _, data, at, owner in await self._store.read(_TABLES, MOST_TABLES):
            try:
                found.append(
                    OpenTable(msgspec.json.decode(data, type=TableData), at, owner or None)
                )
            except (msgspec.MsgspecError, TypeError):
                continue
        return found

    async def count(self) -> int:
        """How many tables are not over."""
        return int((await self._store.read(f"SELECT count(*) FROM tables WHERE {_OPEN}"))[0][0])  # noqa: S608 - ours

    async def processes(self) -> list[str]:
        """Those that have said lately that they are there; one with a file says nothing."""
        sql = "SELECT id FROM processes WHERE until > ? ORDER BY id LIMIT 1000"
        return [str(row[0]) for row in await self._store.read(sql, time.time())]

    async def dice(self) -> AdminDice:
        """The newest commitments, and the oldest that nothing has become of."""
        made, gone = (await self._store.read(_COUNTS))[0]
        newest = await self._store.read(_NEWEST, MOST_DICE)
        unfinished = await self._store.read(_UNFINISHED, MOST_DICE)
        users = await self._users()
        waiting = {row[0] for row in await self._store.read("SELECT commitment FROM dice")}

        def die(number: int, commitment: str, at: float, why: str | None) -> AdminDie:
            table, status = users.get(commitment, (None, "unknown"))
            state = why or ("waiting" if commitment in waiting else status)
            return AdminDie(number, commitment, float(at), state, None if why else table)

        return AdminDice(
            int(made),
            int(made) - int(gone),
            [die(*r) for r in newest],
            [die(*r) for r in unfinished],
        )

    async def _users(self) -> dict[str, tuple[str, str]]:
        """Which table draws by which commitment, and how far it is."""
        sql = f"SELECT data FROM tables WHERE {_OPEN} ORDER BY changed DESC LIMIT ?"  # noqa: S608 - ours
        found: dict[str, tuple[str, str]] = {}
        for (data,) in await self._store.read(sql, MOST_LOOKED_THROUGH):
            try:
                row = msgspec.json.decode(data, type=_Commits)
            except (msgspec.MsgspecError, TypeError):
                continue
            if row.seal is not None and row.seal.entry is not None:
                found[row.seal.entry.commitment] = (row.table, row.status)
        return found
