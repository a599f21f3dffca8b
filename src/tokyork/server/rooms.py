"""A live table: who is connected, one change after the other, and what goes on by itself."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from random import uniform
from typing import TYPE_CHECKING

import msgspec

from tokyork.bots.safe import MOST_IN_A_TURN
from tokyork.errors import TokyorkError
from tokyork.notation import default_move
from tokyork.server import messages as m
from tokyork.server import teaching
from tokyork.server.because import Why
from tokyork.server.clocks import Timekeeper
from tokyork.server.company import Company
from tokyork.server.helping import Helper
from tokyork.server.hub import GONE, RESTART
from tokyork.server.reasons import because
from tokyork.server.refusals import RefusedError
from tokyork.server.requests import Asker, ask
from tokyork.server.standing import GiveOrders
from tokyork.server.tables import Change
from tokyork.server.wording import clean_text

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence

    from tokyork.server.hub import Connection
    from tokyork.server.lobby import Lobby
    from tokyork.server.standing import Order
    from tokyork.server.tables import Table

GATHER_PRESENCE = 0.05
"""Seconds in which people who come and go are told together."""
ORDER_DELAY = (1.0, 2.5)
"""Seconds that a standing order waits, whatever it answers: at least and at most."""
HOST_AWAY = 60.0
"""Seconds after which somebody else becomes the host."""
_log = logging.getLogger(__name__)


class Room:
    """A table that somebody looks at, or that plays on by itself."""

    def __init__(self, table: Table, talk: Sequence[m.Said], lobby: Lobby) -> None:
        """Nobody is connected yet."""
        self.table = table
        self._lobby = lobby
        self._lock = asyncio.Lock()
        self._clock = Timekeeper(table)
        self._company = Company(table, self._clock, talk)
        self._helper = Helper(table, lobby.think)
        self._closed = False
        self._ahead: asyncio.Task[None] | None = None
        self._presence: asyncio.Task[None] | None = None
        self._host_away: asyncio.Task[None] | None = None
        self._in_turn = (0, 0)
        self.idle_since = time.monotonic()
        self._clock.set(time.monotonic(), moved=True)
        self._go_on()

    @property
    def name(self) -> str:
        """The table's."""
        return self.table.data.table

    @property
    def connections(self) -> set[Connection]:
        """Who is connected."""
        return self._company.connections

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost if it is loaded again when somebody comes."""
        return not self.connections and self._ahead is None

    # --- people come and go ---

    async def enter(
        self, connection: Connection, since: int | None, said: int | None, secret: str
    ) -> None:
        """Tell a new connection everything, or what it does not know yet."""
        async with self._lock:
            if self._closed:  # while it waited
                connection.cut(RESTART)
                return
            if self.table.claim(secret, connection.guest):
                self._clock.spend(time.monotonic())
                await self._done(Change(table=True))
            self._company.welcome(connection, since, said)
        self._tell_presence_soon()

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        self.connections.discard(connection)
        self.idle_since = time.monotonic()
        self._tell_presence_soon()

    def _tell_presence_soon(self) -> None:
        if self._presence is None and not self._closed:
            self._presence = asyncio.create_task(self._by_itself(self._tell_presence()))

    async def _tell_presence(self) -> None:
        await asyncio.sleep(GATHER_PRESENCE)
        async with self._lock:
            self._presence = None
            self._company.tell(Change(table=True, view=False))
            away = self.table.data.host not in self._company.here and self.connections
            if away and self._host_away is None:
                self._host_away = asyncio.create_task(self._by_itself(self._pass_host_on()))

    async def _pass_host_on(self) -> None:
        """If the host stays away, somebody who is here takes over."""
        await asyncio.sleep(HOST_AWAY)
        async with self._lock:
            self._host_away = None
            here = [guest for guest in self.table.persons if guest in self._company.here]
            if here and self.table.data.host not in self._company.here:
                self.table.data.host = here[0]
                await self._done(Change(table=True, view=False))

    # --- requests ---

    async def request(self, connection: Connection, request: m.AnyRequest) -> None:
        """Do what is asked for, and answer."""
        if isinstance(request, m.Ask):
            self._helper.ask(connection, request)
            return
        async with self._lock:
            if self._closed:  # while it waited; whoever asked comes again, and asks again
                return
            known = self.table.answers.get((connection.guest, request.nonce))
            try:
                answer = known or await self._answer(connection, request)
            except Exception:  # noqa: BLE001 - a full disk, or a mistake of ours
                self._fail()
                return
            connection.post(msgspec.json.encode(answer))

    async def _answer(self, connection: Connection, request: m.AnyRequest) -> m.Answer:
        problem = None
        try:
            await self._carry_out(connection, request)
        except RefusedError as refused:
            problem = refused.problem(connection.language)
        except TokyorkError as error:
            problem = m.Problem("bad", str(error))
        answer = m.Answer(request.nonce, self.table.seq, problem)
        self._lobby.metrics.answered(problem)
        if isinstance(request, Why):  # who asks again wants the reasons again
            return answer
        return self.table.remember(connection.guest, answer)

    async def _carry_out(self, connection: Connection, request: m.AnyRequest) -> None:
        match request:
            case m.Speak():
                connection.language = self._lobby.language(request.language)
                self._company.tell_all_to(connection)
            case m.Chat():
                self._lobby.limits.may_say(connection.guest)
                await self._say(connection.guest, clean_text(request.text), None)
            case m.Emote():
                if request.emote not in m.EMOTES:
                    raise RefusedError("bad", "server-no_emote")
                self._lobby.limits.may_say(connection.guest)
                await self._say(connection.guest, "", request.emote)
            case m.MoreTime():
                self._give_time(connection.guest)
            case Why():
                told = because(self.table, connection.guest, connection.language, request)
                connection.post(msgspec.json.encode(told))
            case GiveOrders():
                await self._give_orders(connection.guest, request)
            case _:
                await self._change(connection.guest, request)

    async def _change(self, guest: str, request: m.Request) -> None:
        self._clock.spend(time.monotonic())
        who = Asker(guest, self._company.here, self._lobby.new_name())
        await self._done(ask(self.table, who, request))
        if isinstance(request, m.Sit):
            await self._lobby.remember_name(guest, self.table.place(request.seat).name)

    async def _done(self, change: Change) -> None:
        """Keep a change, let everybody know it, and go on."""
        await self._lobby.keep(self.table.data, change)  # durable before visible
        if change.closed:
            self.close(GONE)
            return
        moved = change.began or (change.entry is not None and change.entry.move is not None)
        self._clock.set(time.monotonic(), moved=moved)
        if change.entry is not None:
            self._lobby.metrics.moves.inc()
        self._company.tell(change)
        self._go_on()

    def _fail(self) -> None:
        """What is here may be ahead of what is kept: whoever comes again gets the latter."""
        _log.exception("Table %s is loaded anew", self.name)
        self._lobby.drop(self)
        self.close(RESTART)

    def _give_time(self, guest: str) -> None:
        mover = self.table.mover
        own = self.table.seats_of(guest)
        if guest != self.table.data.host and (not own or (mover and mover.guest == guest)):
            raise RefusedError("not_yours", "server-time_not_yours")
        self._clock.give_more()
        self._company.tell(Change(table=True))
        self._go_on()

    async def _give_orders(self, guest: str, request: GiveOrders) -> None:
        """Nobody else is told, nor notices by what goes on meanwhile."""
        change = self.table.give_orders(guest, request)
        await self._lobby.keep(self.table.data, change)
        self._company.tell(change)
        if self.table.running.chooser == request.seat:
            self._go_on()

    async def _say(self, guest: str, text: str, emote: str | None) -> None:
        seat = self.table.eyes_of(guest)
        name = self.table.place(seat).name if seat else await self._lobby.name_of(guest)
        said = m.Said(self._company.next_said, seat, name, text, emote, time.time())
        await self._lobby.keep_said(self.name, said)
        self._company.say(said)

    def close(self, code: int) -> None:
        """End everything here."""
        self._closed = True
        self._helper.close()
        for task in (self._ahead, self._presence, self._host_away):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        self._ahead = None
        self._company.send_away(code)

    # --- what goes on by itself ---

    def _go_on(self) -> None:
        """Let a bot think, or the clock run, if it is their turn."""
        if self._ahead is not None and self._ahead is not asyncio.current_task():
            self._ahead.cancel()
        self._ahead = None
        mover = self.table.mover
        if mover is None or self.table.data.paused:
            return
        deadline = self._clock.deadline(time.monotonic())
        if mover.by_bot:
            self._ahead = asyncio.create_task(self._by_itself(self._let_bot_move(mover.level)))
        elif (found := self.table.obeying()) is not None:
            delay = uniform(*ORDER_DELAY)  # noqa: S311 - so that its length tells nothing
            wait = delay if deadline is None else min(delay, deadline)
            self._ahead = asyncio.create_task(self._by_itself(self._let_order_move(wait, *found)))
        elif deadline is not None:
            self._ahead = asyncio.create_task(self._by_itself(self._let_clock_move(deadline)))

    async def _by_itself(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Exception:  # noqa: BLE001 - a full disk, or a mistake of ours
            self._fail()

    async def _let_bot_move(self, level: int) -> None:
        course = self.table.running
        g = course.game.state
        seed = zlib.crc32(f"{self.name} {course.chooser}".encode())
        if self.table.data.lesson:
            number = teaching.scripted(self.table)
        elif self._goes_on_for_ever():
            number = int(default_move(g))
        else:
            number = await self._lobby.pick(g, level, seed)
        async with self._lock:
            await self._done(self.table.play_number(number))

    def _goes_on_for_ever(self) -> bool:
        """Whether a bot's turn does not end; a card may let a monster ride for ever."""
        turn = int(self.table.running.game.state.turn)
        before, count = self._in_turn
        self._in_turn = (turn, count + 1 if turn == before else 1)
        return self._in_turn[1] > MOST_IN_A_TURN

    async def _let_order_move(self, delay: float, move: str, orders: list[Order]) -> None:
        await asyncio.sleep(delay)
        async with self._lock:
            self._clock.spend(time.monotonic())
            guest = self.table.mover.guest if self.table.mover else None
            entry = self.table.running.play(move, guest, orders=orders)
            await self._done(self.table.played(entry))

    async def _let_clock_move(self, deadline: float) -> None:
        await asyncio.sleep(deadline)
        async with self._lock:
            self._clock.spend(time.monotonic())
            number = int(default_move(self.table.running.game.state))
            await self._done(self.table.play_number(number))
