"""What other stores write about players along with their own rows."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tokyork.server.storage.ledger import Statement
    from tokyork.server.table.table import TableData

# In the transaction in which the end is noted: whoever keeps the books finds it, whatever happens.
_OVER = "INSERT INTO games (table_id, ended) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING"
OF_GUESTS = (
    "results",
    "feats",
    "ratings",
    "transfers",
    "passkeys",
    "challenges",
    "push_targets",
    "telling",
    "solving",
)
"""Tables with rows of guests, which go with them."""


def game_over(data: TableData) -> list[Statement]:
    """A game waits to be settled from now on, if it is over."""
    if data.status != "over":
        return []
    return [(_OVER, (data.table, data.ended or time.time()))]


def table_forgotten(table: str) -> Statement:
    """Of a game that is in nobody's history nothing is kept."""
    sql = (
        "DELETE FROM games WHERE table_id = ?1 "
        "AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = ?1)"
    )
    return sql, (table,)


def guests_forgotten(where: str, values: tuple[Any, ...]) -> list[Statement]:
    """All that was kept of the games of these guests."""
    return [
        (f"DELETE FROM {name} WHERE guest IN (SELECT id FROM {where})", values)  # noqa: S608 - ours
        for name in OF_GUESTS
    ]
