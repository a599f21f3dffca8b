"""What everything is kept in, whatever is under it: a SQLite file, or a PostgreSQL database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

Statement: TypeAlias = tuple[str, tuple[Any, ...]]
"""SQL as both understand it, with `?` or `?1` for its values: see `postgres/dialect.py`."""
Rows: TypeAlias = list[tuple[Any, ...]]


class Ledger(Protocol):
    """Durable before it returns, all or nothing, many who wait by one flush."""

    damaged: dict[str, str]
    """Why each table was set aside that nobody may use."""
    commits: int
    """How many times something was brought to the disk."""
    trouble: str | None
    """Why nothing can be saved, if that was so last time."""

    @property
    def path(self) -> str:
        """Where it is, fit to be shown."""

    @property
    def ran(self) -> float:
        """Seconds that it has been served, ever: no clock can make it jump."""

    @property
    def unchecked(self) -> bytes | None:
        """Tables after this one have not been looked at since it was opened."""

    async def open(self) -> None:
        """Get ready, in the loop that asks from now on."""

    async def write(self, *statements: Statement, seen: Sequence[tuple[str, int]] = ()) -> None:
        """Carry out all of them or none; when this returns they are on the disk.

        Of those who wait at the same time nobody is certain to come first. `seen` is how far
        tables have come with this.
        """

    async def read(self, sql: str, *values: object) -> Rows:
        """The rows of one query."""

    async def read_together(self, *statements: Statement) -> list[Rows]:
        """The rows of several queries, between which nothing changes."""

    def check_pages(self) -> None:
        """Look at what the start had no time for; not in the loop."""

    def suspect(self) -> None:
        """Have all of it looked at when it is opened next."""

    async def end(self) -> None:
        """Finish what was asked for, and let go."""


class CannotReadError(Exception):
    """What is kept cannot be read now; it may be sound all the same."""


class LostOutcomeError(Exception):
    """The database went away while it was saving: what was asked for may be kept, or not."""
