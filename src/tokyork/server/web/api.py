"""What is asked over HTTP: each call checks who asks, does its work, and answers or refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import Route

from tokyork.server.limits import FRAME
from tokyork.server.protocol.calls import (
    DiceList,
    DiceMade,
    Falls,
    Fork,
    GameReview,
    Home,
    Made,
    NewLesson,
    NewName,
    NewPractice,
    NewTable,
    Practice,
    Refused,
    Replay,
    Saved,
    Steps,
    read_call,
)
from tokyork.server.protocol.clean_text import clean_name
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.replays import LONGEST
from tokyork.server.reviews import falls
from tokyork.server.web.addresses import address_of, number_in
from tokyork.server.web.guests import guest_of
from tokyork.server.web.hosts import is_from_our_pages, is_on_this_machine
from tokyork.words.texts import FALLBACK, known_language

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from tokyork.server.dice_cup import DiceCup
    from tokyork.server.limits import Limits
    from tokyork.server.lobby import Lobby
    from tokyork.server.replays import Replays
    from tokyork.server.reviews import Reviews
    from tokyork.server.storage.table_store import TableStore

STATUS = {"limit": 429, "gone": 404, "cannot_save": 507}
T = TypeVar("T")


class Api:
    """The calls of the browser that are not about a running game."""

    def __init__(  # noqa: PLR0913, PLR0917 - its rooms
        self,
        lobby: Lobby,
        tables: TableStore,
        dice: DiceCup,
        reviews: Reviews,
        replays: Replays,
        limits: Limits,
    ) -> None:
        """Everything it asks is handed to it."""
        self._lobby = lobby
        self._tables = tables
        self._dice = dice
        self._reviews = reviews
        self._replays = replays
        self._limits = limits
        self.addresses: list[str] = []
        """Where others in the local network find this server."""

    def routes(self) -> list[Route]:
        """Their addresses."""
        return [
            Route("/api/home", self._home),
            Route("/api/tables", self._make, methods=["POST"]),
            Route("/api/dice", self._commit, methods=["POST"]),
            Route("/api/dice/list", self._dice_list),
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
        ]

    async def _home(self, request: Request) -> Response:
        async def home(guest: str) -> Home:
            found = await self._lobby.home(guest)
            found.addresses = self.addresses if is_on_this_machine(request) else []
            return found

        return await self._answer(request, home)

    async def _make(self, request: Request) -> Response:
        async def make(guest: str) -> Made:
            wanted = await self._body(request, NewTable)
            room = await self._lobby.make(wanted, guest, address_of(request))
            return Made(room.name)

        return await self._answer(request, make)

    async def _commit(self, request: Request) -> Response:
        async def commit(guest: str) -> DiceMade:
            self._limits.may_commit(guest, address_of(request))
            return await self._dice.offer(guest)

        return await self._answer(request, commit)

    async def _dice_list(self, request: Request) -> Response:
        async def listed(_: str) -> DiceList:
            return await self._dice.listed(number_in(request.query_params.get("from")) or 1)

        return await self._answer(request, listed)

    async def _lesson(self, request: Request) -> Response:
        async def make(guest: str) -> Made:
            wanted = await self._body(request, NewLesson)
            return Made((await self._lobby.make_lesson(wanted, guest, address_of(request))).name)

        return await self._answer(request, make)

    async def _practice(self, request: Request) -> Response:
        async def look(guest: str) -> Practice:
            wanted = await self._body(request, NewPractice)
            return await self._lobby.practise(wanted, guest, address_of(request))

        return await self._answer(request, look)

    async def _name(self, request: Request) -> Response:
        async def name(guest: str) -> NewName:
            wanted = await self._body(request, NewName)
            cleaned = clean_name(wanted.name)
            if not self._limits.may_be_named(address_of(request)):
                raise RefusedError("limit", "server-too_fast")
            await self._tables.remember_name(guest, cleaned)
            return NewName(cleaned)

        return await self._answer(request, name)

    async def _replay(self, request: Request) -> Response:
        async def replay(guest: str) -> Replay:
            seat, language = request.query_params.get("seat"), self._language(request)
            return await self._replays.of(
                request.path_params["table"], seat, language, guest, address_of(request)
            )

        return await self._answer(request, replay)

    async def _steps(self, request: Request) -> Response:
        async def steps(guest: str) -> Steps:
            query = request.query_params
            part = number_in(query.get("from")) or 0, number_in(query.get("to")) or 0
            seat, language = query.get("seat"), self._language(request)
            return await self._replays.steps(
                request.path_params["table"], part, seat, language, (address_of(request), guest)
            )

        return await self._answer(request, steps)

    async def _record(self, request: Request) -> Response:
        async def record(guest: str) -> Saved:
            who = (address_of(request), guest)
            return Saved(await self._replays.record(request.path_params["table"], who))

        return await self._answer(request, record)

    async def _open(self, request: Request) -> Response:
        async def opened(guest: str) -> Made:
            wanted = await self._body(request, Saved, LONGEST)
            return Made(await self._replays.open(wanted.text, guest, address_of(request)))

        return await self._answer(request, opened)

    async def _fork(self, request: Request) -> Response:
        async def fork(guest: str) -> Made:
            wanted = await self._body(request, Fork)
            table = request.path_params["table"]
            room = await self._replays.fork(table, wanted, guest, address_of(request))
            return Made(room.name)

        return await self._answer(request, fork)

    async def _review(self, request: Request) -> Response:
        async def review(guest: str) -> GameReview:
            language = self._language(request)
            table, address = request.path_params["table"], address_of(request)
            return await self._reviews.of(table, language, guest, address)

        return await self._answer(request, review)

    async def _falls(self, request: Request) -> Response:
        async def fallen(_: str) -> Falls:
            room = await self._lobby.room(request.path_params["table"])
            if room is None:
                raise RefusedError("gone", "review-unknown")
            return falls(room.table, self._language(request))

        return await self._answer(request, fallen)

    def _language(self, request: Request) -> str:
        return known_language(request.query_params.get("language", FALLBACK))

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
        response = json_response(answer, status)
        if guest.cookie is not None:
            response.headers.append("set-cookie", guest.cookie)
        return response

    def _check(self, request: Request) -> None:
        if request.method == "POST" and not is_from_our_pages(request):
            raise RefusedError("bad", "server-other_origin")
        if not self._limits.may_call(address_of(request)):
            raise RefusedError("limit", "server-too_fast")

    async def _body(self, request: Request, kind: type[T], longest: int = FRAME) -> T:
        body = bytearray()
        try:
            async for part in request.stream():
                body += part
                if len(body) > longest:
                    raise RefusedError("bad", "server-too_long")
        except ClientDisconnect as gone:  # broken off in the middle: nobody reads the answer
            raise RefusedError("bad", "server-garbled") from gone
        return read_call(body, kind)


def json_response(answer: object, status: int = 200) -> Response:
    """Something as JSON, which nobody keeps."""
    headers = {"cache-control": "no-store"}
    return Response(
        msgspec.json.encode(answer), status, headers=headers, media_type="application/json"
    )
