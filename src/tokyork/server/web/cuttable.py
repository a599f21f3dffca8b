"""The socket under a connection, which can be cut when its other end stops reading."""

from __future__ import annotations

import logging
import struct
from collections import deque
from functools import lru_cache
from typing import TYPE_CHECKING

from uvicorn.protocols.utils import ClientDisconnected

from tokyork.server.web.guarded_socket import GuardedSocket
from tokyork.server.web.line import LINE

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from websockets.http11 import Request

    from tokyork.server.web.line import Visitor

TEXT, SHORT, LONG = 0x81, 126, 1 << 16
"""RFC 6455, 5.2: a whole text; lengths from which on two or eight bytes tell them."""
NOT_TEXT, FAILED = 1007, 1011
"""Why a connection ends that sends what is no text, or for a mistake of ours."""
GRACE = 5.0  # seconds for the close frame to arrive


class CuttableSocket(GuardedSocket):
    """Writes without waiting, and ends without waiting.

    To close in good order, uvicorn waits until all before it is read: perhaps for ever.
    """

    when_there_is_room: Callable[[], None] | None = None
    """What to do when a slow reader has read on."""
    has_room = True
    """Whether what is sent now is not only heaped up."""
    _visitor: Visitor | None = None
    _unheard: deque[str | bytes] | None = None
    _hearing: asyncio.Task[None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Offer the cut to the application, which runs after this."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}

    # --- the visitor ---

    def hand_over(self, visitor: Visitor) -> None:
        """From now on this visitor listens, without the application around it.

        A call of the application that lasts as long as a socket, with all that it was told about
        the request, takes more memory than everything else of the socket.
        """
        self._visitor = visitor
        self._unheard = deque()
        before, self.queue = self.queue, _Farewell(self)  # type: ignore[assignment] # as far as it is asked
        self.request.headers.clear()
        self.response.headers.clear()
        self.writable = _ALWAYS  # type: ignore[assignment] # the same
        while not before.empty():
            event = before.get_nowait()
            if event["type"] == "websocket.receive":
                self._hear_soon(event.get("text") or event.get("bytes") or "")
            else:
                self.queue.put_nowait(event)
        if self._hearing is None:
            self._read_on()

    async def run_asgi(self) -> None:
        """Let the application accept the socket."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application")
            self.send_500_response()
        if self._visitor is None and self.close_timer is None:
            self.transport.close()
        del self.scope

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the visitor, or to the application until there is one."""
        if self._visitor is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            self._hear_soon(data.decode() if self.curr_msg_data_type == "text" else data)
        except UnicodeDecodeError:
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()

    def _hear_soon(self, message: str | bytes) -> None:
        """One after the other; what comes after the next one is not even read."""
        assert self._unheard is not None  # noqa: S101 - since there is a visitor
        self._unheard.append(message)
        if len(self._unheard) > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self._hearing is None:
            self._hearing = self.loop.create_task(self._hear())

    async def _hear(self) -> None:
        try:
            while self._unheard and self._visitor is not None and not self.close_sent:
                await self._visitor.hear(self._unheard.popleft())
        except Exception:
            self.logger.exception("A message could not be heard")
            self.cut(FAILED)
        self._hearing = None
        self._read_on()

    def _read_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def part(self) -> None:
        """The visitor leaves; not while it is told something, but soon."""
        visitor, self._visitor = self._visitor, None
        if visitor is not None:
            self.loop.call_soon(visitor.leave)

    # --- writing ---

    def pause_writing(self) -> None:
        """What is sent now would only be heaped up."""
        self.has_room = False
        super().pause_writing()

    def resume_writing(self) -> None:
        """A slow reader has read on."""
        self.has_room = True
        super().resume_writing()
        if self.when_there_is_room is not None:
            self.when_there_is_room()

    def send_text(self, message: bytes) -> None:
        """Send a message in one frame, at once."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(message))

    def send_texts(self, messages: list[bytes]) -> None:
        """Send several, each in its frame, by one call of the system."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([framed(message) for message in messages]))

    def cut(self, code: int) -> None:
        """Send the reason behind whatever is still unread, and end it soon in any case."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.read_paused:  # so that the other end's farewell is heard
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)


class _Farewell:
    """Where a socket tells the application that it ends: its visitor leaves."""

    def __init__(self, line: CuttableSocket) -> None:
        self._line = line

    def put_nowait(self, _: object) -> None:
        """Nothing else is told here once there is a visitor."""
        self._line.part()


class _Always:
    """Stands in for the event of a socket on which nobody waits any more."""

    def set(self) -> None:
        """It is."""

    def clear(self) -> None:
        """It is not."""


_ALWAYS = _Always()


@lru_cache(maxsize=8)  # the same goes to everybody who sees the same
def framed(message: bytes) -> bytes:
    """A text as one frame of a server."""
    size = len(message)
    if size < SHORT:
        head = struct.pack("!BB", TEXT, size)
    elif size < LONG:
        head = struct.pack("!BBH", TEXT, SHORT, size)
    else:
        head = struct.pack("!BBQ", TEXT, SHORT + 1, size)
    return head + message


def be_quiet() -> None:
    """A stranger who sends rubbish is no reason to fill the log."""
    logging.getLogger("uvicorn.error").addFilter(_is_news)


RUBBISH = (
    "Invalid UTF-8",
    "Invalid HTTP request",
    "Unsupported upgrade",
    "ASGI callable returned without completing handshake",  # somebody left before it
)


def _is_news(record: logging.LogRecord) -> bool:
    return not str(record.msg).startswith(RUBBISH)
