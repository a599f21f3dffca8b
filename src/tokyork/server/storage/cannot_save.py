"""The disk does not take anything now: a refusal that people are told, not an accident."""

from __future__ import annotations

import sqlite3

from tokyork.server.protocol.refusals import RefusedError

_REASONS = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
}


class CannotSaveError(RefusedError):
    """Nothing was written, and nothing has changed."""

    def __init__(self, why: str) -> None:
        """What the disk or SQLite says; people are told that it is about the disk."""
        super().__init__("cannot_save", "server-cannot_save")
        self.why = why


def typed(error: Exception) -> Exception:
    """A fault of the disk as such, any other error as it is."""
    if isinstance(error, OSError):
        return CannotSaveError(error.strerror or str(error))
    code = getattr(error, "sqlite_errorcode", None)
    if isinstance(error, sqlite3.Error) and code is not None and code & 0xFF in _REASONS:
        return CannotSaveError(str(error))
    return error
