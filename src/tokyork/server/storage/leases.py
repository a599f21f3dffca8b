"""Whose a table is: of several processes only its owner may change it, epoch by epoch.

With a SQLite file there is one process, and all of this costs nothing. With PostgreSQL, see
`postgres/shared_leases.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from tokyork.server.storage.ledger import Statement

    OnLost = Callable[[Collection[str] | None], None]
    OnGone = Callable[[Collection[str]], None]


class NotOwnerError(Exception):
    """Another process has the table, or this one has let it go: nothing was written."""


class Taken(NamedTuple):
    """What came of asking for a table."""

    owner: str | None
    """The process that has it; nobody if there is no such table."""
    mine: bool


class Leases(Protocol):
    """What rooms and storage ask about owners."""

    process: str
    """The name of this process."""
    when_lost: OnLost
    """What to do when this process must not act for some tables any more; `None` are all."""
    when_gone: OnGone
    """What to do when other processes are known to be gone."""
    keeps_new: bool
    """Whether a new table is had at once, or by the process that somebody comes to first."""
    when_restored: Callable[[], None]
    """What to do when a copy was put in the place of everything."""

    async def take(self, table: str) -> Taken:
        """Own a table, if nobody else does."""

    def claim(self, table: str) -> list[Statement]:
        """Own a table that is new with what it is saved by."""

    def leave_free(self, table: str) -> list[Statement]:
        """Let whoever is asked first own a table that is new with what it is saved by."""

    def fence(self, table: str) -> list[Statement]:
        """What refuses a change if the table is another's."""

    def epoch(self, table: str) -> int:
        """The epoch that this process has a table by."""

    def forgotten(self, table: str) -> list[Statement]:
        """There is no such table any more."""

    async def release(self, table: str) -> None:
        """Let whoever is asked next have a table."""

    async def release_all(self) -> None:
        """The same with all, and this process is not there any more."""

    async def open(self) -> None:
        """Be there."""

    async def watch_for_ever(self) -> None:
        """Notice when this process has lost its tables."""


class SoleOwner:
    """One process has everything."""

    def __init__(self) -> None:
        """Without asking anybody."""
        self.process = "only"
        self.keeps_new = True
        self.when_lost: OnLost = lambda _: None
        self.when_gone: OnGone = lambda _: None
        self.when_restored: Callable[[], None] = lambda: None

    async def take(self, _: str) -> Taken:
        """It is ours."""
        return Taken(self.process, mine=True)

    def claim(self, _: str) -> list[Statement]:
        """It is ours."""
        return []

    def leave_free(self, _: str) -> list[Statement]:
        """It is ours."""
        return []

    def fence(self, _: str) -> list[Statement]:
        """It is ours."""
        return []

    def epoch(self, _: str) -> int:
        """There is none."""
        return 0

    def forgotten(self, _: str) -> list[Statement]:
        """Nothing is kept of it."""
        return []

    async def release(self, _: str) -> None:
        """To nobody."""

    async def release_all(self) -> None:
        """To nobody."""

    async def open(self) -> None:
        """There is nobody else."""

    async def watch_for_ever(self) -> None:
        """There is nobody else."""
