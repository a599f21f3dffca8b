"""Tables, moves, guests and talk, as rows of the store: all SQL about them is here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from typing import TYPE_CHECKING

import msgspec

from tokyork.server.protocol.messages import TALK_KEPT, Said
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.storage import choosers, deadlines, player_rows
from tokyork.server.storage import retention as old
from tokyork.server.storage.cannot_save import CannotSaveError
from tokyork.server.storage.chain import digest_of, first_link, hashed_move
from tokyork.server.storage.dice_store import counted, ended, taken
from tokyork.server.storage.garbled import text_of
from tokyork.server.storage.inspection import (
    about_table,
    fault_of,
    is_damage,
    next_after,
    setting_aside,
)
from tokyork.server.storage.leases import SoleOwner
from tokyork.server.storage.ledger import CannotReadError
from tokyork.server.storage.witness import GONE
from tokyork.server.table.match import LogEntry
from tokyork.server.table.table import Table, TableData

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from tokyork.fair.public_list import Why
    from tokyork.server.storage.leases import Leases
    from tokyork.server.storage.ledger import Ledger, Rows, Statement
    from tokyork.server.storage.retention import Retention
    from tokyork.server.table.table import Change
    from tokyork.server.work.place_to_think import Aside

_log = logging.getLogger(__name__)
RESTS = 5
"""How much longer than it works the look for damage rests, so that players notice nothing."""
_SAVE_TABLE = (
    "INSERT INTO tables (id, status, listed, data, made, changed, digest, ran) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
    "status = excluded.status, listed = excluded.listed, data = excluded.data, "
    "changed = excluded.changed, digest = excluded.digest, ran = excluded.ran"
)
_SAVE_MOVE = (
    "INSERT INTO moves (table_id, seq, seat, move, guest, nonce, at, epoch, hash) "
    "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, chained(head.hash, head.seq, ?9, ?2, ?10) "
    "FROM (SELECT 1) AS one LEFT JOIN heads AS head ON head.table_id = ?1"
)
_SAVE_HEAD = (
    "INSERT INTO heads SELECT table_id, seq, hash, ?3 FROM moves WHERE table_id = ?1 AND seq = ?2 "
    "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, hash = excluded.hash, "
    "ran = excluded.ran"
)
_SAVE_NAME = (
    "INSERT INTO guests (id, name, ran) VALUES (?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, ran = excluded.ran"
)
_SEEN = "UPDATE guests SET ran = ? WHERE id = ?"
READ_MOVES = "SELECT seat, move FROM moves WHERE table_id = ? ORDER BY seq"
_OWN = "SELECT id, data FROM members JOIN tables ON id = table_id WHERE guest = ? AND status "
_LISTED = (
    "SELECT id, data FROM tables WHERE listed = 1 AND status IN ('gathering', 'playing') "
    "ORDER BY status = 'playing', changed DESC LIMIT ?"
)
MANY_MOVES = 300
"""From so many on, a game is played again beside what else goes on."""
SEEN_EVERY = 24 * 3600.0
"""Seconds of service between two notes that a guest is still around."""


class TableStore:
    """What is kept of tables and guests. When a method that writes returns, it is committed."""

    def __init__(
        self, store: Ledger, leases: Leases | None = None, aside: Aside = asyncio.to_thread
    ) -> None:
        """On this file; changes are made to tables that this process has."""
        self._store = store
        self.aside = aside
        """What takes a moment is done there."""
        self._leases = leases or SoleOwner()
        self.when_over: Callable[[str], None] = lambda _table: None
        """Hears of each game that ends here, once that is kept."""

    @property
    def leases(self) -> Leases:
        """Whose tables are."""
        return self._leases

    @property
    def ran(self) -> float:
        """Seconds that everything has been served, ever."""
        return self._store.ran

    @property
    def damaged(self) -> dict[str, str]:
        """Why each table was set aside, of those known so far."""
        return self._store.damaged

    # --- writing ---

    async def save(self, data: TableData) -> None:
        """A table as it is."""
        fence = self._leases.fence(data.table)
        await self._store.write(*fence, *self._table_saved(data), seen=[(data.table, 0)])

    async def save_new(self, data: TableData, entries: Iterable[LogEntry] = ()) -> None:
        """A table that there was not before, with moves that belong to it."""
        statements, last = [*self._leases.claim(data.table), *self._table_saved(data)], 0
        for entry in entries:
            statements += self._entry_saved(data.table, entry)
            last = entry.seq
        await self._store.write(*statements, seen=[(data.table, last)])

    async def save_free(self, data: TableData) -> None:
        """A table that there was not before, for the process that somebody comes to first."""
        statements = [*self._leases.leave_free(data.table), *self._table_saved(data)]
        await self._store.write(*statements, seen=[(data.table, 0)])

    async def save_anew(self, data: TableData) -> None:
        """A table whose game goes on from a position, without the moves that led there."""
        await self._store.write(
            *self._leases.fence(data.table),
            ("DELETE FROM moves WHERE table_id = ?", (data.table,)),
            ("DELETE FROM heads WHERE table_id = ?", (data.table,)),
            choosers.forgotten(data.table),
            *self._table_saved(data),
            seen=[(data.table, 0)],
        )

    async def save_change(
        self, data: TableData, change: Change, chooser: str | None = None
    ) -> None:
        """What a change did to a table; who must choose now, if that is somebody else."""
        if change.closed:
            await self.forget(data.table, "closed")
            return
        statements = self._leases.fence(data.table)
        seen = []
        if change.entry is not None:
            statements += self._entry_saved(data.table, change.entry)
            seen.append((data.table, change.entry.seq))
        if change.table or data.settings.clock is not None or data.settings.pace is not None:
            statements += self._table_saved(data)
        if change.thrown:
            statements += counted(data.settings.city, change.thrown)
        if change.rematch is not None:
            statements += self._leases.claim(change.rematch.table)
            statements += self._table_saved(change.rematch)
            seen.append((change.rematch.table, 0))
        if chooser is not None:
            statements.append(choosers.saved(data.table, chooser))
        elif change.entry is not None and data.status == "over":
            statements.append(choosers.forgotten(data.table))
        await self._store.write(*statements, seen=seen)
        if change.entry is not None and data.status == "over":
            self.when_over(data.table)

    async def forget(self, table: str, why: Why = "forgotten") -> None:
        """Keep nothing of a table; the public list tells why its game never ended."""
        data = await self.data(table)
        sealed = [] if data is None or data.seal is None else [ended(data.seal.commitment, why)]
        await self._store.write(
            *self._leases.fence(table),
            *sealed,
            ("DELETE FROM tables WHERE id = ?", (table,)),
            ("DELETE FROM members WHERE table_id = ?", (table,)),
            ("DELETE FROM moves WHERE table_id = ?", (table,)),
            ("DELETE FROM heads WHERE table_id = ?", (table,)),
            ("DELETE FROM talk WHERE table_id = ?", (table,)),
            choosers.forgotten(table),
            player_rows.table_forgotten(table),
            deadlines.forgotten(table),
            *self._leases.forgotten(table),
            seen=[(table, GONE)],
        )

    async def save_chooser(self, table: str, chooser: str) -> None:
        """Who must choose at a table."""
        await self._store.write(*self._leases.fence(table), choosers.saved(table, chooser))

    async def save_said(self, table: str, said: Said) -> None:
        """Something that was said at a table, in place of what nobody is told any more."""
        values = (table, said.number, msgspec.json.encode(said), self._store.ran)
        await self._store.write(
            *self._leases.fence(table),
            ("INSERT INTO talk VALUES (?, ?, ?, ?)", values),
            (
                "DELETE FROM talk WHERE table_id = ? AND number <= ?",
                (table, said.number - TALK_KEPT),
            ),
        )

    async def remove_said(self, table: str, voice: str) -> None:
        """Nothing that this voice said at a table is kept."""
        rows = await self._store.read("SELECT number, said FROM talk WHERE table_id = ?", table)
        own = [number for number, kept in rows for said in _said(kept) if said.voice == voice]
        sql = "DELETE FROM talk WHERE table_id = ? AND number = ?"
        if own:
            await self._store.write(*((sql, (table, number)) for number in own))

    async def remember_name(self, guest: str, name: str) -> None:
        """What a guest is called from now on."""
        await self._store.write((_SAVE_NAME, (guest, name, self._store.ran)))

    async def set_aside(self, table: str, why: str) -> None:
        """Let nobody near a damaged table; what there is of it is kept."""
        if table not in self.damaged:
            self.damaged[table] = why
            with contextlib.suppress(CannotSaveError):  # it is found again after the next start
                await self._store.write(*setting_aside(table, why, await self._row(table)))

    async def _row(self, table: str) -> object:
        """What is kept of a damaged table, as it is; nothing if it cannot be read."""
        with contextlib.suppress(sqlite3.DatabaseError):
            rows = await self._store.read("SELECT data FROM tables WHERE id = ?", table)
            return rows[0][0] if rows else None
        return None

    # --- reading ---

    async def table(self, table: str) -> Table | None:
        """The table with its game played again, if there is one and it is as it was kept."""
        found = await self._sound(table)
        if found is None:
            return None
        (row, *_), moves, _ = found
        data, entries = _decoded(row[0]), [LogEntry(*move[1:6]) for move in moves]
        if len(entries) < MANY_MOVES:
            return Table(data, entries)
        return await self.aside(Table, data, entries)

    async def _sound(self, table: str) -> list[Rows] | None:
        """Its rows; if they are not as they were kept, it is set aside."""
        if table in self.damaged:
            raise RefusedError("gone", "server-damaged")
        try:
            found = await self._store.read_together(*about_table(table))
        except sqlite3.DatabaseError as error:
            if not is_damage(error):  # the disk does not answer now, and the table may be sound
                raise
            found, why = [], f"it cannot be read: {error}"
        else:
            if not any(found):
                return None
            why = fault_of(table, found) or ""
        if why:
            await self.set_aside(table, why)
            raise RefusedError("gone", "server-damaged")
        return found

    async def data(self, table: str) -> TableData | None:
        """What is kept of a table apart from its moves, without playing its game again."""
        rows = await self._store.read("SELECT id, data FROM tables WHERE id = ?", table)
        if not rows:
            return None
        found = [] if table in self.damaged else await self._readable(rows)
        if not found:
            raise RefusedError("gone", "server-damaged")
        return found[0]

    async def _readable(self, rows: Rows) -> list[TableData]:
        """The tables of these rows; one that is garbled is set aside, and hides no other."""
        found: list[TableData] = []
        for table, data in rows:
            try:
                found.append(_decoded(data))
            except (msgspec.MsgspecError, TypeError) as error:
                await self.set_aside(table, f"its row cannot be read: {error}")
        return [data for data in found if data.table not in self.damaged]

    async def _tables(self, sql: str, *values: object) -> list[TableData]:
        """The tables of a query; none if the file cannot be read there."""
        try:
            rows = await self._store.read(sql, *values)
        except (sqlite3.DatabaseError, CannotReadError):
            _log.exception("A list of tables cannot be read")
            self._store.suspect()
            return []
        return await self._readable(rows)

    async def finished(self, table: str) -> TableData:
        """A game that is over; nothing of one that is not is ever told."""
        data = await self.data(table)
        if data is None or data.start is None:
            raise RefusedError("gone", "review-unknown")
        if data.status != "over":
            raise RefusedError("not_now", "server-not_over")
        return data

    async def moves(self, table: str) -> list[str]:
        """The moves that stand, each as `p1 keep 3 3`; those taken back are left out."""
        return moves_that_stand(await self._store.read(READ_MOVES, table))

    async def talk(self, table: str) -> list[Said]:
        """What was said last."""
        sql = "SELECT said FROM talk WHERE table_id = ? ORDER BY number DESC LIMIT ?"
        rows = await self._store.read(sql, table, TALK_KEPT)
        return [said for row in reversed(rows) for said in _said(row[0])]

    async def name_of(self, guest: str) -> str:
        """What a guest was called last."""
        rows = await self._store.read("SELECT name, ran FROM guests WHERE id = ?", guest)
        if not rows:
            return ""
        if rows[0][1] < self._store.ran - SEEN_EVERY:
            with contextlib.suppress(CannotSaveError):  # there will be another day
                await self._store.write((_SEEN, (self._store.ran, guest)))
        return str(rows[0][0])

    async def open_tables(self, guest: str, most: int) -> list[TableData]:
        """A guest's own tables that are not over, newest first."""
        sql = _OWN + "IN ('gathering', 'playing') ORDER BY changed DESC LIMIT ?"
        return await self._tables(sql, guest, most)

    async def finished_tables(self, guest: str, most: int) -> list[TableData]:
        """A guest's own games that are over, newest first."""
        sql = _OWN + "= 'over' ORDER BY changed DESC LIMIT ?"
        return await self._tables(sql, guest, most)

    async def listed_tables(self, most: int) -> list[TableData]:
        """The tables of the lobby, those that wait for people first."""
        return await self._tables(_LISTED, most)

    async def choosers(self, tables: Collection[str]) -> dict[str, str]:
        """Who must choose at these tables, as far as moves have been made there."""
        if not tables:
            return {}
        sql, values = choosers.asked(tables)
        return choosers.found(await self._store.read(sql, *values))

    async def check_rest(self) -> None:
        """Look at the tables that the start had no time for, without being in anybody's way."""
        await self.aside(self._store.check_pages)
        name = self._store.unchecked
        while name is not None:
            began = time.monotonic()
            rows = await self._store.read(*next_after(name))
            name = rows[0][0] if rows else None
            if name is not None:
                with contextlib.suppress(RefusedError):
                    await self._sound(text_of(name))
            await asyncio.sleep((time.monotonic() - began) * RESTS)

    # --- what is kept for a while only ---

    async def expired(self, keep: Retention) -> dict[str, list[str]]:
        """Tables that have been kept for as long as they are, by what they are."""
        found = {}
        for kind, (sql, values) in old.expired_tables(keep, self._store.ran).items():
            found[kind] = [str(row[0]) for row in await self._store.read(sql, *values)]
        return found

    async def remove_old(self, keep: Retention) -> dict[str, int]:
        """Remove talk and names that have been kept for as long as they are; says how many."""
        removed = {}
        for kind, (where, values) in old.expired_rows(keep, self._store.ran).items():
            rows = await self._store.read(f"SELECT count(*) FROM {where}", *values)  # noqa: S608 - only names of ours
            removed[kind] = int(rows[0][0])
            if removed[kind]:
                if kind == old.GUESTS:
                    await self._store.write(*player_rows.guests_forgotten(where, values))
                await self._store.write((f"DELETE FROM {where}", values))  # noqa: S608 - ours
        return removed

    async def note_time(self) -> None:
        """Keep how long the file has been served."""
        await self._store.write(("UPDATE about SET ran = ?1 WHERE ran < ?1", (self._store.ran,)))

    # --- rows ---

    def _table_saved(self, data: TableData) -> list[Statement]:
        """The table, and whose it is."""
        now = time.time()
        _stamp(data, now)
        guests = {data.host, *(chair.guest for chair in data.chairs if chair.guest)}
        kept = msgspec.json.encode(data)
        row = (data.table, data.status, int(data.settings.listed), kept, now, now, digest_of(kept))
        whose = [
            ("INSERT INTO members VALUES (?, ?)", (one, data.table))
            for one in sorted(guests)
            if one
        ]
        return [
            *_dice_saved(data),
            *deadlines.kept(data),
            (_SAVE_TABLE, (*row, self._store.ran)),
            ("DELETE FROM members WHERE table_id = ?", (data.table,)),
            *whose,
            *player_rows.game_over(data),
        ]

    def _entry_saved(self, table: str, entry: LogEntry) -> list[Statement]:
        """A move, or that it was taken back; its number can be used only once."""
        row = (table, entry.seq, entry.seat, entry.move, entry.guest, entry.nonce, time.time())
        values = (*row, self._leases.epoch(table), first_link(table), hashed_move(row))
        return [(_SAVE_MOVE, values), (_SAVE_HEAD, (table, entry.seq, self._store.ran))]


def _dice_saved(data: TableData) -> list[Statement]:
    """That the table has its secret, and that its game is over."""
    if data.seal is None:
        return []
    over = [ended(data.seal.commitment, "over", data.played)] if data.status == "over" else []
    return [taken(data.seal.commitment), *over]


def _stamp(data: TableData, now: float) -> None:
    """Note when a table was made, began and was over."""
    data.opened = data.opened or now
    if data.status != "gathering":
        data.began = data.began or now
    if data.status == "over":
        data.ended = data.ended or now


def moves_that_stand(rows: Rows) -> list[str]:
    """Rows of `READ_MOVES` as moves, without those that were taken back."""
    found: list[str] = []
    for seat, move in rows:
        if move is None:
            found.pop()
        else:
            found.append(f"{seat} {move}")
    return found


def _decoded(data: bytes) -> TableData:
    return msgspec.json.decode(data, type=TableData)


def _said(kept: bytes) -> list[Said]:
    """Something that was said; nothing if it is garbled."""
    try:
        return [msgspec.json.decode(kept, type=Said)]
    except (msgspec.MsgspecError, TypeError):
        return []
