"""Those who only watch are told of moves after those who play."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tokyork.server.feed.listeners import CROWD

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.feed.listeners import Listeners
    from tokyork.server.room.leisure import Leisure

GATHER_NEWS = 0.1
"""Seconds in which moves are told together where there is a crowd; longer to more."""
MANY_WATCH = 200


class Onlookers:
    """The onlookers of one table."""

    def __init__(
        self,
        listeners: Listeners,
        lock: asyncio.Lock,
        leisure: Leisure,
        fail: Callable[[], None],
    ) -> None:
        """Who holds the lock changes the table; who looks on sees nothing of that."""
        self._listeners = listeners
        self._lock = lock
        self._leisure = leisure
        self._fail = fail
        self._asked = self._stopped = False

    def tell_soon(self) -> None:
        """Let them know what they do not know yet, if there is anything."""
        if self._asked or not self._listeners.crowd_waits:
            return
        self._asked = True
        count = len(self._listeners.connections)
        if count <= CROWD:
            self._leisure.add(self._tell)
            return
        pause = max(GATHER_NEWS, count * GATHER_NEWS / MANY_WATCH)
        asyncio.get_running_loop().call_later(pause, self._leisure.add, self._tell)

    def _tell(self) -> bool:
        """Not while somebody changes the table: what is not kept yet must not be seen."""
        if self._stopped:
            return True
        if self._lock.locked():
            return False
        self._asked = False
        try:
            self._listeners.tell_crowd()
        except Exception:  # noqa: BLE001 - a mistake of ours
            self._fail()
        return True

    def stop(self) -> None:
        """Nobody is told anything any more; it lets go of the room."""
        self._stopped = True
        self._fail = _nothing


def _nothing() -> None:
    """There is nothing left to give up."""
