"""What takes long is thought about in a second worker, and the tables go on meanwhile."""

from __future__ import annotations

import asyncio
import pickle
from typing import TYPE_CHECKING

import pytest

from tokyork import Game
from tokyork.formats.snapshot import snapshot
from tokyork.server.local.second_thinker import answer_to
from tokyork.server.local.with_second import NoSecondError, WithSecond
from tokyork.server.work.place_to_think import NoAnswerError

if TYPE_CHECKING:
    from collections.abc import Coroutine

GAME = Game("tokyo", seats=2, seed=1)
POSITION = snapshot(GAME.state)
ODDS = {"topic": "odds", "position": POSITION, "seat": 0, "keep": "", "language": "en"}


class Second:
    """A second worker that answers when it is let."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.may = asyncio.Event()

    async def __call__(self, asked: bytes) -> bytes:
        task: str = pickle.loads(asked)[0]
        self.asked.append(task)
        await self.may.wait()
        return answer_to(asked)


def run(scene: Coroutine[None, None, None]) -> None:
    """A coroutine, for a few seconds at most."""
    asyncio.run(asyncio.wait_for(scene, 60))


def test_a_quick_bot_thinks_here_and_a_deep_one_there() -> None:
    async def scene() -> None:
        second = Second()
        thinking = WithSecond(second)
        assert 0 <= await thinking.pick(GAME.state, 4, 1) < len(GAME.state.moves)
        assert second.asked == []
        second.may.set()
        assert 0 <= await thinking.pick(GAME.state, 5, 1) < len(GAME.state.moves)
        assert second.asked == ["pick"]

    run(scene())


def test_quick_things_are_answered_while_the_second_worker_thinks() -> None:
    async def scene() -> None:
        second = Second()
        thinking = WithSecond(second)
        odds = asyncio.create_task(thinking.ask("advise", (), **ODDS))
        await asyncio.sleep(0)
        await thinking.pick(GAME.state, 1, 1)
        assert not odds.done()
        second.may.set()
        assert await odds

    run(scene())


def test_a_table_that_waits_for_a_move_comes_before_whoever_wants_help() -> None:
    async def scene() -> None:
        second = Second()
        thinking = WithSecond(second)
        helped = [asyncio.create_task(thinking.ask("advise", (), **ODDS)) for _ in range(3)]
        await asyncio.sleep(0)
        move = asyncio.create_task(thinking.pick(GAME.state, 5, 1))
        await asyncio.sleep(0)
        second.may.set()
        await asyncio.gather(move, *helped)
        assert second.asked[:2] == ["advise", "pick"]

    run(scene())


def test_whoever_stops_waiting_is_not_thought_for() -> None:
    async def scene() -> None:
        second = Second()
        thinking = WithSecond(second)
        first, other = (asyncio.create_task(thinking.ask("advise", (), **ODDS)) for _ in "ab")
        await asyncio.sleep(0.01)
        other.cancel()
        await asyncio.sleep(0)
        second.may.set()
        await first
        await asyncio.sleep(0.01)
        assert second.asked == ["advise"]

    run(scene())


def test_without_a_second_worker_everything_is_done_here() -> None:
    async def none(_: bytes) -> bytes:
        raise NoSecondError("no memory")

    async def scene() -> None:
        assert await WithSecond(none).ask("advise", (), **ODDS)
        assert 0 <= await WithSecond(none).pick(GAME.state, 5, 1) < len(GAME.state.moves)

    run(scene())


def test_a_task_that_fails_there_fails_here() -> None:
    async def scene() -> None:
        second = Second()
        second.may.set()
        with pytest.raises(NoAnswerError):
            await WithSecond(second).ask("advise", (), **{**ODDS, "topic": "plan"})

    run(scene())
