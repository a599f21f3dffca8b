"""Thinking in the thread of the tables, where there is no other."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from tokyork.formats.notation import default_move
from tokyork.formats.snapshot import snapshot
from tokyork.server.work import tasks
from tokyork.server.work.place_to_think import NoAnswerError

if TYPE_CHECKING:
    from tokyork.core.state import State
    from tokyork.server.work.place_to_think import Keys

DEEP = 5
"""From this level on, a bot uses all the time it gets."""
THOUGHT = 700
"""Milliseconds for a deep one: whoever asks something meanwhile waits as long."""
_log = logging.getLogger(__name__)


class OwnThread:
    """One thing after the other; before each, what was said meanwhile is heard."""

    async def pick(
        self, g: State, level: int, seed: int, table: str = "", *, people: bool = False
    ) -> int:
        """The number of the move that a bot plays: the default one if it fails."""
        del table, people
        usual, count = int(default_move(g)), len(g.moves)
        ms = THOUGHT if level >= DEEP else None
        values = {"level": level, "seed": seed, "position": snapshot(g), "ms": ms}
        try:
            number: int = await self._answered("pick", values)
        except NoAnswerError:
            return usual
        return number if 0 <= number < count else usual

    async def ask(self, task: str, _: Keys, /, **values: Any) -> Any:  # noqa: ANN401 - each has its own
        """The answer of a task."""
        return await self._answered(task, values)

    async def read(self, task: str, _: Keys, /, **values: Any) -> Any:  # noqa: ANN401 - the same
        """Whoever brings something here brings it to themselves."""
        return await self._answered(task, values)

    def close(self) -> None:
        """Nobody waits."""

    async def _answered(self, task: str, values: dict[str, Any]) -> Any:  # noqa: ANN401 - the same
        await asyncio.sleep(0)
        try:
            return tasks.answer(task, values)
        except Exception as error:
            _log.exception("The task %s failed", task)
            raise NoAnswerError(repr(error)) from error
