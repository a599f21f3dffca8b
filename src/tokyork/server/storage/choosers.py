"""Whose choice it is at each table, so that the front page need not play any game again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from tokyork.server.storage.ledger import Rows, Statement

# A table of its own: a row that is written with nearly every move has to be small.
_SAVE = (
    "INSERT INTO choosers VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET seat = excluded.seat"
)


def saved(table: str, seat: str) -> Statement:
    """From now on this seat must choose."""
    return _SAVE, (table, seat)


def forgotten(table: str) -> Statement:
    """Nobody must choose any more."""
    return "DELETE FROM choosers WHERE table_id = ?", (table,)


def asked(tables: Collection[str]) -> Statement:
    """The query for these tables."""
    marks = ", ".join("?" * len(tables))
    return f"SELECT table_id, seat FROM choosers WHERE table_id IN ({marks})", tuple(tables)  # noqa: S608 - question marks only


def found(rows: Rows) -> dict[str, str]:
    """What it answers: the seats, by their tables."""
    return {str(table): str(seat) for table, seat in rows}
