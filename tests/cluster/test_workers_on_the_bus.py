"""Bots think at workers on the bus; when one dies, its thought is thought again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

from tests.helpers import ROOT
from tokyork import Game
from tokyork.formats.snapshot import snapshot
from tokyork.server.bus.hint_bus import LocalBus
from tokyork.server.bus.nats_bus import NatsBus
from tokyork.server.linking import shared_thinking
from tokyork.server.linking.shared_thinking import BusWorker, SharedThinking
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    import pytest

    from tests.cluster.backing import Nats

GAME = Game("tokyo", seats=3, seed=233)


def test_a_worker_thinks_for_a_server_and_nobody_waits_for_a_dead_one(nats: Nats) -> None:
    worker = subprocess.Popen(
        [sys.executable, "-m", "tokyork", "worker", "--bus", nats.url, "--workers", "1"],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert worker.stdout is not None
    assert "1 at a time" in worker.stdout.readline()

    async def work() -> None:
        bus = NatsBus(nats.url)
        await bus.open()
        shared = SharedThinking(bus, "test")
        await shared.open()
        while not shared.has_help:  # noqa: ASYNC110 - it says so when it likes
            await asyncio.sleep(0.05)
        found = None
        while found is None:  # it may still be getting ready
            found = await shared.pick(snapshot(GAME.state), 5, 1, True)
        assert 0 <= found < len(GAME.state.moves)
        worker.send_signal(signal.SIGKILL)
        worker.wait()
        assert await shared.pick(snapshot(GAME.state), 5, 1, True) is None
        await bus.end()

    asyncio.run(work())
    worker.stdout.close()


def test_without_workers_a_server_thinks_itself() -> None:
    async def work() -> None:
        bus, pool = LocalBus(), WorkerPool(workers=1)
        shared = SharedThinking(bus, "test")
        await shared.open()
        pool.elsewhere = shared.pick
        assert await shared.pick(snapshot(GAME.state), 5, 1, False) is None
        assert 0 <= await pool.pick(GAME.state, 5, 1) < len(GAME.state.moves)
        pool.close()

    asyncio.run(work())


def test_a_worker_with_too_much_to_do_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_thinking, "MOST_WAITING", 0)

    async def work() -> None:
        bus, pool = LocalBus(), WorkerPool(workers=1, later=True)
        worker, shared = BusWorker(bus, pool, 1), SharedThinking(bus, "test")
        await worker.open()
        await shared.open()
        bus.publish(shared_thinking.READY, b"")
        await asyncio.sleep(0.05)
        assert shared.has_help
        assert await shared.pick(snapshot(GAME.state), 5, 1, False) is None
        bus.publish(shared_thinking.QUEUE, b"rubbish")
        await asyncio.sleep(0.05)
        pool.close()

    asyncio.run(work())
