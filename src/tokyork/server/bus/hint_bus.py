"""What a bus does, and one that stays within the process."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    OnMessage = Callable[[bytes], None]

LARGEST = 512 * 1024
"""Bytes of one message at most; NATS takes twice as many unless it is told otherwise."""


class Bus(Protocol):
    """Carries messages to whoever has subscribed; nothing waits for it, nothing relies on it."""

    @property
    def is_up(self) -> bool:
        """Whether others can be reached now."""

    async def open(self) -> None:
        """Connect, or go on trying behind."""

    def publish(self, subject: str, message: bytes) -> None:
        """Send a message, if that can be done now."""

    async def subscribe(self, subject: str, hear: OnMessage, queue: str = "") -> None:
        """Hear what is published there; of those of one queue only one hears a message."""

    async def end(self) -> None:
        """Hear nothing more."""


class LocalBus:
    """For one process: it hears itself."""

    def __init__(self) -> None:
        """Nobody listens yet."""
        self._hears: dict[str, list[tuple[str, OnMessage]]] = {}
        self._turn = itertools.count()
        self.is_up = True

    async def open(self) -> None:
        """There is nobody to connect to."""

    def publish(self, subject: str, message: bytes) -> None:
        """Everybody hears it soon, of each queue one."""
        loop = asyncio.get_running_loop()
        queues: dict[str, list[OnMessage]] = {}
        for queue, hear in self._hears.get(subject, ()):
            if queue:
                queues.setdefault(queue, []).append(hear)
            else:
                loop.call_soon(hear, message)
        for waiting in queues.values():
            loop.call_soon(waiting[next(self._turn) % len(waiting)], message)

    async def subscribe(self, subject: str, hear: OnMessage, queue: str = "") -> None:
        """From now on."""
        self._hears.setdefault(subject, []).append((queue, hear))

    async def end(self) -> None:
        """Nobody listens any more."""
        self._hears.clear()
        self.is_up = False
