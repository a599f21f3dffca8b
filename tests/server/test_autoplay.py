"""What goes on at a table by itself."""

from __future__ import annotations

import asyncio
import zlib
from typing import TYPE_CHECKING

from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.seating import Settings
from tokyork.server.room.autoplay import Autoplay
from tokyork.server.table.table import Table, new_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.core.state import State
    from tokyork.server.table.table import Change


def bots_only(name: str = "bots", level: int = 1) -> Table:
    table = new_table(name, "ann", Settings("tokyo"), [NewSeat("bot", level=level)] * 2)
    table.begin()
    return table


async def seeds_of(table: Table, moves: int) -> dict[str, set[int]]:
    """Which seeds a table's bots are asked with, seat by seat."""
    found: dict[str, set[int]] = {}
    done = asyncio.Event()

    async def pick(_: State, __: int, seed: int) -> int:
        found.setdefault(table.running.chooser or "", set()).add(seed)
        return 0

    async def play(change: Callable[[], Change]) -> None:
        change()
        if table.seq < moves:
            autoplay.go_on(None)
        else:
            done.set()

    autoplay = Autoplay(table, pick, play, done.set)
    autoplay.go_on(None)
    await done.wait()
    return found


def test_nobody_can_work_out_the_seed_of_a_bot() -> None:
    first = asyncio.run(seeds_of(bots_only(), 40))
    again = asyncio.run(seeds_of(bots_only(), 40))

    assert set(first) == {"p1", "p2"}
    assert all(len(seeds) == 1 for seeds in first.values())
    assert first["p1"] != first["p2"]
    assert first["p1"] != again["p1"]  # a table of the same name
    assert first["p1"] != {zlib.crc32(b"bots p1")}
