"""Judges the decisions of games in somebody's history, one game at a time, when workers have time.

It counts as one more who asks for a worker: whoever waits for something is served before it.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.work.place_to_think import NoAnswerError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tokyork.server.work.place_to_think import Keys

    Judge = Callable[[str, str, Keys], Awaitable[None]]

WHO = ("", "idle judge")
MOST = 40
"""Games that wait to be judged; others are judged when their history is opened again."""


class IdleJudge:
    """Seats of games that wait to be judged."""

    def __init__(self, judge: Judge) -> None:
        """Nothing waits; `judge` judges a seat of a table to the end."""
        self._judge = judge
        self._waiting: list[tuple[str, str]] = []
        self._task: asyncio.Task[None] | None = None

    def note(self, table: str, seat: str) -> None:
        """Judge a seat of a game some time."""
        if (table, seat) not in self._waiting and len(self._waiting) < MOST:
            self._waiting.append((table, seat))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._waiting:
            with contextlib.suppress(RefusedError, NoAnswerError):  # another time
                await self._judge(*self._waiting[0], WHO)
            self._waiting.pop(0)

    def stop(self) -> None:
        """Judge nothing more."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
