"""Thinking is done in processes of its own, so that no table ever waits for another's thoughts.

Bots have workers for themselves. Everything else that is asked has two, which start when they
are first needed: one of them is never taken by anything long, so that quick answers stay quick.
"""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING, Any

from tokyork.notation import default_move
from tokyork.server.tasks import TASKS
from tokyork.server.workers import Crew, NoAnswerError, Question
from tokyork.snapshot import snapshot

if TYPE_CHECKING:
    from tokyork.core.game import State

PATIENCE = 10.0
"""Seconds after which a worker that does not answer is replaced; the slowest bot has one."""
LONG_PATIENCE = 60.0
HELPERS = 2
LONG_AT_ONCE = 1
NICE, VERY_NICE = 5, 10


class Thinker:
    """The workers, and who waits for them."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        """As many for bots as the machine has cores; they get ready meanwhile."""
        self._bots = Crew(workers or os.cpu_count() or 1, patience, NICE)
        self._helpers = Crew(HELPERS, LONG_PATIENCE, VERY_NICE, later=True)
        self._long = asyncio.Semaphore(LONG_AT_ONCE)

    async def pick(self, g: State, level: int, seed: int) -> int:
        """The number of the move that a bot plays: the default one if it fails."""
        usual, count = int(default_move(g)), len(g.moves)
        values = {"level": level, "seed": seed, "position": snapshot(g)}
        try:
            number: int = await _answer(self._bots, "pick", values)
        except NoAnswerError:
            return usual
        return number if 0 <= number < count else usual

    async def ask(self, task: str, /, **values: Any) -> Any:  # noqa: ANN401 - each has its own
        """The answer of a task of `tasks.TASKS`; raises `NoAnswerError` if there is none."""
        if not TASKS[task].long:
            return await _answer(self._helpers, task, values)
        async with self._long:
            return await _answer(self._helpers, task, values)

    def close(self) -> None:
        """Let the workers go; who still waits gets the default move, or no answer."""
        self._bots.close()
        self._helpers.close()


async def _answer(crew: Crew, task: str, values: dict[str, Any]) -> Any:  # noqa: ANN401
    return await asyncio.wrap_future(crew.submit(Question(task, values)))
