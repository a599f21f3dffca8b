"""Bots in their processes: they answer, and whatever befalls them there is an answer."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING

import pytest

from tests.helpers import Plan, walk
from tokyork import Game
from tokyork.bots import SafeSeat, make_bot
from tokyork.formats.notation import default_move
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def thinker() -> Iterator[WorkerPool]:
    one = WorkerPool(workers=1, patience=60.0)
    yield one
    one.close()


def process_of(thinker: WorkerPool) -> int:
    worker = thinker._quick._desks[0].get_ready()
    assert worker is not None
    assert worker.pid is not None
    return worker.pid


def test_a_bot_in_a_worker_does_what_it_would_do_here(thinker: WorkerPool) -> None:
    for game in list(walk("tokyo", Plan(3, 4), most=60))[::6]:
        bot = make_bot("level2", seed=7)
        expected = SafeSeat(bot).pick(game.state)
        assert asyncio.run(thinker.pick(game.state, 2, 7)) == expected


def test_every_level_plays_both_cities(thinker: WorkerPool) -> None:
    for city in ("tokyo", "new_york"):
        g = Game(city, 4, seed=2).state
        for level in (1, 2, 3, 4, 5):
            assert 0 <= asyncio.run(thinker.pick(g, level, 1)) < len(g.moves)


def test_a_worker_that_dies_is_replaced(thinker: WorkerPool) -> None:
    g = Game("tokyo", 3, seed=2).state
    before = process_of(thinker)
    os.kill(before, signal.SIGKILL)

    assert asyncio.run(thinker.pick(g, 2, 1)) == default_move(g)
    assert process_of(thinker) != before
    assert asyncio.run(thinker.pick(g, 2, 1)) == SafeSeat(make_bot("level2", 1)).pick(g)


def test_a_worker_that_hangs_is_replaced() -> None:
    thinker = WorkerPool(workers=1, patience=60.0)
    g = Game("tokyo", 3, seed=2).state
    asyncio.run(thinker.pick(g, 2, 1))
    thinker._quick.patience = 0.3
    before = process_of(thinker)
    os.kill(before, signal.SIGSTOP)

    assert asyncio.run(thinker.pick(g, 2, 1)) == default_move(g)
    assert process_of(thinker) != before
    thinker.close()


def test_an_unknown_level_gets_the_default_move(thinker: WorkerPool) -> None:
    g = Game("tokyo", 3, seed=2).state

    assert asyncio.run(thinker.pick(g, 9, 1)) == default_move(g)
    assert asyncio.run(thinker.pick(g, 1, 1)) >= 0
