"""A live table: who is connected, one change after the other, and what goes on by itself."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from typing import TYPE_CHECKING

import msgspec

from tokyork.bots.safe import MOST_IN_A_TURN
from tokyork.errors import TokyorkError
from tokyork.notation import default_move
from tokyork.server import messages as m
from tokyork.server import shelf
from tokyork.server.audience import Audience
from tokyork.server.clocks import Timekeeper
from tokyork.server.hub import GONE, RESTART, Connection
from tokyork.server.logbook import Library, turn_before
from tokyork.server.refusals import RefusedError
from tokyork.server.requests import Asker, ask
from tokyork.server.tables import Change, Table
from tokyork.server.wording import clean_text

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence

    from tokyork.server.course import Entry
    from tokyork.server.lobby import Lobby

GATHER_PRESENCE = 0.05
"""Seconds in which people who come and go are told together."""
_log = logging.getLogger(__name__)

HOST_AWAY = 60.0
"""Seconds after which somebody else becomes the host."""


class Room:
    """A table that somebody looks at, or that plays on by itself."""

    def __init__(self, table: Table, talk: Sequence[m.Said], lobby: Lobby) -> None:
        """Nobody is connected yet."""
        self.table = table
        self.talk = list(talk)
        self._lobby = lobby
        self.connections: set[Connection] = set()
        self._lock = asyncio.Lock()
        self._clock = Timekeeper(table)
        self._library = Library()
        self._ahead: asyncio.Task[None] | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._host_away: asyncio.TimerHandle | None = None
        self._said = self.talk[-1].number if self.talk else 0
        self._in_turn = (0, 0)
        self.idle_since = time.monotonic()
        self._clock.set(time.monotonic(), moved=True)
        self._go_on()

    @property
    def name(self) -> str:
        """The table's."""
        return self.table.data.table

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
            if self.table.claim(secret, connection.guest):
                self._clock.spend(time.monotonic())
                await self._done(Change(table=True))
            self.connections.add(connection)
            self._welcome(connection, since, said)
        self._tell_presence_soon()

    def _welcome(self, connection: Connection, since: int | None, said: int | None) -> None:
        audience = self._audience()
        guest, language = connection.guest, connection.language
        connection.seats = self.table.seats_of(guest)
        missed = [s for s in self.talk if said is not None and s.number > said]
        silent = not self.talk or said is not None
        if since is None or not silent or not audience.can_tell(since):
            connection.post(audience.snapshot(guest, language, self.talk))
            return
        connection.post(audience.changed(guest))
        connection.post(audience.played(guest, language, since))
        for one in missed:
            connection.post(msgspec.json.encode(one))

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        self.connections.discard(connection)
        self.idle_since = time.monotonic()
        self._tell_presence_soon()

    def _tell_presence_soon(self) -> None:
        if self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(GATHER_PRESENCE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self._tell(Change(table=True, view=False))
        if self.table.data.host in self._here or not self.connections:
            return
        loop = asyncio.get_running_loop()
        self._host_away = self._host_away or loop.call_later(HOST_AWAY, self._replace_host)

    def _replace_host(self) -> None:
        self._host_away = None
        self._replacing = asyncio.create_task(self._by_itself(self._pass_host_on()))

    async def _pass_host_on(self) -> None:
        """The host has been away for long: somebody who is here takes over."""
        async with self._lock:
            here = [guest for guest in self.table.persons if guest in self._here]
            if here and self.table.data.host not in self._here:
                self.table.data.host = here[0]
                await self._done(Change(table=True, view=False))

    @property
    def _here(self) -> set[str]:
        return {connection.guest for connection in self.connections}

    # --- requests ---

    async def request(self, connection: Connection, request: m.AnyRequest) -> None:
        """Do what is asked for, and answer."""
        async with self._lock:
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
        return self.table.remember(connection.guest, answer)

    async def _carry_out(self, connection: Connection, request: m.AnyRequest) -> None:
        match request:
            case m.Speak():
                connection.language = self._lobby.language(request.language)
                connection.post(self._snapshot(connection))
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
            case _:
                await self._change(connection.guest, request)

    async def _change(self, guest: str, request: m.Request) -> None:
        self._clock.spend(time.monotonic())
        who = Asker(guest, self._here, self._lobby.new_name())
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
        self._turn_pages(change.entry)
        self._tell(change)
        self._go_on()

    def _fail(self) -> None:
        """What is here may be ahead of what is kept: whoever comes again gets the latter."""
        _log.exception("Table %s is loaded anew", self.name)
        self._lobby.drop(self)
        self.close(RESTART)

    def _turn_pages(self, entry: Entry | None) -> None:
        if entry is None:
            return
        self._lobby.metrics.moves.inc()
        course = self.table.running
        if entry.move is None:
            self._library.forget_from(turn_before(course.game, course.lengths[-1]))

    def _give_time(self, guest: str) -> None:
        mover = self.table.mover
        own = self.table.seats_of(guest)
        if guest != self.table.data.host and (not own or (mover and mover.guest == guest)):
            raise RefusedError("not_yours", "server-time_not_yours")
        self._clock.give_more()
        self._tell(Change(table=True))
        self._go_on()

    async def _say(self, guest: str, text: str, emote: str | None) -> None:
        seat = self.table.eyes_of(guest)
        name = self.table.place(seat).name if seat else await self._lobby.name_of(guest)
        said = m.Said(self._said + 1, seat, name, text, emote, time.time())
        await self._lobby.keep_said(self.name, said)
        self._said += 1
        self.talk = [*self.talk, said][-shelf.TALK_KEPT :]
        for connection in self.connections:
            connection.post(msgspec.json.encode(said))

    # --- telling ---

    def _audience(self) -> Audience:
        return Audience(
            self.table,
            self._library,
            here=self._here,
            watchers=sum(not self.table.seats_of(c.guest) for c in self.connections),
            deadline=self._clock.deadline(time.monotonic()),
        )

    def _snapshot(self, connection: Connection) -> bytes:
        return self._audience().snapshot(connection.guest, connection.language, self.talk)

    def _tell(self, change: Change) -> None:
        """Let everybody know of a change."""
        audience = self._audience()
        for connection in self.connections:
            self._tell_one(connection, change, audience)

    def _tell_one(self, connection: Connection, change: Change, audience: Audience) -> None:
        guest, language = connection.guest, connection.language
        seats = self.table.seats_of(guest)
        if change.began or (self.table.course is not None and seats != connection.seats):
            # Who sits where decides who sees what, also of what was before.
            connection.post(audience.snapshot(guest, language, self.talk))
        else:
            if change.table:
                connection.post(audience.changed(guest))
            if change.entry is not None:
                connection.post(audience.played(guest, language, change.entry.seq - 1))
            elif change.view and self.table.course is not None:
                connection.post(audience.played(guest, language, self.table.seq))
        connection.seats = seats

    def close(self, code: int) -> None:
        """End everything here."""
        if self._ahead is not None and self._ahead is not asyncio.current_task():
            self._ahead.cancel()
        self._ahead = None
        for timer in (self._presence, self._host_away):
            if timer is not None:
                timer.cancel()
        for connection in list(self.connections):
            connection.cut(code)
        self.connections.clear()

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
        if self._goes_on_for_ever():
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

    async def _let_clock_move(self, deadline: float) -> None:
        await asyncio.sleep(deadline)
        async with self._lock:
            self._clock.spend(time.monotonic())
            number = int(default_move(self.table.running.game.state))
            await self._done(self.table.play_number(number))
