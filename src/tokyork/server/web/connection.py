"""Connections: each has an outbox, so that nobody waits for a slow reader."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from tokyork.server.protocol.messages import TOO_SLOW

if TYPE_CHECKING:
    from tokyork.server.feed.sights import Sight
    from tokyork.server.web.line import OpenLine

OUTBOX = 256
"""Messages that may wait for a slow reader."""
OUTBOX_BYTES = 1 << 20
"""And how long they may be together: a whole game can be longer than a megabyte."""


class Connection:
    """A browser at a table."""

    def __init__(self, line: OpenLine, guest: str, address: str, language: str) -> None:
        """Its socket was accepted."""
        self._line = line
        self.guest = guest
        self.address = address
        self.language = language
        self.seats: list[str] = []
        """Those its guest held when it was told last."""
        self.saw: Sight | None = None
        """The game as it was told last."""
        self._outbox: deque[bytes] | None = None
        """What waits for a slow reader."""
        self._waiting_bytes = 0
        self._held: list[bytes] | None = None
        """What is sent together at the end of a request."""
        self.cut_off = False
        self.too_slow = False
        line.when_there_is_room = self._go_on

    def post(self, message: bytes) -> None:
        """Send a message when its turn has come; whoever reads too slowly is cut off."""
        if self.cut_off:
            return
        if self._held is not None:
            self._held.append(message)
            return
        if self._outbox is None and self._line.has_room:
            self._line.send_text(message)
            return
        if self._outbox is None:
            self._outbox = deque()
        self._outbox.append(message)
        self._waiting_bytes += len(message)
        if len(self._outbox) > OUTBOX or self._waiting_bytes > OUTBOX_BYTES:
            self.too_slow = True
            self.cut(TOO_SLOW)

    def hold(self) -> None:
        """Send nothing for now: to write to a socket costs more than most of what is written."""
        self._held = []

    def release(self) -> None:
        """Send what was held, at once and together."""
        held, self._held = self._held, None
        if held and self._outbox is None and self._line.has_room and not self.cut_off:
            self._line.send_texts(held)
            return
        for message in held or ():
            self.post(message)

    def _go_on(self) -> None:
        """Send what has waited, as long as there is room for it."""
        while self._outbox and self._line.has_room:
            message = self._outbox.popleft()
            self._waiting_bytes -= len(message)
            self._line.send_text(message)
        if not self._outbox:
            self._outbox = None

    def cut(self, code: int) -> None:
        """End the connection now."""
        self.end()
        self._line.cut(code)

    def end(self) -> None:
        """Send nothing more: the other end has gone."""
        self.cut_off = True
        self._outbox = self._held = None
        self._line.when_there_is_room = None
