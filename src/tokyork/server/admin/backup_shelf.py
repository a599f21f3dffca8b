"""Copies that the host has made from the page: a few, in a folder of their own."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tokyork.errors import TokyorkError
from tokyork.server.protocol.administration import AdminBackup, BackupMade
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.storage.backups import back_up
from tokyork.server.storage.opening import MEMORY
from tokyork.server.storage.postgres.opening_database import is_address

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.storage.backups import Copied

KEPT = 5
"""Copies; a new one takes the place of the oldest."""
LARGEST_SENT = 1 << 30
"""Bytes that are sent to a browser; what is larger is fetched from the folder."""
_NAME = re.compile(r"tokyork-\d{8}-\d{6}-\d{3}\.db")


class BackupShelf:
    """Makes one copy at a time."""

    def __init__(self, folder: Path | None, copy: Callable[[str], Copied]) -> None:
        """No folder if there is nothing to copy."""
        self.folder = folder
        self._copy = copy
        self._busy = asyncio.Lock()

    async def make(self) -> BackupMade:
        """A copy of this moment, beside what else goes on."""
        folder = self.folder
        if folder is None:
            raise RefusedError("not_now", "server-no_backup")
        if self._busy.locked():
            raise RefusedError("limit", "server-backup_busy")
        async with self._busy:
            try:
                return await asyncio.to_thread(self._make, folder)
            except (OSError, TokyorkError) as error:
                why = getattr(error, "strerror", None) or str(error)
                raise RefusedError("cannot_save", "server-backup_failed", why=why) from error

    def _make(self, folder: Path) -> BackupMade:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        now = time.time()
        day = time.strftime("%Y%m%d-%H%M%S", time.gmtime(now))
        file = folder / f"tokyork-{day}-{int(1000 * now) % 1000:03}.db"
        copied = self._copy(str(file))
        for old in self._files()[KEPT:]:
            old.unlink(missing_ok=True)
        return BackupMade(_about(file), copied.tables, copied.moves, copied.damaged)

    def _files(self) -> list[Path]:
        """The newest first; only those that were made here."""
        if self.folder is None or not self.folder.is_dir():
            return []
        found = [one for one in self.folder.iterdir() if _NAME.fullmatch(one.name)]
        return sorted(found, key=lambda one: one.name, reverse=True)

    def listed(self) -> list[AdminBackup]:
        """The newest first."""
        return [_about(file) for file in self._files()]

    def find(self, name: str) -> Path:
        """One of the copies, if it is small enough to be sent."""
        file = next((one for one in self._files() if one.name == name), None)
        if file is None:
            raise RefusedError("gone", "server-no_such_backup")
        if file.stat().st_size > LARGEST_SENT:
            raise RefusedError("not_now", "server-backup_too_large", path=str(file))
        return file


def _about(file: Path) -> AdminBackup:
    status = file.stat()
    return AdminBackup(file.name, status.st_size, status.st_mtime)


def shelf_for(db: str, data_folder: Path) -> BackupShelf:
    """Copies of a file lie beside it; of a database in the folder for data."""
    if db == MEMORY:
        return BackupShelf(None, lambda file: back_up(db, file))
    if not is_address(db):
        return BackupShelf(Path(db).parent / "backups", lambda file: back_up(db, file))
    from tokyork.server.storage.postgres.database_copies import back_up_database  # noqa: PLC0415 - an extra

    return BackupShelf(data_folder / "backups", lambda file: back_up_database(db, file))
