"""The addresses of the server: pages, a few calls over HTTP, and a socket for each table."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tokyork.server.assets import Client
from tokyork.server.guests import guest_of
from tokyork.server.guides import NewLesson, NewPractice, Practice
from tokyork.server.headers import SafeHeaders, is_from_our_pages, is_on_this_machine
from tokyork.server.hub import FULL, GONE, Connection
from tokyork.server.installed import manifest, offline_page
from tokyork.server.limits import FRAME, Limits
from tokyork.server.lobby import Lobby
from tokyork.server.messages import Answer, AnyRequest, Home, Made, NewTable, Refused
from tokyork.server.refusals import RefusedError
from tokyork.server.replays import LONGEST, Fork, Replay, Replays, Saved, Steps
from tokyork.server.reviews import Falls, GameReview, Reviews, falls
from tokyork.server.store import Store
from tokyork.server.thinking import Thinker
from tokyork.server.wording import clean_name
from tokyork.text import FALLBACK

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from starlette.requests import HTTPConnection, Request
    from starlette.types import Message

    from tokyork.server.rooms import Room

PAGES = (
    "/",
    "/new",
    "/join",
    "/t/{table}",
    "/t/{table}/review",
    "/g/{table}",
    "/settings",
    "/about",
    "/rules/{city}",
    "/rulings",
    "/practice",
)
GALLERY = ("/cards", "/cards/{city}", "/cards/{city}/{card}")
STATUS = {"limit": 429, "gone": 404}
LONGEST_NUMBER = 9
T = TypeVar("T")


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/name."""

    name: str


