"""A line of messages: what a page and its worker tell each other in place of a socket."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.web.line import Visitor


class MessageLine:
    """Never full: the page reads as fast as it is told."""

    has_room = True

    def __init__(self, tell: Callable[[str], None], closed: Callable[[int], None]) -> None:
        """How the page is told something, and that the line has ended."""
        self.when_there_is_room: Callable[[], None] | None = None
        self._tell = tell
        self._when_closed = closed
        self._visitor: Visitor | None = None
        self._unheard: deque[str] = deque()
        self._hearing: asyncio.Task[None] | None = None
        self._is_closed = False

    def hand_over(self, visitor: Visitor) -> None:
        """From now on this visitor listens; to what came before, too."""
        self._visitor = visitor
        if self._is_closed:
            self._part()
        elif self._unheard:
            self._hear_on()

    def hear(self, message: str) -> None:
        """The page says something: one thing after the other."""
        self._unheard.append(message)
        if self._visitor is not None:
            self._hear_on()

    def _hear_on(self) -> None:
        if self._hearing is None:
            self._hearing = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        while self._unheard and self._visitor is not None:
            await self._visitor.hear(self._unheard.popleft())
        self._hearing = None

    def send_text(self, message: bytes) -> None:
        """Tell the page."""
        if not self._is_closed:
            self._tell(message.decode())

    def send_texts(self, messages: list[bytes]) -> None:
        """Tell the page one after the other."""
        for message in messages:
            self.send_text(message)

    def cut(self, code: int) -> None:
        """End it, and tell the page why."""
        if not self._is_closed:
            self.end()
            self._when_closed(code)

    def end(self) -> None:
        """The page has gone."""
        self._is_closed = True
        self._part()

    def _part(self) -> None:
        visitor, self._visitor = self._visitor, None
        if visitor is not None:
            asyncio.get_running_loop().call_soon(visitor.leave)
