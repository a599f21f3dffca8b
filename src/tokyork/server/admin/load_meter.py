"""How busy this process is: looked at every few seconds, and remembered for a few minutes."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import deque
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING

from tokyork.server.protocol.administration import LoadSample

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.server.metrics import RequestTally

EVERY = 5.0
KEPT = 60
_STATM = Path("/proc/self/statm")


class LoadMeter:
    """Takes a sample of what the metrics count."""

    def __init__(self, tally: RequestTally) -> None:
        """Nothing is known before the first sample."""
        self._tally = tally
        self._samples: deque[LoadSample] = deque(maxlen=KEPT)
        self._before = self._count()

    def _count(self) -> tuple[float, float, int, list[int]]:
        return time.monotonic(), time.process_time(), self._tally.moves, self._tally.within

    async def watch_for_ever(self) -> None:
        """Again and again."""
        while True:
            due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            self.look(time.monotonic() - due)

    def look(self, late: float = 0.0) -> None:
        """Once; how many seconds later than it was meant to be."""
        before, self._before = self._before, self._count()
        passed = max(1e-3, self._before[0] - before[0])
        counts = [new - old for new, old in zip(self._before[3], before[3], strict=True)]
        bounds = self._tally.bounds
        self._samples.append(
            LoadSample(
                at=time.time(),
                moves=(self._before[2] - before[2]) / passed,
                requests=sum(counts) / passed,
                cpu=(self._before[1] - before[1]) / passed,
                middle=share_within(counts, bounds, 0.5),
                slow=share_within(counts, bounds, 0.95),
                lag=1000 * max(0.0, late),
            )
        )

    @property
    def moves(self) -> int:
        """Since the start."""
        return self._tally.moves

    @property
    def samples(self) -> list[LoadSample]:
        """Oldest first."""
        return list(self._samples)


def share_within(counts: Sequence[int], bounds: Sequence[float], share: float) -> float | None:
    """Milliseconds within which this share was answered: the bound above it, if there is one."""
    wanted = share * sum(counts)
    if not wanted:
        return None
    for reached, bound in zip(accumulate(counts), bounds, strict=False):
        if reached >= wanted:
            return 1000 * bound
    return 1000 * bounds[-1]


def memory() -> int | None:
    """Bytes of this process in memory; elsewhere than on Linux the most there ever were."""
    if sys.platform == "win32":
        return None
    try:
        pages = int(_STATM.read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        import resource  # noqa: PLC0415 - only where there is no better way

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else 1024 * most
