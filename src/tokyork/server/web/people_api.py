"""What players ask about themselves over HTTP, and the leaderboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from tokyork.cities import CITIES
from tokyork.server.people.exporting import exported
from tokyork.server.protocol.people_calls import (
    Carry,
    Departure,
    GameRating,
    Gone,
    Leaderboard,
    Me,
    NewWishes,
    PastGames,
    PuzzleDiary,
    SecretWords,
    Statistics,
    Transfer,
)
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.web.addresses import address_of
from tokyork.server.web.answering import Answering, json_response, posted
from tokyork.server.web.becoming import become
from tokyork.server.web.guests import YEAR, cookie_of, guest_by, guest_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from tokyork.server.limits import Limits
    from tokyork.server.people.carrying import Carrying, Newcomer
    from tokyork.server.people.departing import Departing
    from tokyork.server.people.diary_desk import DiaryDesk
    from tokyork.server.people.player_desk import PlayerDesk
    from tokyork.server.protocol.people_calls import Against
    from tokyork.server.storage.player_store import PlayerStore
    from tokyork.server.storage.table_store import TableStore


class PeopleApi(Answering):
    """The calls of the pages about players."""

    def __init__(  # noqa: PLR0913, PLR0917 - all that these pages show
        self,
        players: PlayerStore,
        tables: TableStore,
        desk: PlayerDesk,
        carrying: Carrying,
        departing: Departing,
        diaries: DiaryDesk,
        limits: Limits,
    ) -> None:
        """Everything it asks is handed to it."""
        super().__init__(limits)
        self._players = players
        self._tables = tables
        self._desk = desk
        self._carrying = carrying
        self._departing = departing
        self._diaries = diaries

    def routes(self) -> list[Route]:
        """Their addresses."""
        return [
            Route("/api/me", self._me),
            Route("/api/me", self._wish, methods=["POST"]),
            Route("/api/me/games", self._games),
            Route("/api/me/statistics", self._statistics),
            Route("/api/me/puzzles", self._puzzles, methods=["POST"]),
            Route("/api/me/export", self._export),
            Route("/api/me/transfer", self._transfer, methods=["POST"]),
            Route("/api/me/carry", self._carry, methods=["POST"]),
            Route("/api/me/phrase", self._phrase, methods=["POST"]),
            Route("/api/me/restore", self._restore, methods=["POST"]),
            Route("/api/me/delete", self._delete, methods=["POST"]),
            Route("/api/leaderboard", self._leaderboard),
            Route("/api/games/{table}/rating", self._rating),
        ]

    async def finish(self) -> None:
        """Let what is being found out end before the store does."""
        await self._desk.finish()

    async def _me(self, request: Request) -> Response:
        return await self._answer(request, self._desk.me)

    async def _wish(self, request: Request) -> Response:
        async def wish(guest: str) -> Me:
            wanted = await posted(request, NewWishes)
            if not self._limits.may_be_named(address_of(request)):
                raise RefusedError("limit", "server-too_fast")
            return await self._desk.wish(guest, wanted)

        return await self._answer(request, wish)

    async def _games(self, request: Request) -> Response:
        async def games(guest: str) -> PastGames:
            return await self._desk.games(guest, request.query_params, address_of(request))

        return await self._answer(request, games)

    async def _statistics(self, request: Request) -> Response:
        async def statistics(guest: str) -> Statistics:
            return await self._desk.statistics(guest)

        return await self._answer(request, statistics)

    async def _puzzles(self, request: Request) -> Response:
        async def puzzles(guest: str) -> PuzzleDiary:
            brought = await posted(request, PuzzleDiary)
            if not self._limits.may_be_named(address_of(request)):
                raise RefusedError("limit", "server-too_fast")
            return await self._diaries.bring(guest, brought)

        return await self._answer(request, puzzles)

    async def _leaderboard(self, request: Request) -> Response:
        async def leaders(guest: str) -> Leaderboard:
            city = request.query_params.get("city", "tokyo")
            if city not in CITIES:
                raise RefusedError("bad", "server-no_city")
            wanted = request.query_params.get("against")
            against: Against = "bots" if wanted == "bots" else "people"
            return await self._desk.leaderboard(city, against, guest)

        return await self._answer(request, leaders)

    async def _rating(self, request: Request) -> Response:
        async def rating(guest: str) -> GameRating:
            return await self._desk.rating_of(request.path_params["table"], guest)

        return await self._answer(request, rating)

    # --- to another device ---

    async def _transfer(self, request: Request) -> Response:
        async def transfer(guest: str) -> Transfer:
            secret = guest_of(request).secret
            if guest_by(secret) != guest:  # a browser without a cookie is somebody else each time
                raise RefusedError("bad", "people-no_cookie")
            return await self._carrying.transfer(secret)

        return await self._answer(request, transfer)

    async def _phrase(self, request: Request) -> Response:
        async def phrase(guest: str) -> SecretWords:
            secret = guest_of(request).secret
            if guest_by(secret) != guest:
                raise RefusedError("bad", "people-no_cookie")
            return self._carrying.phrase(secret)

        return await self._answer(request, phrase)

    async def _carry(self, request: Request) -> Response:
        async def carry() -> Newcomer:
            code = (await posted(request, Carry)).code
            return await self._carrying.carry(code, address_of(request))

        return await become(request, carry, self._answer)

    async def _restore(self, request: Request) -> Response:
        async def restore() -> Newcomer:
            words = (await posted(request, SecretWords)).words
            return await self._carrying.restore(words, address_of(request))

        return await become(request, restore, self._answer)

    # --- everything, and nothing ---

    async def _export(self, request: Request) -> Response:
        guest = guest_of(request)
        try:
            self._check(request)
        except RefusedError as error:
            return json_response(*self._refused(request, error))
        headers = {
            "cache-control": "no-store",
            "content-disposition": 'attachment; filename="tokyork-player.json"',
        }
        pieces = exported(self._players, self._tables, guest.id)
        return StreamingResponse(pieces, media_type="application/json", headers=headers)

    async def _delete(self, request: Request) -> Response:
        async def depart(guest: str) -> Gone:
            if not (await posted(request, Departure)).sure:
                raise RefusedError("bad", "server-garbled")
            return await self._departing.depart(guest)

        response = await self._answer(request, depart)
        if response.status_code == 200:
            ended = cookie_of(request, "").replace(f"Max-Age={YEAR}", "Max-Age=0")
            del response.headers["set-cookie"]
            response.headers.append("set-cookie", ended)
        return response
