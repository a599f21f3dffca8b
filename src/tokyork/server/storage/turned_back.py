"""What a copy must not bring back: dice that somebody may have seen, and an older public list.

Since the copy was made its games went on, and their later throws were seen; some may have ended,
and their secrets are open. So no secret of a copy is drawn by again, and the list goes on from
where the present file has it.
"""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING

import msgspec

from tokyork.fair.public_list import entry_hash
from tokyork.server.storage.chain import digest_of
from tokyork.server.storage.dice_store import ended, taken
from tokyork.server.table.table import TableData

if TYPE_CHECKING:
    from tokyork.server.storage.ledger import Rows

WITHOUT_DIGEST = 7
"""Columns of an entry of the list in a file of schema 2."""
_UNFINISHED = "SELECT id, data, digest FROM tables WHERE status IN ('gathering', 'playing')"
_LAST = "SELECT number, hash FROM dice_list ORDER BY number DESC LIMIT 1"
_LATER = "SELECT * FROM dice_list WHERE number > ? ORDER BY number"


def turn_back(copy: sqlite3.Connection, present: str | None) -> None:
    """Make a copy fit to go on with in the place of the present file, if there is one."""
    copy.create_function("entry_hash", 7, entry_hash, deterministic=True)
    copy.execute("BEGIN IMMEDIATE")
    for row in _later_entries(copy, present):
        told = (*row, "") if len(row) == WITHOUT_DIGEST else row
        copy.execute("INSERT INTO dice_list VALUES (?, ?, ?, ?, ?, ?, ?, ?)", told)
    for (commitment,) in copy.execute("SELECT commitment FROM dice").fetchall():
        for statement in (taken(commitment), ended(commitment, "unused")):
            copy.execute(*statement)
    for table, data, digest in copy.execute(_UNFINISHED).fetchall():
        # What cannot be read is set aside, as it is.
        with contextlib.suppress(msgspec.MsgspecError, ValueError):
            if isinstance(data, bytes) and digest_of(data) == digest:
                _without_secret(copy, table, data)
    copy.execute("COMMIT")


def _without_secret(copy: sqlite3.Connection, table: str, kept: bytes) -> None:
    data = msgspec.json.decode(kept, type=TableData)
    if data.seal is None:
        return
    copy.execute(*ended(data.seal.commitment, "damaged"))
    if data.status == "gathering":
        data.seal = None
    else:
        data.turned_back = True
    kept = msgspec.json.encode(data)
    changed = (kept, digest_of(kept), table)
    copy.execute("UPDATE tables SET data = ?, digest = ? WHERE id = ?", changed)


def _later_entries(copy: sqlite3.Connection, present: str | None) -> Rows:
    """What the present file has listed since, if its list goes on from that of the copy."""
    number, last = copy.execute(_LAST).fetchone() or (0, None)
    if present is None:
        return []
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(present)) as file:
        at = "SELECT hash FROM dice_list WHERE number = ?"
        if not number or file.execute(at, (number,)).fetchone() == (last,):
            return file.execute(_LATER, (number,)).fetchall()
    return []
