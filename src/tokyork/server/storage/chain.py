"""The hashes that tell a table as it was from one that lost or changed something."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Sequence

FUNCTION = "chained"


def first_link(table: str) -> bytes:
    """What the hash of a table's first move goes on from."""
    return hashlib.sha256(f"tokyork moves 1\n{table}".encode()).digest()


def hashed_move(move: Sequence[Any]) -> bytes:
    """What is hashed of a row of moves: table, seq, seat, move, guest, nonce and time."""
    return msgspec.json.encode(move)


def next_link(before: bytes, move: Sequence[Any]) -> bytes:
    """The hash of a row of moves, which goes on from the one before it."""
    return hashlib.sha256(before + hashed_move(move)).digest()


def digest_of(data: bytes) -> bytes:
    """The hash of what is kept of a table apart from its moves."""
    return hashlib.sha256(data).digest()


def teach(connection: sqlite3.Connection) -> None:
    """Let SQL compute links: chained(hash and seq of the head, the first link, seq, hashed move).

    PostgreSQL has a function of the same name (`postgres/dialect.py`).
    """
    connection.create_function(FUNCTION, 5, _chained, deterministic=True)


def _chained(before: bytes | None, last: int | None, first: bytes, seq: int, move: bytes) -> bytes:
    if seq != (last or 0) + 1:
        raise ValueError(f"move {seq} cannot follow move {last}")
    return hashlib.sha256((before or first) + move).digest()


def broken_link(
    table: str, moves: Iterable[tuple[Any, ...]], head: tuple[Any, ...] | None
) -> str | None:
    """What is wrong with the moves of a table, each with its hash; nothing if all are there."""
    last, link = 0, first_link(table)
    for *move, kept in moves:
        if move[1] != last + 1:
            return f"after move {last} comes move {move[1]}"
        last, link = last + 1, next_link(link, move)
        if link != kept:
            return f"move {last} is not as it was"
    if (last, link) != (head or (0, first_link(table))):
        return f"it ends with move {last} instead of {head[0] if head else 0}"
    return None
