"""SQLite's write-ahead journal: when what stands in it is brought into the file itself."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from pathlib import Path

CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"


class WriteAhead:
    """The journal of a file that is in use.

    All moves wait while it is brought in: 20 ms and more after a few seconds of a full load. So
    most of it is brought in before, by a thread and a connection of its own, beside which SQLite
    lets the other one go on writing.
    """

    def __init__(self, path: str, connection: sqlite3.Connection) -> None:
        """Of this file, which others write to by this connection."""
        self._path = path
        self._connection = connection
        self._ahead: threading.Thread | None = None
        self._is_begun = False
        self.commits = 0
        """Since all of it was brought in."""

    def bring_in(self) -> bool:
        """Bring in what is left; whether that was all."""
        try:
            busy, pages, done = self._connection.execute(CHECKPOINT).fetchone()
        except sqlite3.Error:  # a full disk: later
            return False
        if busy or pages != done:
            return False
        self.commits = 0
        self._is_begun = False
        return True

    def bring_most_in(self) -> None:
        """Begin, once, to bring in what stands there now; nobody waits for it."""
        if self._is_begun:
            return
        self.wait()  # since it was begun the last time, all has been brought in
        self._is_begun = True
        self._ahead = threading.Thread(target=self._bring_most_in, name="journal", daemon=True)
        self._ahead.start()

    def _bring_most_in(self) -> None:
        file = f"{Path(self._path).as_uri()}?mode=rw"
        with (
            contextlib.suppress(sqlite3.Error),  # a full disk, or somebody is in the way: later
            contextlib.closing(sqlite3.connect(file, timeout=0, uri=True)) as connection,
        ):
            connection.execute("PRAGMA checkpoint_fullfsync=ON")
            connection.execute(CHECKPOINT)

    def wait(self) -> None:
        """Until nobody else has the file open.

        Before it is closed or exchanged for another: the last connection to a file deletes the
        journal beside it by its name, which would be the other file's.
        """
        if self._ahead is not None:
            self._ahead.join()
            self._ahead = None
