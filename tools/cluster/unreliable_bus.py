"""A bus that loses, doubles and holds back some of what is sent: what every bus may do."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tokyork.server.bus.hint_bus import Bus, OnMessage

HELD_BACK = (0.005, 0.08)
"""Seconds after which a message comes that others have overtaken."""


class UnreliableBus:
    """Around a real one."""

    def __init__(self, bus: Bus, rate: float, seed: int) -> None:
        """So many of all messages are dropped, doubled or reordered, each as often."""
        self._bus = bus
        self._rate = rate
        self._dice = random.Random(seed)  # noqa: S311 - chance, not cryptography
        self.spoilt = 0

    @property
    def is_up(self) -> bool:
        """As the real one is."""
        return self._bus.is_up

    async def open(self) -> None:
        """As the real one does."""
        await self._bus.open()

    def publish(self, subject: str, message: bytes) -> None:
        """Once, as a rule."""
        if self._dice.random() >= self._rate:
            self._bus.publish(subject, message)
            return
        self.spoilt += 1
        kind = self._dice.choice(("dropped", "doubled", "reordered"))
        if kind == "doubled":
            self._bus.publish(subject, message)
        if kind != "dropped":
            later = self._dice.uniform(*HELD_BACK)
            asyncio.get_running_loop().call_later(later, self._bus.publish, subject, message)

    async def subscribe(self, subject: str, hear: OnMessage, queue: str = "") -> None:
        """As the real one does."""
        await self._bus.subscribe(subject, hear, queue)

    async def end(self) -> None:
        """As the real one does."""
        await self._bus.end()
