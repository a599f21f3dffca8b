"""Since when those who hold seats, and the host, have not been connected."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from tokyork.server.table.table import Table


class Absences:
    """Who is away, and for how long; whoever asks tells the time."""

    def __init__(self, table: Table, now: float) -> None:
        """Whoever was never seen is away since then."""
        self._table = table
        self._began = now
        self._left: dict[str, float] = {}

    def note(self, guest: str, now: float) -> None:
        """A connection of this guest has ended; only those who matter are remembered."""
        held = self._holders()
        self._left = {one: when for one, when in self._left.items() if one in held}
        if guest in held:
            self._left[guest] = now

    def seconds(self, here: Collection[str], now: float) -> dict[str, float]:
        """The holders of seats, and the host, who are away, and for how long."""
        gone = [guest for guest in self._holders() if guest not in here]
        return {guest: now - self._left.get(guest, self._began) for guest in gone}

    def _holders(self) -> set[str]:
        data = self._table.data
        return {data.host, *(chair.guest for chair in data.chairs if chair.guest is not None)}
