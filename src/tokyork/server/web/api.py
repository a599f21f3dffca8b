"""What is asked over HTTP: each call checks who asks, does its work, and answers or refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import Route

from tokyork.server.protocol.calls import (
    ChoiceReview,
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
    NewRules,
    NewTable,
    Practice,
    PuzzleList,
    PuzzleToPlay,
    Replay,
    RulesEffect,
    Saved,
    Steps,
)
from tokyork.server.protocol.clean_text import given_name
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.replays import LONGEST
from tokyork.server.reviews import falls
from tokyork.server.web.addresses import address_of, number_in
from tokyork.server.web.answering import Answering, posted
from tokyork.server.web.hosts import is_on_this_machine

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from tokyork.server.dice_cup import DiceCup
    from tokyork.server.judgements import Judgements
    from tokyork.server.limits import Limits
    from tokyork.server.lobby import Lobby
    from tokyork.server.puzzle_desk import PuzzleDesk
    from tokyork.server.replays import Replays
    from tokyork.server.reviews import Reviews
    from tokyork.server.storage.table_store import TableStore


class Api(Answering):
    """The calls of the browser that are not about a running game."""

    def __init__(  # noqa: PLR0913, PLR0917 - its rooms
        self,
        lobby: Lobby,
        tables: TableStore,
        dice: DiceCup,
        reviews: Reviews,
        replays: Replays,
        limits: Limits,
        judgements: Judgements,
        puzzles: PuzzleDesk,
    ) -> None:
        """Everything it asks is handed to it."""
        self._lobby = lobby
        self._tables = tables
        self._dice = dice
        self._reviews = reviews
        self._replays = replays
        self._judgements = judgements
        self._puzzles = puzzles
        super().__init__(limits)
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
            Route("/api/games/{table}/choices", self._choices),
            Route("/api/puzzles", self._puzzle_list),
            Route("/api/puzzles/{puzzle}", self._puzzle),
            Route("/api/practice", self._practice, methods=["POST"]),
            Route("/api/rules", self._rules, methods=["POST"]),
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
            wanted = await posted(request, NewTable)
            return Made(await self._lobby.make(wanted, guest, address_of(request)))

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
            wanted = await posted(request, NewLesson)
            return Made((await self._lobby.make_lesson(wanted, guest, address_of(request))).name)

        return await self._answer(request, make)

    async def _practice(self, request: Request) -> Response:
        async def look(guest: str) -> Practice:
            wanted = await posted(request, NewPractice)
            return await self._lobby.practise(wanted, guest, address_of(request))

        return await self._answer(request, look)

    async def _rules(self, request: Request) -> Response:
        async def look(guest: str) -> RulesEffect:
            wanted = await posted(request, NewRules)
            return await self._lobby.weigh_rules(wanted, (address_of(request), guest))

        return await self._answer(request, look)

    async def _name(self, request: Request) -> Response:
        async def name(guest: str) -> NewName:
            wanted = await posted(request, NewName)
            cleaned = given_name(wanted.name)
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
            wanted = await posted(request, Saved, LONGEST)
            return Made(await self._replays.open(wanted.text, guest, address_of(request)))

        return await self._answer(request, opened)

    async def _fork(self, request: Request) -> Response:
        async def fork(guest: str) -> Made:
            wanted = await posted(request, Fork)
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

    async def _choices(self, request: Request) -> Response:
        async def choices(guest: str) -> ChoiceReview:
            seat, language = request.query_params.get("seat"), self._language(request)
            who = (address_of(request), guest)
            return await self._judgements.of(request.path_params["table"], seat, language, who)

        return await self._answer(request, choices)

    async def _puzzle_list(self, request: Request) -> Response:
        async def listed(guest: str) -> PuzzleList:
            return await self._puzzles.listed((address_of(request), guest))

        return await self._answer(request, listed)

    async def _puzzle(self, request: Request) -> Response:
        async def shown(guest: str) -> PuzzleToPlay:
            who = (address_of(request), guest)
            name, language = request.path_params["puzzle"], self._language(request)
            return await self._puzzles.shown(name, language, who)

        return await self._answer(request, shown)

    async def _falls(self, request: Request) -> Response:
        async def fallen(_: str) -> Falls:
            table = await self._lobby.look(request.path_params["table"])
            if table is None:
                raise RefusedError("gone", "review-unknown")
            return falls(table, self._language(request))

        return await self._answer(request, fallen)
