"""A table goes on while somebody is there, and waits while nobody is."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import PATIENCE
from tokyork.server.limits import Limits
from tokyork.server.metrics import Metrics
from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.seating import Clock, Settings
from tokyork.server.room import room as rooms
from tokyork.server.room.leisure import Leisure
from tokyork.server.room.room import Room
from tokyork.server.room.services import Services
from tokyork.server.table.table import Change, new_table

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from tokyork.core.state import State
    from tokyork.server.feed.sights import Sight

ANN, BEN, EVE = "ann", "ben", "eve"
SOON = 0.05
THOUGHT = 0.004  # a bot that needs none comes to the last of a thousand turns
BOT = NewSeat("bot", level=1)
ENDLESS: Any = {"health": 999, "points": 999}


class Guest:
    """A browser that counts what it is told."""

    def __init__(self, guest: str) -> None:
        self.guest, self.language = guest, "en"
        self.address = "127.0.0.1"
        self.seats: list[str] = []
        self.saw: Sight | None = None
        self.code: int | None = None

    def post(self, message: bytes) -> None:
        pass

    def hold(self) -> None:
        pass

    def release(self) -> None:
        pass

    def cut(self, code: int) -> None:
        self.code = code


class Pool:
    """Bots that always do the first thing, and coaches that say nothing."""

    picks = 0

    async def pick(self, _: State, *__: object, **___: object) -> int:
        await asyncio.sleep(THOUGHT)
        self.picks += 1
        return 0

    async def ask(self, *_: object, **__: object) -> None:
        return None


class Tables:
    """A file that keeps nothing."""

    async def save_change(self, *_: object) -> None:
        await asyncio.sleep(0)


def room_of(seats: list[NewSeat], clock: Clock | None = None) -> Room:
    table = new_table("t", ANN, Settings("tokyo", ENDLESS, clock=clock), seats)
    table.begin()
    services: Any = (Tables(), None, Pool(), Limits(), Metrics(), Leisure(), lambda _: None)
    return Room(table, [], Services(*services))


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "REST_AFTER", SOON)


def played(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), PATIENCE))


async def enter(room: Room, guest: str) -> Guest:
    connection = Guest(guest)
    await room.enter(connection, None, None, "")
    return connection


async def goes_on(room: Room) -> bool:
    """Whether something happens by itself."""
    before = room.table.seq
    await asyncio.sleep(4 * SOON)
    return room.table.seq > before


def test_bots_play_only_while_somebody_looks() -> None:
    async def test() -> None:
        room = room_of([BOT, BOT])
        assert not await goes_on(room)
        eve = await enter(room, EVE)
        assert await goes_on(room)

        room.leave(eve)
        await asyncio.sleep(2 * SOON)
        assert not await goes_on(room)
        assert room.is_idle

        await enter(room, EVE)
        assert await goes_on(room)
        room.close(1012)

    played(test)


def test_whoever_is_away_for_a_moment_misses_nothing() -> None:
    async def test() -> None:
        rooms.REST_AFTER = 10.0
        room = room_of([BOT, BOT])
        eve = await enter(room, EVE)
        room.leave(eve)
        assert await goes_on(room)
        room.close(1012)

    played(test)


def test_one_of_several_who_stays_is_enough() -> None:
    async def test() -> None:
        room = room_of([BOT, BOT])
        eve, _ = await enter(room, EVE), await enter(room, BEN)
        room.leave(eve)
        await asyncio.sleep(2 * SOON)
        assert await goes_on(room)
        room.close(1012)

    played(test)


def test_a_clock_runs_while_a_player_is_here_and_stands_while_none_is() -> None:
    async def test() -> None:
        room = room_of([NewSeat("person", "Ann"), NewSeat("person", "Ben")], Clock(1, 0))
        room.table.data.chairs[1].guest = BEN
        deadline = room._clock.deadline
        assert deadline(0.0) is None
        ann = await enter(room, ANN)
        eve = await enter(room, EVE)
        assert deadline(0.0) is not None

        room.leave(ann)
        await asyncio.sleep(2 * SOON)
        assert deadline(0.0) is None
        before = room.table.seq
        await asyncio.sleep(1.5)
        assert room.table.seq == before

        room.leave(eve)
        await enter(room, BEN)
        await asyncio.sleep(1.5)
        assert room.table.seq > before  # the time of whoever must choose ran out
        room.close(1012)

    played(test)


def test_a_spectator_who_sits_down_lets_the_clock_run() -> None:
    async def test() -> None:
        room = room_of([NewSeat("person", "Ann"), NewSeat("person", "Ben")], Clock(60, 0))
        eve = await enter(room, EVE)
        assert room._clock.deadline(0.0) is None
        room.table.data.chairs[0].guest = EVE
        await room._done(Change(table=True))
        assert room._clock.deadline(0.0) is not None
        assert eve.seats == ["p1"]
        room.close(1012)

    played(test)
