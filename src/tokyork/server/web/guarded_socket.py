"""Sockets as uvicorn speaks them, behind our door.

What HTTP may bring is bounded in `guarded.py`; once a connection has become a socket, it may stay
as long as it answers pings, and may send so many frames.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tokyork.server.web.door import Stage
from tokyork.server.web.guarded import TURN, DoorConfig, refusal

if TYPE_CHECKING:
    import asyncio

    from websockets.frames import Frame

    from tokyork.server.web.pulse import Asked

SECONDS = 2.0  # in which frames are counted
UNREAD = 64 * 1024  # bytes of answers to pings that may wait


class GuardedSocket(WebSocketsSansIOProtocol):
    """Counted, and cut when it floods us or never reads."""

    config: DoorConfig
    _parted = False
    _frames = 0
    _counting_since = 0.0
    _pulse: set[Asked] | None = None
    _unanswered: bytes | None = None
    """What the last ping said, until it is answered."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over from HTTP, which has come through the door."""
        super().connection_made(transport)
        self.config.door.pass_on(transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is out."""
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read it piece by piece, as long as it is worth reading."""
        for start in range(0, len(data), TURN):
            if self._parted or self.transport.is_closing():
                return
            super().data_received(data[start : start + TURN])

    def handle_parser_exception(self) -> None:
        """Before the handshake there is nothing to close."""
        if self.conn.close_sent is None:
            self._refuse_handshake()
        else:
            super().handle_parser_exception()

    def _refuse_handshake(self) -> None:
        """The parser of sockets does not take its head, and uvicorn would say nothing."""
        self._parted = self.close_sent = True
        self.config.door.part(self.transport, refusal(431))

    def handle_events(self) -> None:
        """Count what came; a flood of the smallest pieces would keep everybody waiting."""
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()
            return
        self._frames += len(self.conn.events)
        now = self.loop.time()
        if now - self._counting_since > SECONDS:
            self._frames, self._counting_since = len(self.conn.events), now
        if self._frames > self.config.door.most_frames:
            self.transport.abort()
            return
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        """Empty parts of a message cost nothing to send, and are kept."""
        if len(self.frames) >= self.config.door.most_frames:
            self.transport.abort()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer, unless nobody reads the answers."""
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
            return
        super().handle_ping()

    # --- whether anybody is there ---

    def start_keepalive(self) -> None:
        """Be asked with all others, instead of by timers of its own."""
        self._pulse = self.config.door.pulse.add(self)

    def stop_keepalive(self) -> None:
        """It has ended."""
        if self._pulse is not None:
            self._pulse.discard(self)
            self._pulse = None

    def ping(self, payload: bytes, frame: bytes) -> None:
        """Ask whether anybody is there; end it if the last time nobody answered."""
        if self._unanswered is not None:
            self.stop_keepalive()
            self.keepalive_timeout()
        elif not self.close_sent and not self.transport.is_closing():
            self._unanswered = payload
            self.transport.write(frame)

    def handle_pong(self, event: Frame) -> None:
        """Somebody is there who has read the ping."""
        if event.data == self._unanswered:
            self._unanswered = None

    # --- what the door asks ---

    def stage(self) -> tuple[Stage, object]:
        """It may stay as long as it answers pings; once it closes, it must go."""
        if self._parted or self.transport.is_closing():
            return Stage.CLOSING, self
        return (Stage.WORK if self.handshake_initiated else Stage.HEAD), self

    def show_out(self, _: Stage) -> None:
        """What is still to be sent is never read."""
        self.transport.abort()
