"""Connections: each has an outbox and its own writer, so that nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.websockets import WebSocketDisconnect

from tokyork.server.sockets import CUT

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

OUTBOX = 256
TOO_SLOW, GONE, FULL, RESTART = 4008, 4404, 4029, 1012


class Connection:
    """A browser at a table."""

    def __init__(self, socket: WebSocket, guest: str, language: str) -> None:
        """Its writer runs from now on."""
        self._socket = socket
        self.guest = guest
        self.language = language
        self.seats: list[str] = []
        """Those its guest held when it was told last."""
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)
        self._writer = asyncio.create_task(self._write())
        self.cut_off = False

    def post(self, message: bytes) -> None:
        """Send a message when its turn has come; whoever reads too slowly is cut off."""
        if self.cut_off:
            return
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.cut(TOO_SLOW)

    def cut(self, code: int) -> None:
        """End the connection now."""
        self.cut_off = True
        self._writer.cancel()
        self._socket.scope["extensions"][CUT]["cut"](code)

    async def end(self) -> None:
        """Stop writing: the other end has gone."""
        self.cut_off = True
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)

    async def _write(self) -> None:
        try:
            while True:
                message = await self._outbox.get()
                await self._socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the reader notices too, and ends the connection
