"""The server put together: its parts, and their addresses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from tokyork.server.admin.backup_shelf import BackupShelf, shelf_for
from tokyork.server.admin.host_desk import HostDesk
from tokyork.server.admin.kept_errors import KeptErrors
from tokyork.server.admin.load_meter import LoadMeter
from tokyork.server.bus.hint_bus import LocalBus
from tokyork.server.channel import Broadcast
from tokyork.server.dice_cup import DiceCup
from tokyork.server.judgements import Judgements
from tokyork.server.limits import Limits
from tokyork.server.linking.hinting import Hinting
from tokyork.server.linking.host_orders import HostOrders
from tokyork.server.linking.link_office import LinkOffice
from tokyork.server.linking.shared_thinking import SharedThinking
from tokyork.server.lobby import Lobby
from tokyork.server.metrics import Metrics
from tokyork.server.notices.crier import Crier
from tokyork.server.people.bookkeeping import Bookkeeper
from tokyork.server.people.carrying import Carrying
from tokyork.server.people.departing import Departing
from tokyork.server.people.diary_desk import DiaryDesk
from tokyork.server.people.idle_judge import IdleJudge
from tokyork.server.people.passkeys import PasskeyDesk
from tokyork.server.people.player_desk import PlayerDesk
from tokyork.server.puzzle_desk import PuzzleDesk, book_beside
from tokyork.server.replays import Replays
from tokyork.server.reviews import Reviews
from tokyork.server.storage import backups
from tokyork.server.storage.deadlines import Deadlines
from tokyork.server.storage.diary_store import DiaryStore
from tokyork.server.storage.dice_store import DiceStore
from tokyork.server.storage.health import Health
from tokyork.server.storage.leases import SoleOwner
from tokyork.server.storage.overview_store import OverviewStore
from tokyork.server.storage.passkey_store import PasskeyStore
from tokyork.server.storage.player_store import PlayerStore
from tokyork.server.storage.postgres.opening_database import is_address
from tokyork.server.storage.store import MEMORY, Store
from tokyork.server.storage.table_store import TableStore
from tokyork.server.storage.telling_store import TellingStore
from tokyork.server.storage.tournament_store import TournamentStore
from tokyork.server.tournaments.director import Director
from tokyork.server.web.addresses import logged_as
from tokyork.server.web.admin_api import AdminApi
from tokyork.server.web.answering import json_response
from tokyork.server.web.api import Api
from tokyork.server.web.assets import Client
from tokyork.server.web.days_api import DaysApi
from tokyork.server.web.documentation import Documentation
from tokyork.server.web.guests import guest_by, guest_of
from tokyork.server.web.headers import SafeHeaders
from tokyork.server.web.hosts import Hosts, KnownHosts
from tokyork.server.web.pace import tidy_up_for_ever
from tokyork.server.web.paced import Paced
from tokyork.server.web.passkey_api import PasskeyApi
from tokyork.server.web.people_api import PeopleApi
from tokyork.server.web.proxies import Forwarded, Proxies
from tokyork.server.web.pwa import manifest, offline_page
from tokyork.server.web.site import Site
from tokyork.server.web.sockets import TableSockets
from tokyork.server.work.worker_pool import WorkerPool
from tokyork.words.texts import get_ready_to_speak

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine

    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from tokyork.server.bus.hint_bus import Bus
    from tokyork.server.storage.leases import Leases
    from tokyork.server.storage.ledger import Ledger

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
    "/admin",
    "/me",
    "/leaderboard",
    "/openings",
    "/puzzles",
    "/puzzles/{puzzle}",
    "/tournament",
    "/tournament/{tournament}",
    "/watch",
)
ONE_GUESTS = "private, no-cache"
END_WITHIN = 1.0
"""Seconds for what goes on by itself to end with the server."""
LOOK_EVERY = 0.5
"""Seconds between looks for a file to restore."""
_log = logging.getLogger(__name__)
GALLERY = ("/cards", "/cards/{city}", "/cards/{city}/{card}")


@dataclass(frozen=True)
class Way:
    """How the world reaches the server: by which names, and through which proxies."""

    hosts: Hosts = field(default_factory=Hosts)
    proxies: Proxies = field(default_factory=Proxies)


@dataclass(frozen=True)
class Ground:
    """What a server stands on: where things are kept, whose tables are, and the bus."""

    store: Ledger
    leases: Leases = field(default_factory=SoleOwner)
    bus: Bus = field(default_factory=LocalBus)
    shelf: BackupShelf = field(default_factory=lambda: shelf_for(MEMORY, Path()))
    """Where the host's copies lie."""
    puzzles: Path | None = None
    """Where puzzles from its own games are, if there are any."""


