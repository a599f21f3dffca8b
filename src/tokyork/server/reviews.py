"""Looking back upon games: reviews of those that are over, and how somebody was knocked out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct

from tokyork.core import events
from tokyork.review.ends import Fall, ends
from tokyork.review.report import Review  # noqa: TC001 - msgspec reads it
from tokyork.review.words import Teller
from tokyork.server import shelf
from tokyork.server.logbook import turn_starts
from tokyork.server.messages import SeatKind  # noqa: TC001 - msgspec reads it
from tokyork.server.refusals import RefusedError
from tokyork.server.workers import NoAnswerError

if TYPE_CHECKING:
    from tokyork import Game
    from tokyork.server.store import Store
    from tokyork.server.tables import Table, TableData
    from tokyork.server.thinking import Thinker

REMEMBERED = 64


class PastPlayer(Struct):
    """Who played a seat."""

    seat: str
    kind: SeatKind
    name: str
    level: int | None
    """Of the bot that sat here, or stood in."""
    stood_in: bool
    yours: bool


class GameReview(Struct):
    """GET /api/games/TABLE/review."""

    table: str
    players: list[PastPlayer]
    review: Review


class Falls(Struct):
    """GET /api/games/TABLE/falls: how everybody went out so far, which all have seen."""

    ends: list[Fall]


class Reviews:
    """Reviews of games that are over, made in a worker and kept for a while."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        """None is made yet."""
        self._store = store
        self._thinker = thinker
        self._made: dict[tuple[str, str], asyncio.Task[Review]] = {}

    async def of(self, table: str, language: str, guest: str) -> GameReview:
        """The review of a table's game; refused until that is over."""
        data = await shelf.find_over(self._store, table)
        return GameReview(table, players(data, guest), await self._review(data, language))

    async def _review(self, data: TableData, language: str) -> Review:
        key = (data.table, language)
        if key not in self._made:
            self._made[key] = asyncio.create_task(self._make(data, language))
            self._made[key].add_done_callback(lambda task: self._forget_failed(key, task))
            if len(self._made) > REMEMBERED:
                self._made.pop(next(iter(self._made)))
        try:
            return await asyncio.shield(self._made[key])
        except NoAnswerError as error:
            raise RefusedError("not_now", "review-failed") from error

    def _forget_failed(self, key: tuple[str, str], task: asyncio.Task[Review]) -> None:
        """Whoever asks again makes it anew."""
        if task.cancelled() or task.exception() is not None:
            self._made.pop(key, None)

    async def _make(self, data: TableData, language: str) -> Review:
        moves = await shelf.find_moves(self._store, data.table)
        found: Review = await self._thinker.ask(
            "review", start=data.start, moves=moves, language=language
        )
        return found


def players(data: TableData, guest: str) -> list[PastPlayer]:
    """Who played, in the order of the seats."""
    return [
        PastPlayer(
            f"p{number}",
            place.kind,
            place.name,
            place.level if place.by_bot else None,
            place.stood_in,
            place.guest == guest,
        )
        for number, place in enumerate(data.places, 1)
    ]


def falls(table: Table, language: str) -> Falls:
    """How everybody went out so far, from what spectators know."""
    game = table.running.game
    return Falls(ends(_deadly_turns(game), Teller(game, language)))


def _deadly_turns(game: Game) -> list[list[dict[str, object]]]:
    """The events of the turns in which somebody was knocked out."""
    log = game.state.log or []
    starts = turn_starts(game)
    edges = list(zip(starts, [*starts[1:], len(log)], strict=True))
    deadly = [
        (start, end)
        for start, end in edges
        if any(log[n].kind == events.KNOCKED_OUT for n in range(start, end))
    ]
    return [game.events(start)[: end - start] for start, end in deadly]
