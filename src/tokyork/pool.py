"""Work divided among processes, with results in the order of the work."""

from __future__ import annotations

import signal
import sys
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")


def in_parts(work: Callable[[T], R], parts: Sequence[T], jobs: int) -> Iterator[R]:
    """Do each part, in so many processes, and yield what comes of it when its turn has come."""
    if jobs == 1 or len(parts) <= 1:
        yield from map(work, parts)
        return
    with get_context("spawn").Pool(min(jobs, len(parts)), _be_quiet) as pool:
        yield from pool.imap(work, parts)
        pool.close()  # so that they end by themselves; after an error they are ended
        pool.join()


def _be_quiet() -> None:
    """Leave an interruption to the parent, and end in good order when it says so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)


def _end(*_: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(1)
