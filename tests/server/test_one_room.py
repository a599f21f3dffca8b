"""However people come and go, a table is alive at most once: two would each go their own way."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser, Running

    Guests = Callable[[], Browser]


def test_whoever_stops_waiting_for_a_table_lets_nobody_load_it_twice(
    guest: Guests, running: Running
) -> None:
    table, lobby = guest().make("Ann", "Uncle", begin=True), running.server.lobby

    async def come_and_go() -> list[object]:
        del lobby.rooms[table]
        first, second = (asyncio.create_task(lobby.find(table)) for _ in range(2))
        await asyncio.sleep(0)
        second.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await second
        return [await lobby.find(table), await first, lobby.rooms[table]]

    found = running.call(come_and_go())
    assert found[0] is found[1] is found[2]


def test_a_room_that_fails_late_does_not_close_the_one_in_its_place(
    guest: Guests, running: Running
) -> None:
    table, lobby = guest().make("Ann", "Uncle", begin=True), running.server.lobby

    async def fail_twice() -> tuple[object, object]:
        old = lobby.rooms[table]
        old._fail()
        new = await lobby.find(table)
        old._fail()
        return new, lobby.rooms.get(table)

    new, found = running.call(fail_twice())
    assert new is found is not None
