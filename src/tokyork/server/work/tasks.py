"""What workers can be asked, by name: plain functions of plain values.

A task is imported in the worker only when it is first asked for, so that workers start quickly.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, NamedTuple

from tokyork.bots import Bot, SafeSeat, make_bot
from tokyork.formats.snapshot import restore


class WorkerTask(NamedTuple):
    """Where a function is, and whether it may take longer than a moment."""

    where: str
    long: bool = False


TASKS: Final = {
    "pick": WorkerTask("tokyork.server.work.tasks:pick"),
    "advise": WorkerTask("tokyork.coach.advise:advise"),
    "foresee": WorkerTask("tokyork.coach.advise:advise", long=True),
    "review": WorkerTask("tokyork.review.report:review_saved", long=True),
    "account": WorkerTask("tokyork.review.account:account", long=True),
    "insight": WorkerTask("tokyork.review.account:insight", long=True),
    "outline": WorkerTask("tokyork.server.feed.past_game:outline", long=True),
    "steps": WorkerTask("tokyork.server.feed.past_game:steps", long=True),
    "fork": WorkerTask("tokyork.server.feed.past_game:fork", long=True),
    "record": WorkerTask("tokyork.server.feed.past_game:record", long=True),
    "opened": WorkerTask("tokyork.server.feed.past_game:opened"),
    "count_choices": WorkerTask("tokyork.review.decisions:count_choices", long=True),
    "judge_choices": WorkerTask("tokyork.review.decisions:judge_part", long=True),
    "sum_choices": WorkerTask("tokyork.review.decisions:summed_up", long=True),
    "puzzle_list": WorkerTask("tokyork.server.puzzle_desk:puzzle_list"),
    "puzzle": WorkerTask("tokyork.server.puzzle_desk:puzzle_shown"),
    "glance": WorkerTask("tokyork.lab.insight.rules_glance:glance", long=True),
    "chances": WorkerTask("tokyork.server.work.tasks:chances_now"),
    "practice": WorkerTask("tokyork.server.practice:position_of"),
}


def answer(task: str, values: dict[str, Any]) -> Any:  # noqa: ANN401 - each task has its own
    """Do a task here."""
    return carry_out(TASKS[task].where, values)


def carry_out(where: str, values: dict[str, Any]) -> Any:  # noqa: ANN401 - the same
    """Call the function that is there."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)(**values)


def chances_now(position: dict[str, Any]) -> list[float]:
    """Who is how likely to win here, seat by seat."""
    from tokyork.review.chances import chances  # noqa: PLC0415 - other tasks need none of it

    return list(chances([restore(position)])[0])


_bots: dict[tuple[str, int], Bot] = {}


def pick(level: int, seed: int, position: dict[str, Any], ms: int | None = None) -> int:
    """What a bot of this level would do here, in so much time: the number of a move."""
    g = restore(position)
    key = (g.rules.id, level)
    if key not in _bots:
        _bots[key] = make_bot(f"level{level}")
    bot = _bots[key]
    bot.seed = seed
    if bot.usual_ms is not None:  # who needs no clock gets none
        bot.ms = bot.usual_ms if ms is None else min(ms, bot.usual_ms)
    return SafeSeat(bot).pick(g)
