"""Work divided among processes, with results in the order of the work."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
import time
from contextlib import contextmanager
from multiprocessing import TimeoutError as NothingYetError
from multiprocessing import active_children, get_context
from typing import TYPE_CHECKING, TypeVar

from tokyork.errors import Ended, TokyorkError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from multiprocessing.context import BaseContext
    from multiprocessing.pool import IMapIterator, Pool
    from multiprocessing.process import BaseProcess

T = TypeVar("T")
R = TypeVar("R")
SELDOM = 100_000
"""Positions end with their last reference: looking for rings of them costs a fifth of a game."""
THREADED = ("polars", "pyarrow", "ray", "torch")
"""Packages with threads of their own, which a forked process would wait for in vain."""


_GLANCE = 1.0
"""Seconds without a result after which somebody looks whether all are alive."""
_PATIENCE = 5.0
"""Seconds in which workers end that are told to."""


class WorkerDiedError(TokyorkError):
    """A process that works for us is no more, and nobody will ever hear of its part."""

    def __init__(self, code: int | None) -> None:
        """Say how it went; below zero, that is the signal that ended it."""
        how = f"exit code {code}" if code is None or code >= 0 else f"signal {-code}"
        super().__init__(f"A worker process ended before its work was done ({how}).")


def in_parts(work: Callable[[T], R], parts: Sequence[T], jobs: int) -> Iterator[R]:
    """Do each part, in so many processes, and yield what comes of it when its turn has come."""
    if jobs == 1 or len(parts) <= 1:
        for part in parts:
            with collecting_seldom():
                done = work(part)
            yield done
        return
    others = set(active_children())
    pool = context().Pool(min(jobs, len(parts)), get_ready)
    try:
        workers = set(active_children()) - others
        results = pool.imap(work, parts)
        for _ in parts:
            yield _next_of(results, workers)
        pool.close()  # so that they end by themselves; after an error they are ended
        pool.join()
    finally:
        _let_go(pool)


def _let_go(pool: Pool) -> None:
    """End all workers. A dead one may hold a lock that the pool waits for: not for ever."""
    ending = threading.Thread(target=pool.terminate, daemon=True)
    ending.start()
    ending.join(_PATIENCE)


def _next_of(results: IMapIterator[R], workers: set[BaseProcess]) -> R:
    """The next result. A pool puts another process in a dead one's place, and waits for ever."""
    while True:
        dead = [worker for worker in workers if not worker.is_alive()]  # before the last look
        try:
            return results.next(_GLANCE)
        except NothingYetError:
            if dead:
                raise WorkerDiedError(dead[0].exitcode) from None


def context() -> BaseContext:
    """How processes are made: by forking where that is safe, so that they need not import anew."""
    alone = threading.active_count() == 1 and not any(name in sys.modules for name in THREADED)
    return get_context("fork" if sys.platform == "linux" and alone else "spawn")


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Look for garbage less often while positions come and go in thousands."""
    before = gc.get_threshold()
    gc.set_threshold(SELDOM, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def get_ready() -> None:
    """Leave an interruption to the parent, and end in good order when it says so."""
    gc.set_threshold(SELDOM)  # for good: it does nothing else
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    if sys.platform == "linux":
        _end_with_the_parent()


def _end_with_the_parent() -> None:
    """A forked process holds its own end of the pipe: it would never learn that nobody asks.

    The kernel's own signal will not do: it comes when the thread ends that made the process.
    """
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_GLANCE)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _end(*_: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise Ended(1)
