"""What can wait a moment, done when nobody waits who plays."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    Errand = Callable[[], bool]
    """Does something; whether it could be done now."""

NAP = 0.002
"""Seconds between two looks at what there is to do."""
BUSY = 0.001
"""Seconds by which a nap is too long if others had something to do."""
AT_ONCE = 6
"""Errands after a nap."""
LATE = 0.25
"""Seconds after which an errand is done, however much else there is to do."""


class Leisure:
    """The errands of a process, a few at a time.

    At 1,000 moves a second a tenth of the work is for those who look on. Done in between, it keeps
    nobody waiting who plays; and what has happened until its turn comes is told together.
    """

    def __init__(self, late: float = LATE) -> None:
        """There is nothing to do yet."""
        self._late = late
        self._waiting: deque[tuple[float, Errand]] = deque()
        self._worker: asyncio.Task[None] | None = None

    def add(self, errand: Errand) -> None:
        """Do this soon; it is asked again if it cannot be done then. It raises nothing."""
        self._waiting.append((time.monotonic(), errand))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._waiting:
            wake_up = time.monotonic() + NAP
            await asyncio.sleep(NAP)
            now = time.monotonic()
            until = now if now - wake_up < BUSY else now - self._late
            self._do_those_before(until)
        self._worker = None

    def _do_those_before(self, until: float) -> None:
        for _ in range(min(AT_ONCE, len(self._waiting))):
            since, errand = self._waiting[0]
            if since > until:
                return
            self._waiting.popleft()
            if not errand():
                self._waiting.append((since, errand))
