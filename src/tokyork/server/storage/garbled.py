"""What a file may hold instead of what was written: nothing of it keeps a server from starting."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3


def text_of(kept: bytes) -> str:
    """Text as far as it is text: what was garbled is not what was hashed, and so is noticed."""
    return str(kept, "utf-8", "replace")


def read_garbled_text(connection: sqlite3.Connection) -> None:
    """Have a connection read text that is none, instead of reading nothing of the whole query."""
    connection.text_factory = text_of


def number_of(kept: object) -> float:
    """A number that SQLite may have as anything."""
    return float(kept) if isinstance(kept, int | float) else 0.0
