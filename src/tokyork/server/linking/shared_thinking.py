"""Bots think where there is room: a queue on the bus, and workers on any machine that take from it.

A thought that no worker answers in time is asked once more, and then thought here.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, msgpack

from tokyork.server.work.worker_pool import THOUGHT

if TYPE_CHECKING:
    from tokyork.server.bus.hint_bus import Bus
    from tokyork.server.work.worker_pool import WorkerPool

QUEUE, READY = "tokyork.think", "tokyork.workers"
READY_EVERY = 1.0
THERE = 2.2
"""Seconds for which workers count as there that have said so."""
TRIES = 2
ANSWER_WITHIN = THOUGHT / 1000 + 0.8
"""Seconds for a thought of a second, and its way."""
MOST_WAITING = 4
"""Thoughts for each of its processes that a worker lets wait; others are better off elsewhere."""
_log = logging.getLogger(__name__)


class ThoughtAsked(Struct, array_like=True):
    """What a bot thinks about."""

    number: int
    answer_to: str
    level: int
    seed: int
    position: dict[str, Any]
    people: bool


class ThoughtAnswered(Struct, array_like=True):
    """What it found; nothing if whoever was asked has too much to do."""

    number: int
    move: int | None


_encode = msgpack.Encoder().encode
_asked = msgpack.Decoder(ThoughtAsked).decode
_answered = msgpack.Decoder(ThoughtAnswered).decode


class SharedThinking:
    """Asks whoever is there for it."""

    def __init__(self, bus: Bus, process: str) -> None:
        """Nobody has said yet that they are there."""
        self._bus = bus
        self._answers = f"tokyork.thought.{process}"
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[int | None]] = {}
        self._seen = float("-inf")

    async def open(self) -> None:
        """Hear who is there, and what they found."""
        await self._bus.subscribe(READY, self._hear_ready)
        await self._bus.subscribe(self._answers, self._hear)

    @property
    def has_help(self) -> bool:
        """Whether a worker has said lately that it is there."""
        return time.monotonic() - self._seen < THERE

    def _hear_ready(self, _: bytes) -> None:
        self._seen = time.monotonic()

    def _hear(self, message: bytes) -> None:
        with contextlib.suppress(msgspec.MsgspecError):
            found = _answered(message)
            waiting = self._waiting.get(found.number)
            if waiting is not None and not waiting.done():
                waiting.set_result(found.move)

    async def pick(
        self, position: dict[str, Any], level: int, seed: int, people: bool
    ) -> int | None:
        """The number of a move that a worker found; nothing if none did."""
        for _ in range(TRIES):
            if not self.has_help:
                return None
            number = next(self._numbers)
            asked = ThoughtAsked(number, self._answers, level, seed, position, people)
            waiting: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
            self._waiting[number] = waiting
            try:
                self._bus.publish(QUEUE, _encode(asked))
                move = await asyncio.wait_for(waiting, ANSWER_WITHIN)
            except TimeoutError:
                continue
            finally:
                del self._waiting[number]
            return move
        return None


class BusWorker:
    """Takes thoughts from the queue: `tokyork worker`."""

    def __init__(self, bus: Bus, pool: WorkerPool, count: int) -> None:
        """So many at a time."""
        self._bus = bus
        self._pool = pool
        self._most = count * MOST_WAITING
        self._thinking: set[asyncio.Task[None]] = set()
        self.thoughts = 0

    async def open(self) -> None:
        """Take from the queue from now on."""
        await self._bus.open()
        await self._bus.subscribe(QUEUE, self._hear, queue="workers")

    async def work_for_ever(self) -> None:
        """Say again and again that somebody is here, unless there is too much to do."""
        while True:
            if len(self._thinking) < self._most:
                self._bus.publish(READY, b"")
            await asyncio.sleep(READY_EVERY)

    def _hear(self, message: bytes) -> None:
        try:
            asked = _asked(message)
        except msgspec.MsgspecError:
            _log.warning("Something on the bus is no thought of ours")
            return
        if len(self._thinking) >= self._most:
            self._answer(asked, None)
            return
        task = asyncio.create_task(self._think(asked))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _think(self, asked: ThoughtAsked) -> None:
        move = await self._pool.pick_at(
            asked.position,
            asked.level,
            asked.seed,
            f"{asked.answer_to} {asked.number}",
            people=asked.people,
        )
        self.thoughts += 1
        self._answer(asked, move)

    def _answer(self, asked: ThoughtAsked, move: int | None) -> None:
        self._bus.publish(asked.answer_to, _encode(ThoughtAnswered(asked.number, move)))
