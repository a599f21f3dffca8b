"""Game reviews, and how somebody was knocked out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tokyork.core import events
from tokyork.formats.notation import seat_text
from tokyork.review.ends import ends
from tokyork.review.finishing_order import places
from tokyork.review.teller import Teller
from tokyork.server.feed.logbook import turn_starts
from tokyork.server.protocol.calls import Falls, GameReview, PastPlayer
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.work.place_to_think import NoAnswerError

if TYPE_CHECKING:
    from tokyork import Game
    from tokyork.review.report import Review
    from tokyork.server.dice_cup import DiceCup
    from tokyork.server.storage.table_store import TableStore
    from tokyork.server.table.table import Table, TableData
    from tokyork.server.work.place_to_think import Keys, Thinking

REMEMBERED = 64


class Reviews:
    """Reviews of games that are over, made in a worker and kept for a while."""

    def __init__(self, tables: TableStore, dice: DiceCup, pool: Thinking) -> None:
        """None is made yet."""
        self._tables = tables
        self._dice = dice
        self._pool = pool
        self._made: dict[tuple[str, str], asyncio.Task[Review]] = {}

    async def of(self, table: str, language: str, guest: str, address: str) -> GameReview:
        """The review of a table's game; refused until that is over."""
        data = await self._tables.finished(table)
        made = await self._review(data, language, (address, guest))
        on_server = (await self._dice.tallies()).get(data.settings.city)
        return GameReview(table, players(data, guest), made, on_server)

    async def _review(self, data: TableData, language: str, who: Keys) -> Review:
        key = (data.table, language)
        if key not in self._made:
            self._made[key] = asyncio.create_task(self._make(data, language, who))
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

    async def _make(self, data: TableData, language: str, who: Keys) -> Review:
        moves = await self._tables.moves(data.table)
        found: Review = await self._pool.ask(
            "review", who, start=data.start, moves=moves, language=language
        )
        return found


def players(data: TableData, guest: str) -> list[PastPlayer]:
    """Who played, in the order of the seats."""
    return [
        PastPlayer(
            seat_text(number),
            chair.kind,
            chair.name,
            chair.level if chair.by_bot else None,
            chair.stood_in,
            chair.guest == guest,
        )
        for number, chair in enumerate(data.chairs)
    ]


def falls(table: Table, language: str) -> Falls:
    """How everybody went out so far, from what spectators know."""
    game = table.running.game
    found = ends(_deadly_turns(game), Teller(game, language))
    return Falls(found, places(game, found))


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
