"""Who has to wait for whom in this process: for tidying up, and for the thread that writes."""

from __future__ import annotations

import asyncio
import gc
import sys
import time

from tokyork.server.admin.load_meter import memory

YOUNG = 250_000
"""New objects, less those that went, before somebody looks whether some are only held by circles.

All wait during a look, a tenth of a microsecond and more for each object. A move makes no circles,
nor does a table that is put away; connections by HTTP make some, which must not heap up. With 2,000
and a second look at every sixth, looking took 9 % of the time at a full load and found nothing.
"""
NEVER = 1_000_000
TIDY_UP = 300.0
"""Seconds between two looks at everything, during which all wait."""
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


async def tidy_up_for_ever() -> None:
    """Look for circles of old objects that nobody needs any more."""
    set_up()
    after, until = memory() or 0, time.monotonic() + TIDY_UP
    while True:
        await asyncio.sleep(LOOK_EVERY)
        grown = (memory() or 0) - after > GROWN
        if grown or time.monotonic() > until:
            gc.collect()
            after, until = memory() or 0, time.monotonic() + TIDY_UP
