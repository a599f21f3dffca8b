"""Tells other processes how the tables here are, and hears it of theirs."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from tokyork.server.hints import decode_hints, encode_hints

if TYPE_CHECKING:
    from tokyork.server.bus.hint_bus import Bus
    from tokyork.server.hints import Hint
    from tokyork.server.lobby import Lobby

SUBJECT = "tokyork.hints"
LOOK_EVERY = 1.0
TELL_ANYWAY = 4.0
"""Seconds after which all is told again, for those who came or lost it."""
AT_ONCE = 200
_log = logging.getLogger(__name__)


class Hinting:
    """One message for many tables, and only what has changed."""

    def __init__(self, bus: Bus, lobby: Lobby, process: str) -> None:
        """Nothing was told yet."""
        self._bus = bus
        self._lobby = lobby
        self._subject = SUBJECT
        self._process = process
        self._told: dict[str, Hint] = {}
        self._told_all = 0.0

    async def open(self) -> None:
        """Hear the others."""
        await self._bus.subscribe(self._subject, self._hear)

    def _hear(self, message: bytes) -> None:
        sender, _, told = message.partition(b"\n")
        if sender == self._process.encode():
            return
        try:
            self._lobby.hints.take(decode_hints(told), time.monotonic())
        except msgspec.MsgspecError:
            _log.warning("Something on the bus is no hint of ours")

    async def tell_for_ever(self) -> None:
        """Again and again."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                self.tell(time.monotonic())
            except Exception:  # noqa: BLE001 - only a hint
                _log.exception("Could not tell how the tables are")

    def tell(self, now: float) -> None:
        """What is not as it was told last, or all of it."""
        hints = {hint.table: hint for hint in self._lobby.to_hint()}
        if now - self._told_all > TELL_ANYWAY:
            self._told_all, self._told = now, {}
        news = [hint for table, hint in hints.items() if self._told.get(table) != hint]
        for start in range(0, len(news), AT_ONCE):
            told = encode_hints(news[start : start + AT_ONCE])
            self._bus.publish(self._subject, self._process.encode() + b"\n" + told)
        self._told = hints
