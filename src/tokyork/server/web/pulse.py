"""Whether those at sockets are still there: one round of pings for all, instead of clocks of each.

Two timers, a frame and its parts for every ping were 50 us each: with 2,000 sockets as much as
every thirtieth move.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Protocol

BEATS = 32
"""Parts of a round, so that not all are asked at once."""
PING, PAYLOAD = 0x89, 4
"""RFC 6455, 5.5.2: a whole ping; who answers it repeats these bytes."""


class Asked(Protocol):
    """A socket that is pinged."""

    def ping(self, payload: bytes, frame: bytes) -> None:
        """Ask whether anybody is there; end it if the last time nobody answered."""


class Pulse:
    """Asks everybody once in a round."""

    def __init__(self, seconds: float) -> None:
        """A round lasts so long; nobody is there yet."""
        self._pause = seconds / BEATS
        self._beats: list[set[Asked]] = [set() for _ in range(BEATS)]
        self._now = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, line: Asked) -> set[Asked]:
        """Ask this one too, first after a whole round; where it waits, to be taken out again."""
        waiting = self._beats[self._now - 1]
        waiting.add(line)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._pause, self._beat)
        return waiting

    def _beat(self) -> None:
        self._now = (self._now + 1) % BEATS
        payload = secrets.token_bytes(PAYLOAD)
        frame = bytes([PING, PAYLOAD]) + payload
        for line in list(self._beats[self._now - 1]):
            line.ping(payload, frame)
        again = any(self._beats)
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._pause, self._beat) if again else None
