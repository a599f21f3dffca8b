"""Thinking in two places: what is quick in the thread of the tables, what takes long in another."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import pickle
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tokyork.server.local.own_thread import DEEP, OwnThread
from tokyork.server.work.place_to_think import NoAnswerError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

QUICK: Final = frozenset(
    {"outline", "steps", "fork", "record", "opened", "puzzle_list", "puzzle", "practice"}
)
"""Tasks of a moment, also where Python is slow; all others but a quick bot's move take longer."""
_MOVE, _HELP = 0, 1
"""A table waits for a move, a person for help: the table comes first."""
_log = logging.getLogger(__name__)


class NoSecondError(Exception):
    """There is no second worker, or it is gone."""


class _Asked(NamedTuple):
    """Something that waits for its answer, in the order in which it is its turn."""

    rank: int
    number: int
    data: bytes
    answer: asyncio.Future[bytes]


class WithSecond(OwnThread):
    """Hands what takes long to a second worker, one at a time; without one it does it here."""

    def __init__(self, second: Callable[[bytes], Awaitable[bytes]]) -> None:
        """Nothing was asked yet."""
        self._second = second
        self._asked: list[_Asked] = []
        self._numbers = itertools.count()
        self._handing: asyncio.Task[None] | None = None

    async def _answered(self, task: str, values: dict[str, Any]) -> Any:  # noqa: ANN401 - each has its own
        if _is_quick(task, values):
            return await super()._answered(task, values)
        try:
            answer = await self._from_second(_MOVE if task == "pick" else _HELP, task, values)
        except NoSecondError as error:
            _log.warning("The task %s is done without a second worker: %s", task, error)
            return await super()._answered(task, values)
        done, found = pickle.loads(answer)  # noqa: S301 - our own second worker's
        if not done:
            raise NoAnswerError(found)
        return found

    async def _from_second(self, rank: int, task: str, values: dict[str, Any]) -> bytes:
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        asked = _Asked(rank, next(self._numbers), pickle.dumps((task, values)), answer)
        heapq.heappush(self._asked, asked)
        if self._handing is None:
            self._handing = asyncio.create_task(self._hand_on())
        return await answer

    async def _hand_on(self) -> None:
        """One after the other, so that what is urgent waits for one of them at most."""
        while self._asked:
            _, _, data, answer = heapq.heappop(self._asked)
            if answer.done():  # whoever asked has gone
                continue
            try:
                found = await self._second(data)
            except NoSecondError as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(found)
        self._handing = None


def _is_quick(task: str, values: dict[str, Any]) -> bool:
    return values["level"] < DEEP if task == "pick" else task in QUICK
