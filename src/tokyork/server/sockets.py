"""The socket under a connection, which can be cut when its other end stops reading."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from websockets.http11 import Request

CUT = "tokyork.cut"
"""Where a connection's scope has the function that cuts it."""
GRACE = 5.0  # seconds for the close frame to arrive


class CuttableSocket(WebSocketsSansIOProtocol):
    """To close in good order, uvicorn waits until all before it is read: perhaps for ever."""

    def handle_connect(self, event: Request) -> None:
        """Offer the cut to the application, which runs after this."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CUT] = {"cut": self.cut}

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


def be_quiet() -> None:
    """A browser that sends rubbish is no reason to fill the log."""
    logging.getLogger("uvicorn.error").addFilter(_is_news)


def _is_news(record: logging.LogRecord) -> bool:
    return "Invalid UTF-8" not in str(record.msg)
