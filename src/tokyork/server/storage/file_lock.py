"""One server for one file of tables: a lock that ends with the process that holds it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tokyork.errors import BadInputError
from tokyork.words.texts import texts

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR = 1 << 20


class FileLock:
    """Held from its making to `release`, or until the process dies in whatever way.

    It is on a file of its own: whoever opens and closes the file of tables itself would
    end SQLite's own locks on it.
    """

    def __init__(self, path: str) -> None:
        """Of this file of tables, or a sentence about who has it."""
        self._file = os.open(lock_of(path), os.O_RDWR | os.O_CREAT, 0o600)
        if not _taken(self._file):
            owner = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            raise BadInputError(
                "--db", texts()("server-db_in_use", path=path, process=owner or "?")
            )
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let others have the file."""
        os.close(self._file)


def lock_of(path: str) -> str:
    """The lock's own file; it stays, because to remove it would let two hold it."""
    return f"{path}-lock"


def is_served(path: str) -> bool:
    """Whether a server has this file of tables now."""
    if not Path(lock_of(path)).exists():
        return False
    file = os.open(lock_of(path), os.O_RDWR)
    try:
        return not _taken(file)
    finally:
        os.close(file)


def _taken(file: int) -> bool:
    try:
        if sys.platform == "win32":
            os.lseek(file, FAR, os.SEEK_SET)  # what is locked there cannot be read by others
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            os.lseek(file, 0, os.SEEK_SET)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
