"""A live table: who is connected, and one change after the other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from typing import TYPE_CHECKING

import msgspec

from tokyork.errors import TokyorkError
from tokyork.server.feed.listeners import Listeners
from tokyork.server.feed.reasons import because
from tokyork.server.feed.told_aloud import Hearing
from tokyork.server.protocol import requests as r
from tokyork.server.protocol.clean_text import clean_text
from tokyork.server.protocol.messages import GONE, RESTART, Answer, PrivateLink, Problem, Said
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.room.asides import asker, say
from tokyork.server.room.autoplay import Autoplay
from tokyork.server.room.coach_desk import CoachDesk
from tokyork.server.room.onlookers import Onlookers
from tokyork.server.storage.cannot_save import CannotSaveError
from tokyork.server.storage.leases import NotOwnerError
from tokyork.server.table.clocks import Timekeeper
from tokyork.server.table.days import DaysKeeper
from tokyork.server.table.forgotten import make_nobody
from tokyork.server.table.handlers import handle
from tokyork.server.table.table import Change
from tokyork.words.texts import known_language

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from tokyork.core.state import State
    from tokyork.server.feed.listeners import Listener
    from tokyork.server.protocol.messages import Because, Heard
    from tokyork.server.room.services import Services
    from tokyork.server.table.clocks import TableClock
    from tokyork.server.table.table import Table

GATHER_PRESENCE = 0.05
"""Seconds in which people who come and go are told together; longer where there are MANY."""
MANY = 20
HOST_AWAY = 60.0
"""Seconds after which somebody else becomes the host."""
REST_AFTER = 60.0
"""Seconds after which a table rests that nobody looks at."""
RETRY_AFTER, RETRY_AT_MOST = 0.5, 30.0
"""Seconds until what goes on by itself is tried again when it cannot be saved; each time longer."""
_log = logging.getLogger(__name__)


class Room:
    """A table that somebody looks at, or that plays on by itself."""

    def __init__(self, table: Table, talk: Sequence[Said], services: Services) -> None:
        """Nobody is connected yet."""
        self.table = table
        self._services = services
        self._lock = asyncio.Lock()
        self._days = DaysKeeper(table, lambda: services.tables.ran)
        self._clock: TableClock = self._days if table.data.settings.pace else Timekeeper(table)
        self._listeners = Listeners(table, self._clock, talk)
        self._onlookers = Onlookers(self._listeners, self._lock, services.leisure, self._fail)
        self._hearing = Hearing(table)
        self._coach = CoachDesk(table, services.pool.ask)
        self._autoplay = Autoplay(table, self._pick, self._play_by_itself, self._fail)
        self._closed = False
        self.last_address = table.data.tournament or table.data.table
        """From where somebody came last: what goes on after them is theirs; if nobody did, it is
        the table's own."""
        self._chooser: str | None = None
        """Who must choose, as far as that is kept."""
        self._watched = self._attended = table.data.goes_on_alone
        self._rest: asyncio.Task[None] | None = None
        self._presence: asyncio.Task[None] | None = None
        self._host_away: asyncio.Task[None] | None = None
        self.idle_since = time.monotonic()
        self._clock.rest(time.monotonic(), resting=not self._attended)
        self._clock.set(time.monotonic(), moved=True)

    @property
    def name(self) -> str:
        """The table's."""
        return self.table.data.table

    @property
    def connections(self) -> set[Listener]:
        """Who is connected."""
        return self._listeners.connections

    @property
    def watchers(self) -> int:
        """How many look on without a seat."""
        return self._listeners.watchers

    @property
    def hosts_address(self) -> str | None:
        """From where the host looks on; nothing while they do not."""
        host = self.table.data.host
        return next((c.address for c in self.connections if c.guest == host), None)

    @property
    def is_resting(self) -> bool:
        """Whether bots and orders wait until somebody looks."""
        return not self._watched

    def away(self) -> dict[str, float]:
        """Holders of seats who are not connected, and for how many seconds."""
        return self._listeners.away()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost if it is loaded again when somebody comes."""
        return not self.connections and not self._autoplay.is_waiting

    # --- people come and go ---

    async def enter(
        self, connection: Listener, since: int | None, said: int | None, secret: str
    ) -> None:
        """Tell a new connection everything, or what it does not know yet."""
        async with self._lock:
            if self._closed:  # while it waited
                connection.cut(RESTART)
                return
            if connection.guest in self.table.data.barred:
                connection.cut(GONE)
                return
            self.last_address = connection.address
            problem = await self._claim(secret, connection)
            await self._welcome_back(connection.guest)
            if self._wake({connection.guest}):
                self._tell_rest()
            await self._get_ready(connection.language)
            self._listeners.welcome(connection, since, said)
            await asyncio.sleep(0)  # of many who come at once, one after the other
            if problem is not None:
                connection.post(msgspec.json.encode(Answer("", self.table.seq, problem)))
        self._tell_presence_soon()

    async def _get_ready(self, language: str) -> None:
        """Before somebody is told a long game in a language: other tables go on meanwhile."""
        for _ in self._listeners.get_ready(language):
            await asyncio.sleep(0)

    async def _claim(self, secret: str, connection: Listener) -> Problem | None:
        """Let whoever knows a seat's private link have the seat, if that can be kept."""
        if not self.table.claim(secret, connection.guest):
            return None
        self._clock.spend(time.monotonic())
        try:
            await self._done(Change(table=True))
        except CannotSaveError as refused:
            return refused.problem(connection.language)
        return None

    async def _welcome_back(self, guest: str) -> None:
        """Whoever was only away has their seats back at once."""
        if self.table.welcome_back(guest):
            self._clock.spend(time.monotonic())
            with contextlib.suppress(CannotSaveError):  # a banner offers the seat meanwhile
                await self._done(Change(table=True))

    def leave(self, connection: Listener) -> None:
        """A connection has ended."""
        self._listeners.leave(connection)
        self.idle_since = time.monotonic()
        self._tell_presence_soon()
        self._rest_later()

    # --- nobody is here ---

    def _wake(self, here: set[str]) -> bool:
        """Let bots and orders go on if somebody looks, the clock if a player does; whether it did.

        Nothing rests at once that somebody has just left.
        """
        return self._set_rest(
            watched=self._watched or bool(here),
            attended=self._attended or self._has_player(here),
        )

    def _rest_later(self) -> None:
        """Bots do not play on for nobody, nor does a clock run that no player sees."""
        here = self._listeners.here
        if self._closed or (here and self._has_player(here)):
            return
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.create_task(self._safely(self._rest_after_a_while))

    async def _rest_after_a_while(self) -> None:
        await asyncio.sleep(REST_AFTER)
        async with self._lock:
            self._rest = None
            here = self._listeners.here
            if self._set_rest(watched=bool(here), attended=self._has_player(here)):
                self._tell_rest()

    def _set_rest(self, *, watched: bool, attended: bool) -> bool:
        if self.table.data.goes_on_alone:
            watched = attended = True
        before = (self._watched, self._attended)
        self._watched, self._attended = watched, attended
        self._clock.rest(time.monotonic(), resting=not attended)
        return before != (watched, attended)

    def _tell_rest(self) -> None:
        """Whoever is here sees whether the clock runs."""
        if self.table.data.settings.clock is not None:
            self._listeners.tell(Change(table=True))
        self._go_on()

    def _has_player(self, here: set[str]) -> bool:
        return any(chair.guest in here for chair in self.table.data.chairs)

    # --- who is here ---

    def _tell_presence_soon(self) -> None:
        if self._presence is None and not self._closed:
            self._presence = asyncio.create_task(self._safely(self._tell_presence))

    async def _tell_presence(self) -> None:
        await asyncio.sleep(GATHER_PRESENCE * (1 + len(self.connections) / MANY))
        async with self._lock:
            self._presence = None
            self._listeners.tell(Change(table=True, view=False))
            away = self.table.data.host not in self._listeners.here and self.connections
            if away and not self.table.data.settings.pace and self._host_away is None:
                self._host_away = asyncio.create_task(self._safely(self._pass_host_on))

    async def _pass_host_on(self) -> None:
        """If the host stays away, somebody who is here takes over."""
        await asyncio.sleep(HOST_AWAY)
        async with self._lock:
            self._host_away = None
            here = [guest for guest in self.table.persons if guest in self._listeners.here]
            if here and self.table.data.host not in self._listeners.here:
                self.table.data.host = here[0]
                with contextlib.suppress(CannotSaveError):  # the next who comes or goes asks again
                    await self._done(Change(table=True, view=False))

    async def _safely(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:  # noqa: BLE001 - a mistake of ours, or a disk that cannot be read
            self._fail()

    # --- requests ---

    async def request(self, connection: Listener, request: r.AnyRequest) -> None:
        """Do what is asked for, and answer."""
        if isinstance(request, r.Ask):
            self._coach.ask(connection, request)
            return
        async with self._lock:
            if self._closed:  # while it waited; whoever asked comes again, and asks again
                return
            known = self.table.answers.get(connection.guest, request.nonce)
            connection.hold()  # news and answer go together
            try:
                answer = known or await self._answer(connection, request)
                connection.post(msgspec.json.encode(answer))
            except Exception:  # noqa: BLE001 - a mistake of ours, or a disk that cannot be read
                self._fail()
            finally:
                connection.release()

    async def _answer(self, connection: Listener, request: r.AnyRequest) -> Answer:
        problem = None
        try:
            await self._carry_out(connection, request)
        except RefusedError as refused:
            problem = refused.problem(connection.language)
        except TokyorkError as error:
            problem = Problem("bad", str(error))
        answer = Answer(request.nonce, self.table.seq, problem)
        self._services.metrics.requests.answered(problem)
        if isinstance(request, r.Why | r.Hear | r.MakeLink):  # who asks again wants an answer again
            return answer
        if problem is not None and problem.kind in {"limit", "cannot_save"}:  # later it may work
            return answer
        if len(request.nonce) > r.LONGEST_NONCE:  # nothing that long is kept
            return answer
        return self.table.remember(connection.guest, answer)

    async def _carry_out(self, connection: Listener, request: r.AnyRequest) -> None:
        if not 0 < len(request.nonce) <= r.LONGEST_NONCE or "\0" in request.nonce:
            raise RefusedError("bad", "server-bad_nonce")
        match request:
            case r.Speak():
                self._services.limits.may_be_told_all(connection.address)
                connection.language = known_language(request.language)
                await self._get_ready(connection.language)
                self._listeners.tell_all_to(connection)
            case r.Chat():
                await self._say(connection, (clean_text(request.text), ""))
            case r.Emote():
                if request.emote not in r.EMOTES:
                    raise RefusedError("bad", "server-no_emote")
                await self._say(connection, ("", request.emote))
            case r.MoreTime() | r.TakeOff():
                await self._give_time(connection.guest, request)
            case r.Why() | r.Hear():
                connection.post(msgspec.json.encode(self._told(connection, request)))
            case r.GiveOrders():
                await self._give_orders(connection.guest, request)
            case r.MakeLink():
                await self._make_link(connection, request)
            case _:
                await self._change(connection, request)

    def _told(self, connection: Listener, request: r.Why | r.Hear) -> Because | Heard:
        """What only this connection wants to know."""
        if isinstance(request, r.Hear):
            return self._hearing.heard(connection.guest, connection.language, request)
        return because(self.table, connection.guest, connection.language, request)

    async def _change(self, connection: Listener, request: r.Request) -> None:
        moves = isinstance(request, r.PlayMove | r.Undo)
        if moves and not self._services.limits.may_move(connection.address):
            raise RefusedError("limit", "server-too_fast")
        self._clock.spend(time.monotonic())
        who = await asker(self.table, self._listeners, self._services, connection.guest, request)
        await self._done(handle(self.table, who, request))
        if isinstance(request, r.Sit) and self._services.limits.may_be_named(connection.address):
            name = self.table.chair(request.seat).name
            with contextlib.suppress(CannotSaveError):  # the seat is taken all the same
                await self._services.tables.remember_name(connection.guest, name)

    async def _done(self, change: Change) -> None:
        """Keep a change, let everybody know it, and go on."""
        await self._save(change)  # durable before visible
        if change.closed:
            self._services.drop(self)
            self.close(GONE)
            return
        if not (self._watched and self._attended):
            self._wake(self._listeners.here)
        moved = change.began or (change.entry is not None and change.entry.move is not None)
        self._clock.set(time.monotonic(), moved=moved)
        if change.entry is not None:
            self._services.metrics.requests.moves += 1
        self._listeners.tell(change)
        if self.table.data.goes_on_alone:
            self._services.went_on(self)
        self._onlookers.tell_soon()
        self._go_on()

    async def _save(self, change: Change) -> None:
        """Keep a change, or have the table as it was before."""
        tables = self._services.tables
        chooser = self.table.match.chooser if self.table.match is not None else None
        turned = None if chooser == self._chooser else chooser
        self._days.note()
        try:
            await tables.save_change(self.table.data, change, turned)
            self._chooser = chooser
        except CannotSaveError:
            kept = await tables.table(self.name)
            if kept is not None:
                self.table.go_back_to(kept)
            raise

    def _fail(self) -> None:
        """What is here may be ahead of what is kept: whoever comes again gets the latter."""
        if isinstance(sys.exception(), NotOwnerError):
            _log.warning("Table %s is another process's now", self.name)
        else:
            _log.exception("Table %s is loaded anew", self.name)
        self._services.drop(self)
        self.close(RESTART)

    async def _give_time(self, guest: str, request: r.MoreTime | r.TakeOff) -> None:
        if isinstance(request, r.TakeOff):
            self._days.take_off(guest, request.days)
            await self._done(Change(table=True))
            return
        mover, host = self.table.mover, self.table.data.is_hosted_by(guest)
        mine = mover is not None and mover.guest == guest
        by_days = self.table.data.settings.pace is not None
        if (mine and (by_days or not host)) or not (host or self.table.seats_of(guest)):
            raise RefusedError("not_yours", "server-time_not_yours")
        self._clock.give_more()
        if by_days:
            await self._save(Change(table=True))
        self._listeners.tell(Change(table=True))
        self._go_on()

    async def _give_orders(self, guest: str, request: r.GiveOrders) -> None:
        """Nobody else is told, nor notices by what goes on meanwhile."""
        change = self.table.give_orders(guest, request)
        await self._save(change)
        self._listeners.tell(change)
        if self.table.running.chooser == request.seat:
            self._go_on()

    async def _make_link(self, connection: Listener, request: r.MakeLink) -> None:
        """For whoever asked and nobody else; what is kept does not tell it."""
        path = self.table.new_link(connection.guest, request.seat)
        await self._save(Change(table=True))
        connection.post(msgspec.json.encode(PrivateLink(request.nonce, path)))

    async def _say(self, connection: Listener, words: tuple[str, str]) -> None:
        await say(self.table, self._listeners, self._services, connection, words)

    async def decree(self, wish: Callable[[], Change]) -> None:
        """What the host of the server wants is so."""
        async with self._lock:
            if not self._closed:
                await self._done(wish())

    async def make_nobody(self, guest: str) -> None:
        """Somebody is forgotten: whoever else is here goes on without them."""
        async with self._lock:
            if self._closed:
                return
            self._clock.spend(time.monotonic())
            left = make_nobody(self.table.data, guest)
            await self._done(Change(table=True, closed=not left))

    async def finish(self) -> None:
        """Let what is in hand be done, and nothing after it."""
        async with self._lock:
            self._closed = True

    def close(self, code: int) -> None:
        """End everything here."""
        self._closed = True
        self._coach.close()
        self._autoplay.end()
        for task in (self._presence, self._host_away, self._rest):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        self._presence = self._host_away = self._rest = None  # each holds the room by its frames
        self._onlookers.stop()
        self._listeners.send_away(code)

    # --- what goes on by itself ---

    async def go_on_alone(self) -> None:
        """Let bots move at a table that waits for nobody, and act where somebody's time is up."""
        async with self._lock:
            if self._closed or not self.table.data.goes_on_alone:
                return
            with contextlib.suppress(CannotSaveError):  # it is due the next time again
                if self._days.end_time():
                    await self._done(Change(table=True))
            self._go_on()

    def _go_on(self) -> None:
        if self._watched:
            self._autoplay.go_on(self._clock.alarm(time.monotonic()))
        else:
            self._autoplay.stop()

    async def _play_by_itself(self, play: Callable[[], Change]) -> None:
        """Whatever else changes the table meanwhile ends this, and what goes on is decided anew."""
        pause = RETRY_AFTER
        while not await self._is_played(play):
            await asyncio.sleep(pause)
            pause = min(2 * pause, RETRY_AT_MOST)

    async def _is_played(self, play: Callable[[], Change]) -> bool:
        """Whether it could be kept."""
        async with self._lock:
            if self._closed:  # while it waited
                return True
            if not self._may_move():
                return False
            self._clock.spend(time.monotonic())
            try:
                await self._done(play())
            except CannotSaveError:
                return False
        return True

    def _may_move(self) -> bool:
        """Whether one more move is kept for anybody who is here, or was last."""
        may = self._services.limits.may_move
        if not self.connections:
            return may(self.last_address)
        return any(may(connection.address) for connection in self.connections)

    async def _pick(self, g: State, level: int, seed: int) -> int:
        with self._services.metrics.bot_seconds.labels(str(level)).time():
            people = not self._listeners.here.isdisjoint(self.table.persons)
            return await self._services.pool.pick(g, level, seed, self.name, people=people)