class Server:
    """Everything that a running server has."""

    def __init__(
        self, ground: Ground, limits: Limits, pool: WorkerPool | None = None, way: Way | None = None
    ) -> None:
        """Workers for bots start now."""
        self._way = way or Way()
        self.store = store = ground.store
        self.bus, self._leases = ground.bus, ground.leases
        self.limits = limits
        self.metrics = Metrics()
        self.pool = pool or WorkerPool()
        self.tables = TableStore(store, ground.leases)
        self.health = Health(store)
        self.dice = dice = DiceCup(DiceStore(store))
        self.lobby = Lobby(self.tables, dice, self.pool, limits, self.metrics)
        reviews = Reviews(self.tables, dice, self.pool)
        replays = Replays(self.tables, self.pool, self.lobby, limits)
        players = PlayerStore(store)
        self.books = Bookkeeper(players, self.tables, self.pool)
        judgements = Judgements(self.tables, self.pool, players.save_quality)
        carrying = Carrying(players, limits, guest_by)
        self.director = Director(TournamentStore(store), self.lobby, self.tables, limits)
        player_desk = PlayerDesk(players, self.tables, self.pool, IdleJudge(judgements.finish))
        departing = Departing(players, self.lobby, self.director.forget)
        diaries = DiaryDesk(DiaryStore(store))
        self.people = PeopleApi(
            players, self.tables, player_desk, carrying, departing, diaries, limits
        )
        passkeys = PasskeyDesk(PasskeyStore(store), carrying)
        self.passkeys = PasskeyApi(passkeys, players, limits)
        self.puzzles = desk = PuzzleDesk(self.pool, ground.puzzles)
        self.api = Api(self.lobby, self.tables, dice, reviews, replays, limits, judgements, desk)
        self.links = LinkOffice(self.bus, self.lobby, self.metrics, self._leases.process)
        self._leases.when_gone = self.links.give_up
        self.lobby.ask_to_give_up = self.links.ask_to_give_up
        self._thinking = SharedThinking(self.bus, self._leases.process)
        self.pool.elsewhere = self._thinking.pick
        self._hinting = Hinting(self.bus, self.lobby, self._leases.process)
        self._sockets = TableSockets(self.lobby, limits, self.metrics, self.links)
        self.telling = TellingStore(store)
        deadlines = Deadlines(store)
        self.crier = Crier(self.lobby, self.tables, deadlines, self.telling, self.metrics)
        self.lobby.went_on = self.director.went_on
        channel = Broadcast(self.lobby, self.tables, self.telling, self.pool)
        self.days_api = DaysApi(limits, self.crier, self.telling, self.director, channel)
        self._client = Client()
        self._docs = Documentation()
        self._site = Site()
        self._errors = KeptErrors()
        self._load = LoadMeter(self.metrics.requests)
        self.desk, self.admin = self._host_desk(ground)

    def _host_desk(self, ground: Ground) -> tuple[HostDesk, AdminApi]:
        """What the host of the server has."""
        orders = HostOrders(self.lobby, self.links)
        desk = HostDesk(
            ground.store,
            OverviewStore(ground.store),
            ground.leases,
            self.lobby,
            self.links,
            self.pool,
            self.health,
            self._load,
            self._errors,
            ground.shelf,
        )
        desk.network_of = logged_as
        return desk, AdminApi(desk, orders, ground.shelf, ground.leases.process)

    def app(self) -> Starlette:
        """Its addresses."""
        pages = [Route(path, self._page) for path in (*PAGES, *GALLERY)]
        others = [
            Route("/site.webmanifest", manifest),
            Route("/offline", offline_page),
            Route("/healthz", self._health),
            Route("/metrics", self._metrics),
            WebSocketRoute("/ws/{table}", self._socket),
            Route("/docs", self._docs.front),
            Route("/docs/{path:path}", self._docs.file),
            Route("/here", self._site.front),
            Route("/here/{path:path}", self._site.file),
            Route("/{path:path}", self._client.file),
        ]
        return Starlette(
            routes=[
                *pages,
                *self.api.routes(),
                *self.people.routes(),
                *self.passkeys.routes(),
                *self.days_api.routes(),
                *self.admin.routes(),
                *others,
            ],
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
        await self.store.open()
        await self._leases.open()
        await self.bus.open()
        await self.links.open()
        await self._hinting.open()
        await self._thinking.open()
        works: list[Coroutine[Any, Any, None]] = [
            self._leases.watch_for_ever(),
            self.links.beat_for_ever(),
            self._hinting.tell_for_ever(),
            self.lobby.sweep_for_ever(),
            self.crier.watch_for_ever(),
            self.director.watch_for_ever(),
            self.tables.check_rest(),
            self.books.settle_for_ever(),
            self._restore_for_ever(),
            self._load.watch_for_ever(),
            tidy_up_for_ever(),
            asyncio.to_thread(get_ready_to_speak),  # or everybody waits for the first sentence
        ]
        behind = [asyncio.create_task(work) for work in works]
        try:
            with self._errors.listening():
                yield
        finally:
            for task in behind:
                task.cancel()
            try:
                await self.hand_over_tables()
            finally:
                self.pool.close()
                await self.people.finish()
                await asyncio.wait(behind, timeout=END_WITHIN)  # with their queries
                await self.bus.end()
                await self.store.end()

    async def hand_over_tables(self) -> None:
        """Hand over what is here; twice does nothing more."""
        await self.lobby.hand_over_tables()
        await self.links.end()

    async def _restore_for_ever(self) -> None:
        """Take a file that somebody wants to have back, whenever one is there."""
        store = self.store
        if not isinstance(store, Store) or store.path == MEMORY:
            return
        path = store.path
        backups.wish_of(path).unlink(missing_ok=True)  # whoever wished that has given up
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if backups.wish_of(path).exists():
                await self._restore(store, path)

    async def _restore(self, store: Store, path: str) -> None:
        wish = str(backups.wish_of(path))
        try:
            kept = await self.lobby.take_restored(lambda: store.exchange_for(wish))
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
            response.headers["cache-control"] = ONE_GUESTS  # or a proxy hands it to the next one
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


def data_folder() -> Path:
    """Where things are kept unless somebody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "tokyork"


def make_server(
    path: str,
    limits: Limits | None = None,
    pool: WorkerPool | None = None,
    way: Way | None = None,
    bus: Bus | None = None,
) -> Server:
    """A server on a file of tables, or on a database that several share."""
    return Server(make_ground(path, bus), limits or Limits(), pool, way)


def make_ground(path: str, bus: Bus | None = None) -> Ground:
    """What a server on this file or database stands on."""
    shelf = shelf_for(path, data_folder())
    if not is_address(path):
        return Ground(Store(path), shelf=shelf, puzzles=book_beside(path))
    from tokyork.server.storage.postgres.postgres_store import PostgresStore  # noqa: PLC0415 - an extra
    from tokyork.server.storage.postgres.shared_leases import SharedLeases  # noqa: PLC0415 - the same

    store = PostgresStore(path)
    return Ground(store, SharedLeases(store, store.now, store.renewal), bus or LocalBus(), shelf)
