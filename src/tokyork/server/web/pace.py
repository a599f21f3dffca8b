"""Who has to wait for whom in this process: for tidying up, and for the thread that writes."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import TYPE_CHECKING

from tokyork.server.admin.load_meter import memory

if TYPE_CHECKING:
    from collections.abc import Callable

YOUNG = 10_000
"""New objects, less those that went, before somebody looks whether some are only held by circles.

All wait during a look, up to half a microsecond for each object: 5 ms every few seconds at a full
load. With 2,000 and a second look at every sixth, looking took 9 % of the time and found nothing,
because neither a move nor a table that is put away makes circles; with 250,000 a look took 125 ms.
"""
NEVER = 1_000_000
TIDY_UP = 300.0
"""Seconds between two looks at everything, during which all wait for 100 ms and more."""
AT_THE_LATEST = 3600.0
"""Seconds after which this is done even if somebody waits all the time."""
GLANCE, CALM = 0.01, 0.002
"""Seconds: whoever sleeps for the first and wakes up no later than the second is alone."""
GLANCES = 10
LOOK_EVERY = 1.0
GROWN = 128 << 20
"""Bytes more than after the last look, and everything is looked at: circles may hold much."""
TURN = 0.0005
"""Seconds after which a busy thread lets another go on that waits.

The thread of the store asks for its turn several times for each commit. With Python's usual 5 ms,
at 500 moves a second 99 of 100 commits took up to 300 ms, with this 17 ms.
"""


def set_up() -> None:
    """Leave out what is there for good, and look at what is old only when it is time to."""
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def tidy_up_for_ever(
    look: Callable[[], object] = gc.collect, held: Callable[[], int | None] = memory
) -> None:
    """Look for circles of old objects that nobody needs any more, when it keeps nobody waiting."""
    set_up()
    while True:
        await _until_it_is_time(held)
        look()


async def _until_it_is_time(held: Callable[[], int | None]) -> None:
    """Everything was looked at just now."""
    before, begun = held() or 0, time.monotonic()
    while True:
        await asyncio.sleep(LOOK_EVERY)
        if (held() or 0) - before > GROWN:
            return
        passed = time.monotonic() - begun
        if passed > AT_THE_LATEST or (passed > TIDY_UP and await _is_calm()):
            return


async def _is_calm() -> bool:
    """Whether nothing else is done for a little while."""
    for _ in range(GLANCES):
        wake_up = time.monotonic() + GLANCE
        await asyncio.sleep(GLANCE)
        if time.monotonic() - wake_up > CALM:
            return False
    return True
