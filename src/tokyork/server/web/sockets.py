"""The socket of a browser at a table: requests come in, a connection sends messages out."""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocketDisconnect

from tokyork.server.protocol.messages import FULL, GONE, Answer
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.requests import decode
from tokyork.server.web.addresses import address_of, number_in
from tokyork.server.web.connection import Connection
from tokyork.server.web.cuttable import LINE
from tokyork.server.web.guests import guest_of
from tokyork.server.web.hosts import is_from_our_pages
from tokyork.words.texts import FALLBACK, known_language, texts

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from tokyork.server.limits import Limits
    from tokyork.server.lobby import Lobby
    from tokyork.server.metrics import Metrics
    from tokyork.server.protocol.requests import AnyRequest
    from tokyork.server.room.room import Room


class TableSockets:
    """Accepts browsers at tables, and hears what they ask for."""

    def __init__(self, lobby: Lobby, limits: Limits, metrics: Metrics) -> None:
        """The lobby knows the tables."""
        self._lobby = lobby
        self._limits = limits
        self._metrics = metrics

    async def serve(self, socket: WebSocket) -> None:
        """Let one browser in, which may leave at any moment."""
        with contextlib.suppress(WebSocketDisconnect):
            await self._serve(socket)

    async def _serve(self, socket: WebSocket) -> None:
        address = address_of(socket)
        if not is_from_our_pages(socket):
            await _turn_away(socket, 403, "server-other_origin")
            return
        if not self._limits.connect(address):
            await _turn_away(socket, 429, "server-too_fast")
            return
        visit = None
        try:
            visit = await self._accept(socket, address)
        finally:
            if visit is None:
                self._limits.disconnect(address)

    async def _accept(self, socket: WebSocket, address: str) -> Visit | None:
        """Let a browser in; it stays after this."""
        guest = guest_of(socket)
        headers = [] if guest.cookie is None else [(b"set-cookie", guest.cookie.encode())]
        await socket.accept(headers=headers)
        room = await self._lobby.room(socket.path_params["table"])
        if room is None:
            await socket.close(GONE)
            return None
        line, query = socket.scope["extensions"][LINE]["line"], socket.query_params
        language = known_language(query.get("language", FALLBACK))
        connection = Connection(line, guest.id, address, language)
        visit = Visit(connection, room, address, self._limits, self._metrics)
        since, said = number_in(query.get("since")), number_in(query.get("said"))
        if self._lobby.files > 1:  # what it remembers may never have been
            since = said = None
        try:
            await room.enter(connection, since, said, query.get("seat", ""))
        except BaseException:
            room.leave(connection)
            raise
        line.hand_over(visit)
        return visit


class Visit:
    """A browser at a table, from its coming to its leaving."""

    __slots__ = ("_address", "_connection", "_key", "_limits", "_metrics", "_room")

    def __init__(
        self,
        connection: Connection,
        room: Room,
        address: str,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        """It was counted among those of its address."""
        self._connection = connection
        self._room = room
        self._address = address
        self._limits = limits
        self._metrics = metrics
        self._key = secrets.token_hex(8)

    async def hear(self, message: str | bytes) -> None:
        """Do what a message asks for, within the limits."""
        if self._connection.cut_off:
            return
        if not self._limits.may_still_ask(self._address):
            self._connection.cut(FULL)
            return
        await self._answer(message, allowed=self._limits.may_ask(self._key))

    async def _answer(self, message: str | bytes, *, allowed: bool) -> None:
        connection, room = self._connection, self._room
        request: AnyRequest | None = None
        try:
            request = decode(message)
            if allowed:
                with self._metrics.request_seconds.time():
                    await room.request(connection, request)
                return
            refused = RefusedError("limit", "server-too_fast")
        except RefusedError as error:
            refused = error
        problem = refused.problem(connection.language)
        self._metrics.answered(problem)
        nonce = request.nonce if request else ""
        connection.post(msgspec.json.encode(Answer(nonce, room.table.seq, problem)))

    def leave(self) -> None:
        """The browser has gone."""
        self._room.leave(self._connection)
        self._connection.end()
        self._limits.disconnect(self._address)
        self._metrics.cut_off.inc(self._connection.too_slow)


async def _turn_away(socket: WebSocket, status: int, message: str) -> None:
    """Say why not, before the socket is accepted."""
    words = texts(known_language(socket.query_params.get("language", FALLBACK)))
    await socket.send_denial_response(PlainTextResponse(words(message) + "\n", status))
