"""The server put together: its parts, and their addresses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from tokyork.server.dice_cup import DiceCup
from tokyork.server.limits import Limits
from tokyork.server.lobby import Lobby
from tokyork.server.metrics import Metrics
from tokyork.server.replays import Replays
from tokyork.server.reviews import Reviews
from tokyork.server.storage import backups
from tokyork.server.storage.dice_store import DiceStore
from tokyork.server.storage.health import Health
from tokyork.server.storage.store import MEMORY, Store
from tokyork.server.storage.table_store import TableStore
from tokyork.server.web.api import Api, json_response
from tokyork.server.web.assets import Client
from tokyork.server.web.guests import guest_of
from tokyork.server.web.headers import SafeHeaders
from tokyork.server.web.hosts import Hosts, KnownHosts
from tokyork.server.web.pace import tidy_up_for_ever
from tokyork.server.web.paced import Paced
from tokyork.server.web.proxies import Forwarded, Proxies
from tokyork.server.web.pwa import manifest, offline_page
from tokyork.server.web.sockets import TableSockets
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.websockets import WebSocket

PAGES = (
    "/",
    "/new",
    "/join",
    "/t/{table}",
    "/t/{table}/review",
    "/g/{table}",
    "/settings",
    "/about",
    "/rules",
    "/rules/{city}",
    "/rulings",
    "/practice",
    "/verify",
)
LOOK_EVERY = 0.5
"""Seconds between looks for a file to restore."""
_log = logging.getLogger(__name__)
GALLERY = ("/cards", "/cards/{city}", "/cards/{city}/{card}")


@dataclass(frozen=True)
class Way:
    """How the world reaches the server: by which names, and through which proxies."""

    hosts: Hosts = field(default_factory=Hosts)
    proxies: Proxies = field(default_factory=Proxies)


class Server:
    """Everything that a running server has."""

    def __init__(
        self, store: Store, limits: Limits, pool: WorkerPool | None = None, way: Way | None = None
    ) -> None:
        """Workers for bots start now."""
        self._way = way or Way()
        self.store = store
        self.limits = limits
        self.metrics = Metrics()
        self.pool = pool or WorkerPool()
        self.tables = TableStore(store)
        self.health = Health(store)
        self.dice = dice = DiceCup(DiceStore(store))
        self.lobby = Lobby(self.tables, dice, self.pool, limits, self.metrics)
        reviews = Reviews(self.tables, dice, self.pool)
        replays = Replays(self.tables, self.pool, self.lobby, limits)
        self.api = Api(self.lobby, self.tables, dice, reviews, replays, limits)
        self._sockets = TableSockets(self.lobby, limits, self.metrics)
        self._client = Client()

    def app(self) -> Starlette:
        """Its addresses."""
        pages = [Route(path, self._page) for path in (*PAGES, *GALLERY)]
        others = [
            Route("/site.webmanifest", manifest),
            Route("/offline", offline_page),
            Route("/healthz", self._health),
            Route("/metrics", self._metrics),
            WebSocketRoute("/ws/{table}", self._socket),
            Route("/{path:path}", self._client.file),
        ]
        return Starlette(
            routes=[*pages, *self.api.routes(), *others],
            middleware=[
                Middleware(SafeHeaders),
                Middleware(KnownHosts, self._way.hosts),
                Middleware(Forwarded, self._way.proxies),
                Middleware(Paced, self.limits),
            ],
            lifespan=self._live,
        )

    @contextlib.asynccontextmanager
    async def _live(self, _: Starlette) -> AsyncIterator[None]:
        behind = [
            asyncio.create_task(self.lobby.sweep_for_ever()),
            asyncio.create_task(self.tables.check_rest()),
            asyncio.create_task(self._restore_for_ever()),
            asyncio.create_task(tidy_up_for_ever()),
        ]
        try:
            yield
        finally:
            for task in behind:
                task.cancel()
            self.lobby.close()
            self.pool.close()
            self.store.close()

    async def _restore_for_ever(self) -> None:
        """Take a file that somebody wants to have back, whenever one is there."""
        path = self.store.path
        if path == MEMORY:
            return
        backups.wish_of(path).unlink(missing_ok=True)  # whoever wished that has given up
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if backups.wish_of(path).exists():
                await self._restore(path)

    async def _restore(self, path: str) -> None:
        wish = str(backups.wish_of(path))
        try:
            kept = await self.lobby.take_restored(lambda: self.store.exchange_for(wish))
        except Exception as error:  # noqa: BLE001 - the server goes on with what it had
            _log.exception("A file could not be restored")
            backups.wish_of(path).unlink(missing_ok=True)
            kept = f"!{error}"
        else:
            _log.warning("Restored; what was there before is kept as %s", kept)
        with contextlib.suppress(OSError):
            backups.answer(path, kept)

    async def _page(self, request: Request) -> Response:
        response = self._client.page(request)
        guest = guest_of(request)
        if guest.cookie is not None:
            response.headers.append("set-cookie", guest.cookie)
        return response

    async def _socket(self, socket: WebSocket) -> None:
        await self._sockets.serve(socket)

    async def _health(self, _: Request) -> Response:
        trouble = await self.health.trouble()
        if trouble is not None:
            return json_response({"status": "cannot save", "why": trouble}, 503)
        # The names of damaged tables are in the log only: they are links to them.
        counts = {"tables": len(self.lobby.rooms), "damaged": len(self.tables.damaged)}
        return json_response({"status": "ok", **counts})

    async def _metrics(self, _: Request) -> Response:
        self.metrics.show_dice(await self.dice.tallies())
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")


def make_server(
    path: str,
    limits: Limits | None = None,
    pool: WorkerPool | None = None,
    way: Way | None = None,
) -> Server:
    """A server on a file of tables."""
    return Server(Store(path), limits or Limits(), pool, way)
