"""Tables, moves, guests and talk as rows of the store."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from tokyork.server.course import Entry
from tokyork.server.messages import Said
from tokyork.server.refusals import RefusedError
from tokyork.server.tables import Table, TableData

if TYPE_CHECKING:
    from tokyork.server.store import Statement, Store

TALK_KEPT = 200
FORGOTTEN_AFTER = 7 * 24 * 3600.0
"""Seconds after which a table is given up that never began."""

_SAVE_TABLE = (
    "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
    "status = excluded.status, listed = excluded.listed, data = excluded.data, "
    "changed = excluded.changed"
)


# --- what is written ---


def table_saved(data: TableData) -> list[Statement]:
    """The table, and whose it is."""
    now = time.time()
    guests = {data.host, *(place.guest for place in data.places if place.guest)}
    row = (data.table, data.status, data.settings.listed, msgspec.json.encode(data), now, now)
    return [
        (_SAVE_TABLE, row),
        ("DELETE FROM members WHERE table_id = ?", (data.table,)),
        *(("INSERT INTO members VALUES (?, ?)", (guest, data.table)) for guest in sorted(guests)),
    ]


def entry_saved(table: str, entry: Entry) -> Statement:
    """A move, or that it was taken back; its number can be used only once."""
    values = (table, entry.seq, entry.seat, entry.move, entry.guest, entry.nonce, time.time())
    return "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)", values


def said_saved(table: str, said: Said) -> Statement:
    """Something that was said."""
    values = (table, said.number, msgspec.json.encode(said))
    return "INSERT INTO talk VALUES (?, ?, ?)", values


def name_saved(guest: str, name: str) -> Statement:
    """What a guest was called last."""
    sql = "INSERT INTO guests VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
    return sql, (guest, name)


def table_gone(table: str) -> list[Statement]:
    """Nothing of it is kept."""
    return [
        ("DELETE FROM tables WHERE id = ?", (table,)),
        ("DELETE FROM members WHERE table_id = ?", (table,)),
        ("DELETE FROM moves WHERE table_id = ?", (table,)),
        ("DELETE FROM talk WHERE table_id = ?", (table,)),
    ]


# --- what is read ---


async def find_table(store: Store, table: str) -> Table | None:
    """The table with its game played again, if there is one."""
    rows = await store.read("SELECT data FROM tables WHERE id = ?", table)
    if not rows:
        return None
    data = msgspec.json.decode(rows[0][0], type=TableData)
    sql = "SELECT seq, seat, move, guest, nonce FROM moves WHERE table_id = ? ORDER BY seq"
    return Table(data, [Entry(*row) for row in await store.read(sql, table)])


async def find_data(store: Store, table: str) -> TableData | None:
    """What is kept of a table apart from its moves, without playing its game again."""
    rows = await store.read("SELECT data FROM tables WHERE id = ?", table)
    return msgspec.json.decode(rows[0][0], type=TableData) if rows else None


async def find_over(store: Store, table: str) -> TableData:
    """A game that is over; nothing of one that is not is ever told."""
    data = await find_data(store, table)
    if data is None or data.start is None:
        raise RefusedError("gone", "review-unknown")
    if data.status != "over":
        raise RefusedError("not_now", "server-not_over")
    return data


async def find_moves(store: Store, table: str) -> list[str]:
    """The moves that stand, each as `p1 keep 3 3`; those taken back are left out."""
    sql = "SELECT seat, move FROM moves WHERE table_id = ? ORDER BY seq"
    found: list[str] = []
    for seat, move in await store.read(sql, table):
        if move is None:
            found.pop()
        else:
            found.append(f"{seat} {move}")
    return found


async def find_talk(store: Store, table: str) -> list[Said]:
    """What was said last."""
    sql = "SELECT said FROM talk WHERE table_id = ? ORDER BY number DESC LIMIT ?"
    rows = await store.read(sql, table, TALK_KEPT)
    return [msgspec.json.decode(row[0], type=Said) for row in reversed(rows)]


async def find_name(store: Store, guest: str) -> str:
    """What a guest was called last."""
    rows = await store.read("SELECT name FROM guests WHERE id = ?", guest)
    return str(rows[0][0]) if rows else ""


async def tables_of(store: Store, guest: str, most: int) -> list[TableData]:
    """A guest's own tables that are not over, newest first."""
    sql = (
        "SELECT data FROM members JOIN tables ON id = table_id WHERE guest = ? "
        "AND status != 'over' ORDER BY changed DESC LIMIT ?"
    )
    return _decoded(await store.read(sql, guest, most))


async def finished_tables(store: Store, guest: str, most: int) -> list[TableData]:
    """A guest's own games that are over, newest first."""
    sql = (
        "SELECT data FROM members JOIN tables ON id = table_id WHERE guest = ? "
        "AND status = 'over' ORDER BY changed DESC LIMIT ?"
    )
    return _decoded(await store.read(sql, guest, most))


async def listed_tables(store: Store, most: int) -> list[TableData]:
    """The tables of the lobby, those that wait for people first."""
    sql = (
        "SELECT data FROM tables WHERE listed AND status != 'over' "
        "ORDER BY status = 'playing', changed DESC LIMIT ?"
    )
    return _decoded(await store.read(sql, most))


async def forgotten_tables(store: Store) -> list[str]:
    """Tables that never began, and that nobody has touched for long."""
    sql = "SELECT id FROM tables WHERE status = 'gathering' AND changed < ?"
    return [str(row[0]) for row in await store.read(sql, time.time() - FORGOTTEN_AFTER)]


def _decoded(rows: list[tuple[bytes]]) -> list[TableData]:
    return [msgspec.json.decode(row[0], type=TableData) for row in rows]
