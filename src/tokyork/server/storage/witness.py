"""Notes beside the file of what was brought to its journal: so that a journal cut short is noticed.

SQLite takes a write-ahead journal that ends early for one whose last commits never happened. The
notes say how far each table had come; they begin anew whenever the journal is wholly in the file.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

LONGEST = 100_000
"""Bytes of notes after which the journal is brought into the file: some 6,000 moves."""
GONE = -1
"""Noted of a table that was forgotten, instead of its last move."""
_HEAD = "SELECT coalesce(heads.seq, 0) FROM tables LEFT JOIN heads ON table_id = id WHERE id = ?"
_KNOWN_DAMAGED = "SELECT 1 FROM damaged WHERE table_id = ?"


class Witness:
    """The notes; they are never waited for, and nothing fails because of them."""

    def __init__(self, path: str, name: str) -> None:
        """Beside this file of tables, which is called so within; all is in the file itself now."""
        self._file = os.open(notes_of(path), os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
        self._name = f"{name}\n".encode()
        self.length = 0
        """Bytes of notes."""
        self._write(self._name)

    def note(self, seen: Iterable[tuple[str, int]]) -> None:
        """How far tables have come."""
        self._write("".join(f"{table} {seq}\n" for table, seq in seen).encode())

    def begin_anew(self) -> None:
        """The file itself holds everything."""
        with contextlib.suppress(OSError):
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            self.length = 0
            self._write(self._name)

    def close(self) -> None:
        """Write no more."""
        os.close(self._file)

    def _write(self, notes: bytes) -> None:
        self.length += len(notes)
        with contextlib.suppress(OSError):  # a full disk: fewer notes
            os.write(self._file, notes)


def notes_of(path: str) -> Path:
    """Where the notes about a file of tables are."""
    return Path(f"{path}-seen")


def lost(connection: sqlite3.Connection, path: str) -> dict[str, str]:
    """What is missing in a file by the notes that a server left which did not end well."""
    try:
        name, *lines = notes_of(path).read_text(encoding="ascii").splitlines()
    except (OSError, ValueError):
        return {}
    if (name,) != connection.execute("SELECT name FROM about").fetchone():
        return {}  # about another file
    faults: dict[str, str] = {}
    for table, seq in _last(lines).items():
        found = connection.execute(_HEAD, (table,)).fetchone()
        if seq == GONE or connection.execute(_KNOWN_DAMAGED, (table,)).fetchone():
            continue
        if found is None:
            faults[table] = "it is missing"
        elif not isinstance(found[0], int) or found[0] < seq:
            faults[table] = f"it ends with move {found[0]} instead of {seq}"
    return faults


def _last(lines: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in lines:
        table, _, seq = line.partition(" ")
        with contextlib.suppress(ValueError):  # the last line may be half a one
            found[table] = int(seq)
    return found
