"""Those who play are told first; those who look on when there is time, and soon."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from typing import TYPE_CHECKING, Any

from tests.server.test_rest import Guest, enter, played, room_of
from tokyork.server.protocol import requests as r
from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.messages import GONE
from tokyork.server.room.leisure import AT_ONCE, NAP, Leisure

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from tokyork.server.room.room import Room

SOON = 20 * NAP
LATE = 0.1
PEOPLE = [NewSeat("person", name="Ann"), NewSeat("person", name="Ben")]


class Looker(Guest):
    """A browser that counts what it is told of the game."""

    def __init__(self, guest: str) -> None:
        super().__init__(guest)
        self.news: list[bytes] = []

    def post(self, message: bytes) -> None:
        if b'"type":"went_on"' in message:
            self.news.append(message)


async def come(room: Room, guest: str) -> Looker:
    looker = Looker(guest)
    await room.enter(looker, None, None, "")
    return looker


async def until(holds: Callable[[], bool]) -> None:
    """However busy the machine is; the test as a whole has its patience."""
    while not holds():  # noqa: ASYNC110 - nobody tells us
        await asyncio.sleep(NAP)


def noting(done: list[Any], what: Callable[[], Any]) -> Callable[[], bool]:
    """An errand that is done at once."""

    def errand() -> bool:
        done.append(what())
        return True

    return errand


async def move(room: Room, by: Guest) -> None:
    """Somebody moves, in the name of whoever must."""
    match = room.table.running
    assert match.chooser is not None
    room.table.chair(match.chooser).guest = by.guest
    number = str(room.table.seq)
    asked = r.PlayMove(number, room.name, room.table.seq, match.game.legal_moves[0])
    await room.request(by, asked)


# --- at a table ---


def test_players_are_told_of_a_move_at_once_and_onlookers_soon() -> None:
    async def test() -> None:
        room = room_of(PEOPLE)
        ann, dan = await come(room, "ann"), await come(room, "dan")
        await move(room, ann)

        assert (len(ann.news), len(dan.news)) == (1, 0)
        await until(lambda: len(dan.news) == 1)
        room.close(GONE)

    played(test)


def test_onlookers_are_told_together_what_has_happened_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        room = room_of(PEOPLE)
        ann, dan = await come(room, "ann"), await come(room, "dan")
        errands: list[Callable[[], bool]] = []
        monkeypatch.setattr(room._services.leisure, "add", errands.append)
        for _ in range(3):
            await move(room, ann)
        (tell,) = errands

        assert tell()
        assert (len(ann.news), len(dan.news)) == (3, 1)
        assert b'"seq":%d' % room.table.seq in dan.news[0]
        room.close(GONE)

    played(test)


def test_nobody_sees_a_move_that_is_not_kept_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        room = room_of(PEOPLE)
        ann, dan = await come(room, "ann"), await come(room, "dan")
        await move(room, ann)
        kept = asyncio.Event()

        async def save_change(*_: Any) -> None:  # noqa: ANN401 - whatever is to be kept
            await kept.wait()

        monkeypatch.setattr(room._services.tables, "save_change", save_change)
        saving = asyncio.create_task(move(room, ann))
        await asyncio.sleep(SOON)
        assert dan.news == []  # the table is ahead of the file

        kept.set()
        await saving
        await until(lambda: len(dan.news) == 1)
        room.close(GONE)

    played(test)


def test_a_room_that_is_closed_is_gone_without_anybody_looking_for_circles() -> None:
    async def test() -> None:
        room = room_of([NewSeat("person", name="Ann"), NewSeat("bot", level=1)])
        ann = await enter(room, "ann")
        await move(room, ann)
        await asyncio.sleep(SOON)
        room.leave(ann)
        room.close(GONE)
        gone = weakref.ref(room)
        del room
        await until(lambda: gone() is None)  # when what was cancelled has ended

    gc.collect()
    gc.disable()
    try:
        played(test)
    finally:
        gc.enable()


# --- the errands themselves ---


def test_an_errand_that_cannot_be_done_is_asked_again_and_keeps_no_other_waiting() -> None:
    async def test() -> None:
        leisure, free = Leisure(), False
        done: list[str] = []

        def blocked() -> bool:
            done.append("blocked" if free else "not yet")
            return free

        leisure.add(blocked)
        leisure.add(noting(done, lambda: "other"))
        await until(lambda: "other" in done)
        assert "blocked" not in done

        free = True
        await until(lambda: done[-1] == "blocked")

    played(test)


def test_errands_wait_while_there_is_other_work_but_not_for_ever() -> None:
    async def test() -> None:
        leisure = Leisure(late=LATE)
        done: list[float] = []
        leisure.add(noting(done, time.monotonic))
        begun = time.monotonic()
        while time.monotonic() - begun < 2 * LATE:
            time.sleep(2 * NAP)  # noqa: ASYNC251 - that is what others do to it
            await asyncio.sleep(0)
        assert len(done) == 1
        assert done[0] - begun >= LATE

    played(test)


def test_only_a_few_errands_are_done_before_others_have_a_turn() -> None:
    async def test() -> None:
        leisure, turns = Leisure(), 0
        done: list[int] = []
        for _ in range(3 * AT_ONCE):
            leisure.add(noting(done, lambda: turns))
        while len(done) < 3 * AT_ONCE:
            turns += 1
            await asyncio.sleep(0)
        assert len(set(done)) >= 3

    played(test)
