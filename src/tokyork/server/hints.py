"""What other processes say of their tables: for lists, never for anything that must be right."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import Struct, msgpack

from tokyork.server.table.standing import GameStanding  # noqa: TC001 - msgspec reads it

if TYPE_CHECKING:
    from collections.abc import Collection

    from tokyork.server.table.table import TableData

MOST = 5000
FRESH = 10.0
"""Seconds for which a hint is good enough; it is told again more often than that."""


class Hint(Struct, array_like=True):
    """Table X is at N."""

    table: str
    seq: int
    standing: GameStanding | None
    watchers: int
    host_from: str | None
    """From where its host looks on; nothing while they do not."""


encode_hints = msgpack.Encoder().encode
decode_hints = msgpack.Decoder(list[Hint]).decode


class Hints:
    """The latest of each table; one that comes late changes nothing."""

    def __init__(self) -> None:
        """Nobody has said anything."""
        self._known: dict[str, tuple[Hint, float]] = {}

    def take(self, told: list[Hint], now: float) -> None:
        """Believe what is newer than what was known."""
        for hint in told:
            known = self._known.pop(hint.table, None)
            late = known is not None and known[0].seq > hint.seq and now - known[1] < FRESH
            self._known[hint.table] = known if known is not None and late else (hint, now)
        while len(self._known) > MOST:
            self._known.pop(next(iter(self._known)))

    def of(self, table: str) -> Hint | None:
        """What was said of a table, if that is fresh."""
        known = self._known.get(table)
        return known[0] if known is not None and time.monotonic() - known[1] < FRESH else None

    def sort(self, tables: list[TableData], here: Collection[str]) -> None:
        """Tables that wait and whose hosts look on come first, wherever they do."""

        def rank(data: TableData) -> tuple[bool, bool]:
            hint = self.of(data.table)
            attended = data.table in here or (hint is not None and hint.host_from is not None)
            return data.status == "playing", not attended

        if self._known:
            tables.sort(key=rank)

    def forget_old(self, now: float) -> None:
        """Keep nothing that nobody has said for a while."""
        self._known = {name: one for name, one in self._known.items() if now - one[1] < FRESH}