class Server:
    """Everything that a running server has."""

    def __init__(self, store: Store, limits: Limits, thinker: Thinker | None = None) -> None:
        """Workers for bots start now."""
        self.store = store
        self.limits = limits
        self.thinker = thinker or Thinker()
        self.lobby = Lobby(store, self.thinker, limits)
        self.reviews = Reviews(store, self.thinker)
        self.replays = Replays(store, self.thinker, self.lobby)
        self.client = Client()
        self.addresses: list[str] = []
        """Where others in the local network find this server."""
        self._requests = msgspec.json.Decoder(AnyRequest)

    def app(self) -> Starlette:
        """Its addresses."""
        pages = [Route(path, self._page) for path in (*PAGES, *GALLERY)]
        calls = [
            Route("/api/home", self._home),
            Route("/site.webmanifest", manifest),
            Route("/offline", offline_page),
            Route("/api/tables", self._make, methods=["POST"]),
            Route("/api/name", self._name, methods=["POST"]),
            Route("/api/games", self._open, methods=["POST"]),
            Route("/api/games/{table}", self._replay),
            Route("/api/games/{table}/steps", self._steps),
            Route("/api/games/{table}/record", self._record),
            Route("/api/games/{table}/fork", self._fork, methods=["POST"]),
            Route("/api/games/{table}/review", self._review),
            Route("/api/games/{table}/falls", self._falls),
            Route("/api/practice", self._practice, methods=["POST"]),
            Route("/api/lessons", self._lesson, methods=["POST"]),
            Route("/healthz", self._health),
            Route("/metrics", self._metrics),
            WebSocketRoute("/ws/{table}", self._socket),
            Route("/{path:path}", self.client.file),
        ]
        return Starlette(
            routes=[*pages, *calls], middleware=[Middleware(SafeHeaders)], lifespan=self._live
        )

    @contextlib.asynccontextmanager
    async def _live(self, _: Starlette) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(self.lobby.sweep_for_ever())
        try:
            yield
        finally:
            sweeping.cancel()
            self.lobby.close()
            self.thinker.close()
            self.store.close()

    # --- over HTTP ---

    async def _page(self, request: Request) -> Response:
        response = self.client.page(request)
        guest = guest_of(request)
        if guest.cookie is not None:
            response.headers.append("set-cookie", guest.cookie)
        return response

    async def _home(self, request: Request) -> Response:
        async def home(guest: str) -> Home:
            found = await self.lobby.home(guest)
            found.addresses = self.addresses if is_on_this_machine(request) else []
            return found

        return await self._answer(request, home)

    async def _make(self, request: Request) -> Response:
        async def make(guest: str) -> Made:
            wanted = await self._body(request, NewTable)
            room = await self.lobby.make(wanted, guest, _address(request))
            return Made(room.name)

        return await self._answer(request, make)

    async def _lesson(self, request: Request) -> Response:
        async def make(guest: str) -> Made:
            wanted = await self._body(request, NewLesson)
            return Made((await self.lobby.make_lesson(wanted, guest, _address(request))).name)

        return await self._answer(request, make)

    async def _practice(self, request: Request) -> Response:
        async def look(guest: str) -> Practice:
            wanted = await self._body(request, NewPractice)
            return await self.lobby.practise(wanted, guest, _address(request))

        return await self._answer(request, look)

    async def _name(self, request: Request) -> Response:
        async def name(guest: str) -> NewName:
            wanted = await self._body(request, NewName)
            cleaned = clean_name(wanted.name)
            await self.lobby.remember_name(guest, cleaned)
            return NewName(cleaned)

        return await self._answer(request, name)

    async def _replay(self, request: Request) -> Response:
        async def replay(guest: str) -> Replay:
            seat, language = request.query_params.get("seat"), self._language(request)
            return await self.replays.of(request.path_params["table"], seat, language, guest)

        return await self._answer(request, replay)

    async def _steps(self, request: Request) -> Response:
        async def steps(_: str) -> Steps:
            query = request.query_params
            first, last = _number(query.get("from")) or 0, _number(query.get("to")) or 0
            seat, language = query.get("seat"), self._language(request)
            return await self.replays.steps(
                request.path_params["table"], first, last, seat, language
            )

        return await self._answer(request, steps)

    async def _record(self, request: Request) -> Response:
        async def record(_: str) -> Saved:
            return Saved(await self.replays.record(request.path_params["table"]))

        return await self._answer(request, record)

    async def _open(self, request: Request) -> Response:
        async def opened(guest: str) -> Made:
            wanted = await self._body(request, Saved, LONGEST)
            return Made(await self.replays.open(wanted.text, guest, _address(request)))

        return await self._answer(request, opened)

    async def _fork(self, request: Request) -> Response:
        async def fork(guest: str) -> Made:
            wanted = await self._body(request, Fork)
            table = request.path_params["table"]
            room = await self.replays.fork(table, wanted, guest, _address(request))
            return Made(room.name)

        return await self._answer(request, fork)

    async def _review(self, request: Request) -> Response:
        async def review(guest: str) -> GameReview:
            language = self._language(request)
            return await self.reviews.of(request.path_params["table"], language, guest)

        return await self._answer(request, review)

    async def _falls(self, request: Request) -> Response:
        async def fallen(_: str) -> Falls:
            room = await self.lobby.room(request.path_params["table"])
            if room is None:
                raise RefusedError("gone", "review-unknown")
            return falls(room.table, self._language(request))

        return await self._answer(request, fallen)

    def _language(self, request: Request) -> str:
        return self.lobby.language(request.query_params.get("language", FALLBACK))

    async def _answer(
        self, request: Request, call: Callable[[str], Awaitable[msgspec.Struct]]
    ) -> Response:
        """Call it for the guest, or say why not."""
        guest = guest_of(request)
        try:
            self._check(request)
            answer, status = await call(guest.id), 200
        except RefusedError as refused:
            answer, status = (
                Refused(refused.problem(self._language(request))),
                STATUS.get(refused.kind, 400),
            )
        response = _json(answer, status)
        if guest.cookie is not None:
            response.headers.append("set-cookie", guest.cookie)
        return response

    def _check(self, request: Request) -> None:
        if request.method == "POST" and not is_from_our_pages(request):
            raise RefusedError("bad", "server-other_origin")
        if not self.limits.may_call(_address(request)):
            raise RefusedError("limit", "server-too_fast")

    async def _body(self, request: Request, kind: type[T], longest: int = FRAME) -> T:
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > longest:
                raise RefusedError("bad", "server-too_long")
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise RefusedError("bad", "server-garbled") from error

    async def _health(self, _: Request) -> Response:
        await self.store.read("SELECT 1")
        return _json({"status": "ok", "tables": len(self.lobby.rooms)})

    async def _metrics(self, _: Request) -> Response:
        return Response(self.lobby.metrics.text(), media_type="text/plain; version=0.0.4")

    # --- sockets ---

    async def _socket(self, socket: WebSocket) -> None:
        address = _address(socket)
        if not is_from_our_pages(socket):
            await socket.close()  # before it is accepted: 403
            return
        if not self.limits.connect(address):
            await socket.send_denial_response(Response(status_code=429))
            return
        try:
            await self._accept(socket, address)
        finally:
            self.limits.disconnect(address)

    async def _accept(self, socket: WebSocket, address: str) -> None:
        guest = guest_of(socket)
        headers = [] if guest.cookie is None else [(b"set-cookie", guest.cookie.encode())]
        await socket.accept(headers=headers)
        room = await self.lobby.room(socket.path_params["table"])
        if room is None:
            await socket.close(GONE)
            return
        query = socket.query_params
        language = self.lobby.language(query.get("language", FALLBACK))
        connection = Connection(socket, guest.id, language)
        try:
            since, said = _number(query.get("since")), _number(query.get("said"))
            await room.enter(connection, since, said, query.get("seat", ""))
            await self._listen(socket, connection, room, address)
        finally:
            room.leave(connection)
            await connection.end()
            self.lobby.metrics.cut_off.inc(connection.too_slow)

    async def _listen(
        self, socket: WebSocket, connection: Connection, room: Room, address: str
    ) -> None:
        key = secrets.token_hex(8)
        with contextlib.suppress(WebSocketDisconnect):
            while not connection.cut_off:
                message = await socket.receive()
                if message["type"] != "websocket.receive":
                    return
                if not self.limits.may_still_ask(address):
                    connection.cut(FULL)
                    return
                allowed = self.limits.may_ask(key)
                await self._hear(message, connection, room, allowed=allowed)

    async def _hear(
        self, message: Message, connection: Connection, room: Room, *, allowed: bool
    ) -> None:
        request: AnyRequest | None = None
        try:
            request = self._decoded(message)
            if allowed:
                with self.lobby.metrics.request_seconds.time():
                    await room.request(connection, request)
                return
            refused = RefusedError("limit", "server-too_fast")
        except RefusedError as error:
            refused = error
        problem = refused.problem(connection.language)
        self.lobby.metrics.answered(problem)
        nonce = request.nonce if request else ""
        connection.post(msgspec.json.encode(Answer(nonce, room.table.seq, problem)))

    def _decoded(self, message: Message) -> AnyRequest:
        data = message.get("text")
        try:
            request: AnyRequest = self._requests.decode(
                data if data is not None else message["bytes"]
            )
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise RefusedError("bad", "server-garbled") from error
        return request


def make_server(path: str, limits: Limits | None = None, thinker: Thinker | None = None) -> Server:
    """A server on a file of tables."""
    return Server(Store(path), limits or Limits(), thinker)


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def _number(text: str | None) -> int | None:
    """A whole number from an address; anything else is as if it were not there."""
    if text is None or not text.isascii() or not text.isdecimal() or len(text) > LONGEST_NUMBER:
        return None
    return int(text)


def _json(answer: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(
        msgspec.json.encode(answer), status, headers=headers, media_type="application/json"
    )
