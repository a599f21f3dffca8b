"""Work divided among processes, with results in the order of the work."""

from __future__ import annotations

import gc
import signal
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")
SELDOM = 100_000
"""Positions end with their last reference: looking for rings of them costs a fifth of a game."""


class Ended(SystemExit):
    """The parent says that it is over: not even where a bot's own exit is caught may it go on."""


def in_parts(work: Callable[[T], R], parts: Sequence[T], jobs: int) -> Iterator[R]:
    """Do each part, in so many processes, and yield what comes of it when its turn has come."""
    if jobs == 1 or len(parts) <= 1:
        for part in parts:
            with collecting_seldom():
                done = work(part)
            yield done
        return
    with get_context("spawn").Pool(min(jobs, len(parts)), _get_ready) as pool:
        yield from pool.imap(work, parts)
        pool.close()  # so that they end by themselves; after an error they are ended
        pool.join()


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Look for garbage less often while positions come and go in thousands."""
    before = gc.get_threshold()
    gc.set_threshold(SELDOM, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _get_ready() -> None:
    """Leave an interruption to the parent, and end in good order when it says so."""
    gc.set_threshold(SELDOM)  # for good: it does nothing else
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)


def _end(*_: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise Ended(1)
