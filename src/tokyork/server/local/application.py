"""A server's tables without the server: a store, a place to think and messages are handed in."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, NamedTuple, cast
from urllib.parse import urlsplit

from starlette.routing import Router, WebSocketRoute

from tokyork.server.dice_cup import DiceCup
from tokyork.server.judgements import Judgements
from tokyork.server.limits import Limits
from tokyork.server.lobby import Lobby
from tokyork.server.local.own_games import OwnGames
from tokyork.server.local.unmeasured import Unmeasured
from tokyork.server.puzzle_desk import PuzzleDesk
from tokyork.server.replays import Replays
from tokyork.server.reviews import Reviews
from tokyork.server.storage.dice_store import DiceStore
from tokyork.server.storage.retention import Retention
from tokyork.server.storage.table_store import TableStore
from tokyork.server.web.api import Api
from tokyork.server.web.line import LINE
from tokyork.server.web.sockets import TableSockets
from tokyork.server.work.place_to_think import at_once

if TYPE_CHECKING:
    from starlette.types import Message
    from starlette.websockets import WebSocket

    from tokyork.server.local.message_line import MessageLine
    from tokyork.server.metrics import Metrics
    from tokyork.server.storage.ledger import Ledger
    from tokyork.server.work.place_to_think import Thinking

GUEST = b"guest=" + b"0" * 32
"""There is one guest: whoever holds the device."""
HERE = ("here", 0)
FAILED = 1011
"""Why a line ends for a mistake of ours, as of a socket."""
_log = logging.getLogger(__name__)
FOR_EVER = Retention(finished=0, abandoned=0, talk=0, guests=0)
"""It is their own device: nothing goes away by itself."""
ALL = 1000
"""Games that are over, in a list: more than anybody plays there."""


class Answered(NamedTuple):
    """What a call was answered."""

    status: int
    text: str


class LocalApplication:
    """Everything of a server that a browser on its own needs."""

    def __init__(self, store: Ledger, thinking: Thinking) -> None:
        """Nothing is open yet."""
        self._store = store
        self._thinking = thinking
        limits, metrics = Limits.none(), cast("Metrics", Unmeasured())
        self.tables = TableStore(store, aside=at_once)
        dice = DiceCup(DiceStore(store))
        self.lobby = Lobby(self.tables, dice, thinking, limits, metrics)
        self.lobby.retention = FOR_EVER
        self.lobby.most_past = ALL
        reviews = Reviews(self.tables, dice, thinking)
        replays = Replays(self.tables, thinking, self.lobby, limits)
        judgements, puzzles = Judgements(self.tables, thinking), PuzzleDesk(thinking)
        api = Api(self.lobby, self.tables, dice, reviews, replays, limits, judgements, puzzles)
        self._sockets = TableSockets(self.lobby, limits, metrics)
        own = OwnGames(self.tables, thinking, limits)
        socket = WebSocketRoute("/ws/{table}", self._socket)
        self._router = Router([*api.routes(), *own.routes(), socket])
        self._visits: set[asyncio.Task[None]] = set()
        self._sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring back what was kept."""
        await self._store.open()
        self._sweeping = asyncio.create_task(self.lobby.sweep_for_ever())

    async def close(self) -> None:
        """Finish what is in hand; the rest goes on after the next start."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.lobby.hand_over_tables()
        self._thinking.close()
        await self._store.end()

    # --- messages in the place of HTTP and sockets ---

    async def call(self, method: str, path: str, body: str = "") -> Answered:
        """What a server would answer."""
        unread = [body.encode()]
        told: list[Message] = []

        async def receive() -> Message:
            if unread:
                return {"type": "http.request", "body": unread.pop(), "more_body": False}
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            told.append(message)

        scope = _scope("http", path) | {"method": method}
        await self._router(scope, receive, send)
        text = b"".join(one.get("body", b"") for one in told[1:])
        return Answered(int(told[0]["status"]), text.decode())

    def connect(self, path: str, line: MessageLine) -> None:
        """Let a page come to a table; it hears on its line what becomes of that."""
        visit = asyncio.create_task(self._connect(path, line))
        self._visits.add(visit)
        visit.add_done_callback(self._visits.discard)

    async def _connect(self, path: str, line: MessageLine) -> None:
        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            if message["type"] == "websocket.close":
                line.cut(int(message.get("code") or 1000))

        scope = _scope("websocket", path) | {"extensions": {LINE: {"line": line}}}
        try:
            await self._router(scope, receive, send)
        except Exception:  # noqa: BLE001 - a mistake of ours: the page comes again
            _log.exception("A page could not come to a table")
            line.cut(FAILED)

    async def _socket(self, socket: WebSocket) -> None:
        await self._sockets.serve(socket)


def _scope(kind: str, path: str) -> dict[str, Any]:
    parts = urlsplit(path)
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "https",
        "path": parts.path,
        "raw_path": parts.path.encode(),
        "root_path": "",
        "query_string": parts.query.encode(),
        "headers": [(b"cookie", GUEST), (b"content-type", b"application/json")],
        "client": HERE,
        "server": HERE,
        "state": {},
    }
