"""What workers can be asked, by name: plain functions of plain values.

A task is imported in the worker only when it is first asked for, so that workers start quickly.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, NamedTuple

from tokyork.bots import Bot, SafeSeat, make_bot
from tokyork.snapshot import restore


class Task(NamedTuple):
    """Where a function is, and whether it may take longer than a moment."""

    where: str
    long: bool = False


TASKS: Final = {
    "pick": Task("tokyork.server.tasks:pick"),
    "advise": Task("tokyork.coach.advise:advise"),
    "foresee": Task("tokyork.coach.advise:advise", long=True),
    "review": Task("tokyork.review.report:review_saved", long=True),
    "outline": Task("tokyork.server.past:outline", long=True),
    "steps": Task("tokyork.server.past:steps", long=True),
    "fork": Task("tokyork.server.past:fork", long=True),
    "record": Task("tokyork.server.past:record", long=True),
    "opened": Task("tokyork.server.past:opened", long=True),
}


def answer(task: str, values: dict[str, Any]) -> Any:  # noqa: ANN401 - each task has its own
    """Do a task here."""
    module, _, name = TASKS[task].where.partition(":")
    return getattr(import_module(module), name)(**values)


_bots: dict[tuple[str, int], Bot] = {}


def pick(level: int, seed: int, position: dict[str, Any]) -> int:
    """What a bot of this level would do here: the number of a move."""
    g = restore(position)
    key = (g.rules.id, level)
    if key not in _bots:
        _bots[key] = make_bot(f"level{level}")
    _bots[key].seed = seed
    return SafeSeat(_bots[key]).pick(g)
