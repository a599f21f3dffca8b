"""Thinking is done in processes of its own, so that no table ever waits for another's thoughts.

| crew | does | workers |
|---|---|---|
| deep | what a bot thinks about that takes all the time it gets | one a core |
| quick | what other bots think about, so that they never wait for those | one |
| helpers | what is answered in a moment | one |
| long | what may take longer: reviews, replays, forecasts | one |
| outside | reads what people bring, which may be hostile | two |

The last three start when they are first needed. Whoever waits is served by `FairQueue`: bots
table by table, everything else address by address and then guest by guest.
"""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING, Any

from tokyork.formats.notation import default_move
from tokyork.formats.snapshot import snapshot
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.work.bounds import Bounds
from tokyork.server.work.fair_queue import QueueFullError
from tokyork.server.work.place_to_think import NoAnswerError
from tokyork.server.work.tasks import TASKS
from tokyork.server.work.workers import Crew, TaskCall

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tokyork.core.state import State
    from tokyork.server.work.place_to_think import Keys

    ThinkElsewhere = Callable[[dict[str, Any], int, int, bool], Awaitable[int | None]]

PATIENCE = 10.0
"""Seconds after which a worker that does not answer is replaced; the slowest bot has one."""
LONG_PATIENCE = 60.0
OUTSIDE_PATIENCE = 5.0
HELPERS = LONG = 1
OUTSIDE = 2
MOST_BROUGHT, MOST_ASKED = 10, 50
"""What one address may have waiting: to be read, and to be answered."""
NICE, VERY_NICE = 10, 15
MEGABYTES = 1 << 20
BOT_MEMORY = OUTSIDE_MEMORY = 512 * MEGABYTES
"""The strongest bot has been seen to use 100 MB."""
HELPER_MEMORY = 1024 * MEGABYTES
REST = 0.25
"""Of the time of a thought: so a fifth of each core is free for people, whoever thinks."""
DEEP = 5
"""From this level on, a bot uses all the time it gets."""
THOUGHT, SHORTEST_THOUGHT = 1000, 100
"""Milliseconds that a deep thought may take while nobody else waits, and among however many."""
WITH_PEOPLE = 4.0
"""How much a table counts where somebody plays, compared to one that is only watched."""


class WorkerPool:
    """The workers, and who waits for them."""

    def __init__(
        self, workers: int | None = None, patience: float = PATIENCE, *, later: bool = False
    ) -> None:
        """As many for deep thoughts as the machine has cores.

        They get ready meanwhile, or only when they are first needed.
        """
        self.elsewhere: ThinkElsewhere | None = None
        """Asks workers on other machines, which may have no answer."""
        thinking = Bounds(patience, BOT_MEMORY, NICE)
        self._deep = Crew(workers or os.cpu_count() or 1, thinking, rest=REST, later=later)
        self._quick = Crew(1, thinking, rest=REST, later=later)
        helping = Bounds(LONG_PATIENCE, HELPER_MEMORY, VERY_NICE)
        self._helpers = Crew(HELPERS, helping, later=True, most=MOST_ASKED)
        self._long = Crew(LONG, helping, later=True, most=MOST_ASKED)
        self._outside = Crew(
            OUTSIDE,
            Bounds(OUTSIDE_PATIENCE, OUTSIDE_MEMORY, VERY_NICE),
            later=True,
            most=MOST_BROUGHT,
        )

    @property
    def demand(self) -> int:
        """How many thoughts and questions wait, or have a worker."""
        crews = (self._deep, self._quick, self._helpers, self._long, self._outside)
        return sum(crew.demand for crew in crews)

    async def pick(
        self, g: State, level: int, seed: int, table: str = "", *, people: bool = False
    ) -> int:
        """The number of the move that a bot plays: the default one if it fails.

        `people` if somebody plays at this table. A deep thought is thought elsewhere, if there is
        somebody for it.
        """
        usual, count = int(default_move(g)), len(g.moves)
        position = snapshot(g)
        number = None
        if level >= DEEP and self.elsewhere is not None:
            number = await self.elsewhere(position, level, seed, people)
        if number is None or not 0 <= number < count:
            number = await self.pick_at(position, level, seed, table, people=people)
        return number if number is not None and 0 <= number < count else usual

    async def pick_at(
        self,
        position: dict[str, Any],
        level: int,
        seed: int,
        table: str = "",
        *,
        people: bool = False,
    ) -> int | None:
        """The same of a position as data, thought here; nothing if the bot fails."""
        values = {"level": level, "seed": seed, "position": position}
        crew = self._quick
        if level >= DEEP:
            crew = self._deep
            values["ms"] = thinking_time(crew.demand + 1, crew.count)
        weight = WITH_PEOPLE if people else 1.0
        try:
            found = crew.submit(_call("pick", values), (table,), weight)
            number: int = await asyncio.wrap_future(found)
        except NoAnswerError:
            return None
        return number

    async def ask(self, task: str, who: Keys, /, **values: Any) -> Any:  # noqa: ANN401 - each has its own
        """The answer of a task of `tasks.TASKS`; raises `NoAnswerError` if there is none.

        `who` asks: the address and the guest. Refused if too many questions of theirs wait.
        """
        crew = self._long if TASKS[task].long else self._helpers
        return await _answer(crew, task, who, values)

    async def read(self, task: str, who: Keys, /, **values: Any) -> Any:  # noqa: ANN401 - the same
        """The same for what somebody brings, with little time and memory; nobody else waits."""
        return await _answer(self._outside, task, who, values)

    def close(self) -> None:
        """Let the workers go; who still waits gets the default move, or no answer."""
        for crew in (self._deep, self._quick, self._helpers, self._long, self._outside):
            crew.close()


async def _answer(crew: Crew, task: str, who: Keys, values: dict[str, Any]) -> Any:  # noqa: ANN401 - each
    try:
        found = crew.submit(_call(task, values), who)
    except QueueFullError as error:
        raise RefusedError("limit", "server-too_fast") from error
    return await asyncio.wrap_future(found)


def _call(task: str, values: dict[str, Any]) -> TaskCall:
    return TaskCall(TASKS[task].where, values)


def thinking_time(tables: int, workers: int) -> int:
    """Milliseconds for a deep thought where so many tables want one.

    So much that everybody's turn comes within a second, but never less than makes a sensible move.
    """
    return max(SHORTEST_THOUGHT, min(THOUGHT, THOUGHT * workers // max(1, tables)))
