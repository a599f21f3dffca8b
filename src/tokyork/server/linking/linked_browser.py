"""A browser at a table of ours that another process holds the socket of."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING

from tokyork.server.linking.parts_sent import Cut, Post
from tokyork.server.protocol.messages import FULL, GONE, RESTART
from tokyork.server.room.hearing import answer
from tokyork.server.storage.leases import NotOwnerError
from tokyork.server.storage.ledger import CannotReadError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.feed.sights import Sight
    from tokyork.server.linking.parts_sent import EnterLink, HeardThere, Part
    from tokyork.server.lobby import Lobby
    from tokyork.server.metrics import Metrics
    from tokyork.server.room.room import Room

MOST_UNHEARD = 200
"""Requests that may wait; the process with the socket lets fewer through."""
_log = logging.getLogger(__name__)


class LinkedBrowser:
    """A listener like any other; what it is told goes over the bus."""

    def __init__(self, wanted: EnterLink, put: Callable[[Part], None], metrics: Metrics) -> None:
        """It has not entered yet."""
        self.guest = wanted.guest
        self.address = wanted.address
        self.language = wanted.language
        self.seats: list[str] = []
        self.saw: Sight | None = None
        self._wanted = wanted
        self._put = put
        self._metrics = metrics
        self._room: Room | None = None
        self._unheard: deque[HeardThere] = deque()
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ended = False

    def start(self, lobby: Lobby) -> None:
        """Let it in."""
        self._task = asyncio.create_task(self._live(lobby))

    async def _live(self, lobby: Lobby) -> None:
        try:
            room = await self._enter(lobby)
            while room is not None and not self._ended:
                await self._more.wait()
                self._more.clear()
                await self._hear_all(room)
        except Exception:  # noqa: BLE001 - a database that is away, or a mistake of ours
            _log.exception("A linked browser is sent to come again")
            self.cut(RESTART)

    async def _hear_all(self, room: Room) -> None:
        while self._unheard and not self._ended:
            one = self._unheard.popleft()
            await answer(room, self, one.message, self._metrics, allowed=one.allowed)

    async def _enter(self, lobby: Lobby) -> Room | None:
        try:
            found = await lobby.find(self._wanted.table)
        except (NotOwnerError, CannotReadError):  # not now; it looks again
            found = ""
        if found is None or isinstance(found, str):
            self.cut(GONE if found is None else RESTART)
            return None
        since, said = self._wanted.since, self._wanted.said
        if lobby.files > 1:  # what it remembers may never have been
            since = said = None
        self._room = found
        await found.enter(self, since, said, self._wanted.secret)
        if self._ended:  # it left meanwhile
            found.leave(self)
        return found

    def hear(self, request: HeardThere) -> None:
        """One after the other."""
        self._unheard.append(request)
        if len(self._unheard) > MOST_UNHEARD:
            self.cut(FULL)
        self._more.set()

    def post(self, message: bytes) -> None:
        """Send a message to the process that has the socket."""
        if not self._ended:
            self._put(Post(self._wanted.link, message))

    def hold(self) -> None:
        """What is sent to another process is gathered there anyway."""

    def release(self) -> None:
        """Nothing was held."""

    def cut(self, code: int) -> None:
        """End the connection."""
        if not self._ended:
            self._put(Cut(self._wanted.link, code))
            self._ended = True
            # The room may be telling everybody something just now.
            asyncio.get_running_loop().call_soon(self.leave)

    def leave(self) -> None:
        """The browser has gone."""
        self._ended = True
        self._more.set()
        if self._room is not None:
            self._room.leave(self)
