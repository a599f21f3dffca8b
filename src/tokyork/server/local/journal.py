"""Where the changes of a local application are kept: whoever appends waits until they are."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tokyork.server.storage.cannot_save import CannotSaveError


class Kept(NamedTuple):
    """All that was kept."""

    copy: bytes | None
    """The whole database as it was once; nothing if it begins empty."""
    entries: list[bytes]
    """What was written after that, in order."""


class MovedOnError(CannotSaveError):
    """Somebody else has written since this one looked last: another window of the same browser."""


class Journal(Protocol):
    """A copy of the whole, and entries behind it."""

    async def load(self) -> Kept:
        """All of it; from now on this one goes on."""

    async def append(self, entry: bytes) -> None:
        """Keep one more: durable when this returns, `CannotSaveError` if it is not."""

    async def replace(self, copy: bytes) -> None:
        """Keep this in place of everything before: wholly, or not at all."""


class MemoryJournal:
    """Kept as long as this object is: for tests, and where a browser lets nobody keep anything."""

    def __init__(self) -> None:
        """Empty."""
        self._copy: bytes | None = None
        self._entries: list[bytes] = []

    async def load(self) -> Kept:
        """All of it."""
        return Kept(self._copy, list(self._entries))

    async def append(self, entry: bytes) -> None:
        """At once."""
        self._entries.append(entry)

    async def replace(self, copy: bytes) -> None:
        """At once."""
        self._copy, self._entries = copy, []
