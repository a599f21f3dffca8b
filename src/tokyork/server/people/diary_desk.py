"""A player's days in a row, the same on all their devices.

Every browser keeps its own diary, so that puzzles go on without a server. Whenever it can, it
shows it here, and gets back what all browsers of the player know together.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from tokyork.server.protocol.people_calls import PuzzleDiary
from tokyork.server.protocol.refusals import RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.storage.diary_store import DiaryStore

DAY: Final = 86_400
MOST_SOLVED: Final = 1000
"""In one run against the clock; more is no truth."""


class DiaryDesk:
    """Puts diaries of one player together."""

    def __init__(self, store: DiaryStore, now: Callable[[], float] = time.time) -> None:
        """Days are those of UTC, by this clock."""
        self._store = store
        self._now = now
        self._one_at_a_time = asyncio.Lock()
        """What two browsers bring at once must not push each other aside."""

    async def bring(self, guest: str, brought: PuzzleDiary) -> PuzzleDiary:
        """What a browser knows; says what is known now."""
        if not self._may_be(brought):
            raise RefusedError("bad", "server-garbled")
        async with self._one_at_a_time:
            kept = await self._store.diary(guest)
            known = put_together(kept or PuzzleDiary(), brought)
            if known != (kept or PuzzleDiary()):
                await self._store.save(guest, known)
        return known

    def _may_be(self, diary: PuzzleDiary) -> bool:
        """A browser's clock may be a day ahead, and nobody solves tomorrow's puzzle twice."""
        tomorrow = int(self._now() // DAY) + 1
        streaks = 0 <= diary.streak <= diary.longest <= tomorrow
        honest = diary.solved == (diary.streak > 0)
        return -1 <= diary.day <= tomorrow and streaks and honest and 0 <= diary.run <= MOST_SOLVED


def put_together(kept: PuzzleDiary, brought: PuzzleDiary) -> PuzzleDiary:
    """Both as one: days in a row that meet are one row, and a day's first answer counts."""
    first, last = (kept, brought) if brought.day > kept.day else (brought, kept)
    streak = last.streak
    if last.solved and first.solved and last.day - last.streak <= first.day:
        streak = max(streak, last.day - first.day + first.streak)
    longest = max(kept.longest, brought.longest, streak)
    return PuzzleDiary(last.day, last.solved, streak, longest, max(kept.run, brought.run))
