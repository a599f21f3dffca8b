"""What goes on at a table by itself: bots move, standing orders answer, the clock decides."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from functools import partial
from random import uniform
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from tokyork.formats.notation import default_move
from tokyork.server.table import lesson_table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tokyork.core.state import State
    from tokyork.server.protocol.standing_orders import Order
    from tokyork.server.table.table import Change, Table

    Pick = Callable[[State, int, int], Awaitable[int]]
    Play = Callable[[Callable[[], Change]], Awaitable[None]]

ORDER_DELAY = (1.0, 2.5)
"""Seconds that a standing order waits, whatever it answers: at least and at most."""
TURN_DELAY = (0.2, 0.4)
"""The same on one's own turn: nobody would learn anything, and several come in a row."""
SEED_BITS = 128
HASTY = 4
"""The best level that needs no clock to think by: for games that nobody waits for."""


class Thought(NamedTuple):
    """What a bot thinks about: after which change, and how deeply."""

    seq: int
    level: int


class Autoplay:
    """Waits for whatever comes next without anybody's request, one thing at a time."""

    def __init__(self, table: Table, pick: Pick, play: Play, fail: Callable[[], None]) -> None:
        """`pick` asks a bot, `play` makes a change at the table, `fail` gives the room up."""
        self._table = table
        self._pick = pick
        self._play = play
        self._fail = fail
        # Who could work out a bot's seed would foresee what it does.
        self._seeds = defaultdict[str | None, int](lambda: secrets.randbits(SEED_BITS))
        self._ahead: asyncio.Task[None] | None = None
        self._thought: Thought | None = None
        """What a bot thinks about meanwhile."""

    @property
    def is_waiting(self) -> bool:
        """Whether something will happen by itself."""
        return self._ahead is not None

    def stop(self) -> None:
        """Let nothing happen by itself any more."""
        if self._ahead is not None and self._ahead is not asyncio.current_task():
            self._ahead.cancel()
        self._ahead = self._thought = None

    def end(self) -> None:
        """The same for good: it lets go of the room, which nobody else holds then."""
        self.stop()
        self._pick = self._play = _never
        self._fail = _nothing

    def go_on(self, deadline: float | None) -> None:
        """Let a bot think, an order answer or the clock run, if it is their turn."""
        mover = None if self._table.data.paused else self._table.mover
        if mover is not None and (last := self._table.foregone()) is not None:
            self.stop()
            self._begin(partial(self._let_it_end, last))
            return
        if mover is not None and (mover.by_bot or self._table.is_late):
            level = min(mover.level, HASTY) if self._table.hasty else mover.level
            self._think(Thought(self._table.seq, level))
            return
        self.stop()
        if mover is None:
            return
        if (found := self._table.obeying()) is not None:
            bounds = TURN_DELAY if self._table.is_on_turn else ORDER_DELAY
            delay = uniform(*bounds)  # noqa: S311 - so that its length tells nothing
            wait = delay if deadline is None else min(delay, deadline)
            self._begin(partial(self._let_order_move, wait, *found))
        elif deadline is not None:
            self._begin(partial(self._let_clock_move, deadline))

    def _think(self, thought: Thought) -> None:
        """Whoever thinks about this already is not disturbed by what else goes on."""
        if thought != self._thought or self._ahead is None or self._ahead.done():
            self.stop()
            self._begin(partial(self._let_bot_move, thought.level))
            self._thought = thought

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        self._ahead = asyncio.create_task(self._safely(work))

    async def _safely(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:  # noqa: BLE001 - a full disk, or a mistake of ours
            self._fail()

    async def _let_bot_move(self, level: int) -> None:
        if self._table.data.lesson:
            number = lesson_table.scripted(self._table)
        else:
            match = self._table.running
            number = await self._pick(match.game.state, level, self._seeds[match.chooser])
        await self._play(lambda: self._table.play(number))

    async def _let_it_end(self, number: int) -> None:
        await self._play(lambda: self._table.play(number))

    async def _let_order_move(self, delay: float, move: str, orders: list[Order]) -> None:
        await asyncio.sleep(delay)
        guest = self._table.mover.guest if self._table.mover else None
        await self._play(lambda: self._table.play(move, guest, orders=orders))

    async def _let_clock_move(self, deadline: float) -> None:
        await asyncio.sleep(deadline)
        await self._play(
            lambda: self._table.play(int(default_move(self._table.running.game.state)))
        )


async def _never(*_: object) -> NoReturn:
    """Nobody is asked any more."""
    raise asyncio.CancelledError


def _nothing() -> None:
    """There is nothing left to give up."""
