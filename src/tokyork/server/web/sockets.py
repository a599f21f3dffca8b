"""The socket of a browser at a table: requests come in, a connection sends messages out."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Protocol

from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocketDisconnect

from tokyork.server.linking.link_office import Coming
from tokyork.server.protocol.messages import FULL, GONE, RESTART
from tokyork.server.room.hearing import answer
from tokyork.server.storage.leases import NotOwnerError
from tokyork.server.storage.ledger import CannotReadError, LostOutcomeError
from tokyork.server.web.addresses import address_of, number_in
from tokyork.server.web.connection import Connection
from tokyork.server.web.guests import guest_of
from tokyork.server.web.hosts import is_from_our_pages
from tokyork.server.web.line import LINE
from tokyork.words.texts import FALLBACK, known_language, texts

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from tokyork.server.limits import Limits
    from tokyork.server.linking.link_office import LinkOffice
    from tokyork.server.lobby import Lobby
    from tokyork.server.metrics import Metrics
    from tokyork.server.room.room import Room
    from tokyork.server.web.line import OpenLine

FOUND_WITHIN = 4.0
"""Seconds within which a table whose owner has gone must be somebody else's."""
LOOK_AGAIN = 0.1


class TableSockets:
    """Accepts browsers at tables, and hears what they ask for."""

    def __init__(
        self, lobby: Lobby, limits: Limits, metrics: Metrics, links: LinkOffice | None = None
    ) -> None:
        """The lobby knows the tables, and the links lead to those of other processes."""
        self._lobby = lobby
        self._links = links
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
        line: OpenLine = socket.scope["extensions"][LINE]["line"]
        query = socket.query_params
        language = known_language(query.get("language", FALLBACK))
        connection = Connection(line, guest.id, address, language)
        since, said = number_in(query.get("since")), number_in(query.get("said"))
        if self._lobby.files > 1:  # what it remembers may never have been
            since = said = None
        table, secret = socket.path_params["table"], query.get("seat", "")
        coming = Coming(table, guest.id, address, language, since, said, secret)
        place = await self._place(connection, coming)
        if isinstance(place, int):
            connection.end()
            await socket.close(place)
            return None
        visit = Visit(connection, place, address, self._limits, self._metrics)
        line.hand_over(visit)
        return visit

    async def _place(self, connection: Connection, coming: Coming) -> Whereabouts | int:
        """Where the table is, here or elsewhere; or a reason to close the connection.

        While its owner is gone and nobody else may have it yet, the browser waits.
        """
        until = time.monotonic() + FOUND_WITHIN
        while True:
            try:
                found = await self._lobby.find(coming.table)
                if found is None:
                    return GONE
                if not isinstance(found, str):
                    return await self._here(connection, found, coming)
                link = await self._there(connection, found, coming)
                if not isinstance(link, int):
                    return link
                code = link
            except (NotOwnerError, CannotReadError, LostOutcomeError):
                code = RESTART
            waits = code == RESTART and not self._lobby.is_leaving and not connection.cut_off
            if not waits or time.monotonic() > until:
                return code
            await asyncio.sleep(LOOK_AGAIN)

    async def _here(self, connection: Connection, room: Room, coming: Coming) -> Whereabouts:
        try:
            await room.enter(connection, coming.since, coming.said, coming.secret)
        except BaseException:
            room.leave(connection)
            raise
        return Here(room, connection, self._metrics)

    async def _there(self, connection: Connection, owner: str, coming: Coming) -> Whereabouts | int:
        if self._links is None or self._links.is_silent(owner):
            return RESTART
        link = await self._links.join(owner, coming, connection, FOUND_WITHIN)
        return link.is_in.result() or link


class Whereabouts(Protocol):
    """Where a browser's table is."""

    async def hear(self, message: str | bytes, *, allowed: bool) -> None:
        """Answer what the browser sends."""

    def leave(self) -> None:
        """The browser has gone."""


class Here:
    """A table of this process."""

    __slots__ = ("_connection", "_metrics", "_room")

    def __init__(self, room: Room, connection: Connection, metrics: Metrics) -> None:
        """The browser has entered."""
        self._room = room
        self._connection = connection
        self._metrics = metrics

    async def hear(self, message: str | bytes, *, allowed: bool) -> None:
        """Let the room answer."""
        await answer(self._room, self._connection, message, self._metrics, allowed=allowed)

    def leave(self) -> None:
        """The browser has gone."""
        self._room.leave(self._connection)


class Visit:
    """A browser at a table, from its coming to its leaving."""

    __slots__ = ("_address", "_connection", "_key", "_limits", "_metrics", "_place")

    def __init__(
        self,
        connection: Connection,
        place: Whereabouts,
        address: str,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        """It was counted among those of its address."""
        self._connection = connection
        self._place = place
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
        await self._place.hear(message, allowed=self._limits.may_ask(self._key))

    def leave(self) -> None:
        """The browser has gone."""
        self._place.leave()
        self._connection.end()
        self._limits.disconnect(self._address)
        self._metrics.cut_off.inc(self._connection.too_slow)


async def _turn_away(socket: WebSocket, status: int, message: str) -> None:
    """Say why not, before the socket is accepted."""
    words = texts(known_language(socket.query_params.get("language", FALLBACK)))
    await socket.send_denial_response(PlainTextResponse(words(message) + "\n", status))
