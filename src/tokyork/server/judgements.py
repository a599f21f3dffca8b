"""The choices of people in games that are over, judged by workers part by part.

What they gave away is told to whoever keeps histories, as soon as it is known.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from tokyork.formats.notation import seat_text
from tokyork.server.protocol.calls import ChoiceReview
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.storage.cannot_save import CannotSaveError
from tokyork.server.work.place_to_think import NoAnswerError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from tokyork.review.decisions import JudgedChoice, SeatJudgement
    from tokyork.server.storage.table_store import TableStore
    from tokyork.server.table.table import TableData
    from tokyork.server.work.place_to_think import Keys, Thinking

    Keep = Callable[[str, str, float], Awaitable[None]]

PART = 6
"""Choices that a worker judges at once: about two seconds, then others have their turn."""
REMEMBERED = 64
AT_ONCE = 8
"""Seats that are being judged for one address; or it would push out those of others."""


class JudgedSeat:
    """The work on one seat of one game."""

    def __init__(self, pool: Thinking, who: Keys, data: TableData, seat: str) -> None:
        """Nothing is judged yet."""
        self._pool, self._who, self._data, self.seat = pool, who, data, seat
        self.choices: list[JudgedChoice] = []
        self.total: int | None = None
        self.task: asyncio.Task[None] | None = None
        self._moves: list[str] = []
        self._told: dict[str, SeatJudgement] = {}

    def has_ended(self) -> bool:
        """Whether all is judged; raises what kept it from that, and begins anew when asked."""
        if self.task is None or not self.task.done():
            return False
        ended, self.task = self.task, None
        ended.result()
        self.task = ended
        return True

    async def work(self, tables: TableStore, keep: Keep) -> None:
        """Judge what is not judged yet, part by part; then let the sum of it be kept."""
        self._moves = await tables.moves(self._data.table)
        total: int = await self._ask("count_choices")
        self.total = total
        while len(self.choices) < total:
            first = len(self.choices)
            found = await self._judge_from(first)
            self.choices += found
            if not found:  # never for ever
                self.total = len(self.choices)
                return
        with contextlib.suppress(CannotSaveError):  # it is still told, and kept another time
            await keep(self._data.table, self.seat, given_away_by(self.choices))

    def is_being_judged_for(self, address: str) -> bool:
        """Whether somebody at this address asked for it first, and it is not done."""
        return self._who[0] == address and self.task is not None and not self.task.done()

    async def _judge_from(self, first: int) -> list[JudgedChoice]:
        """The next few; a worker that had no time for them is asked for one alone."""
        try:
            found: list[JudgedChoice] = await self._ask(
                "judge_choices", first=first, last=first + PART
            )
        except NoAnswerError:
            found = await self._ask("judge_choices", first=first, last=first + 1)
        return found

    async def told(self, language: str) -> SeatJudgement:
        """What it comes to, in a language."""
        if language not in self._told:
            self._told[language] = await self._ask(
                "sum_choices", choices=self.choices, language=language
            )
        return self._told[language]

    async def _ask(self, task: str, **values: object) -> Any:  # noqa: ANN401 - each has its own
        return await self._pool.ask(
            task,
            self._who,
            start=self._data.start,
            moves=self._moves,
            seat=self.seat,
            **values,
        )


class Judgements:
    """Judged seats, kept for a while; whoever asks hears how far it is."""

    def __init__(self, tables: TableStore, pool: Thinking, keep: Keep | None = None) -> None:
        """Nothing is judged yet; `keep` hears what a seat of a table gave away."""
        self._tables, self._pool = tables, pool
        self._keep = keep or _forget
        self._seats: dict[tuple[str, str], JudgedSeat] = {}

    async def of(self, table: str, seat: str | None, language: str, who: Keys) -> ChoiceReview:
        """How far the judge is; refused until the game is over."""
        data = await self._tables.finished(table)
        wanted = _seat_of(data, seat, who[1])
        found = self._judged(data, wanted, who)
        judgement = None
        try:
            if found.has_ended():
                judgement = await found.told(language)
        except NoAnswerError as error:
            raise RefusedError("not_now", "review-failed") from error
        return ChoiceReview(wanted, len(found.choices), found.total, judgement)

    async def finish(self, table: str, seat: str, who: Keys) -> None:
        """Judge a seat to the end, for whoever looks at it later."""
        data = await self._tables.finished(table)
        task = self._judged(data, _seat_of(data, seat, who[1]), who).task
        if task is not None:
            await asyncio.shield(task)

    def _judged(self, data: TableData, seat: str, who: Keys) -> JudgedSeat:
        key = (data.table, seat)
        if key not in self._seats:
            if sum(one.is_being_judged_for(who[0]) for one in self._seats.values()) >= AT_ONCE:
                raise RefusedError("limit", "server-too_fast")
            self._seats[key] = JudgedSeat(self._pool, who, data, seat)
            if len(self._seats) > REMEMBERED:
                oldest = self._seats.pop(next(iter(self._seats)))
                if oldest.task is not None:
                    oldest.task.cancel()
        found = self._seats[key]
        if found.task is None:
            found.task = asyncio.create_task(found.work(self._tables, self._keep))
        return found


def given_away_by(choices: Sequence[JudgedChoice]) -> float:
    """What choices cost together, in chance to win, never less than nothing."""
    return round(max(0.0, sum(choice.cost for choice in choices)), 4)


async def _forget(_table: str, _seat: str, _given_away: float) -> None:
    """Where nobody keeps a history."""


def _seat_of(data: TableData, seat: str | None, guest: str) -> str:
    """The seat that is asked for, else one's own, else the first one of a person."""
    seats = [seat_text(n) for n in range(len(data.chairs))]
    if seat is not None:
        if seat not in seats:
            raise RefusedError("bad", "server-no_seat")
        return seat
    own = [n for n, chair in enumerate(data.chairs) if chair.guest == guest]
    people = [n for n, chair in enumerate(data.chairs) if chair.kind == "person"]
    return seats[next(iter([*own, *people]), 0)]
