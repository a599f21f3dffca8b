"""All tables of a server: made, found, listed, and put away when nobody needs them."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any

from tokyork import Game
from tokyork.errors import TokyorkError
from tokyork.lessons import lesson_of
from tokyork.server import practice, shelf, teaching
from tokyork.server.hub import GONE, RESTART
from tokyork.server.messages import VERSION, Home, Listed
from tokyork.server.metrics import Metrics
from tokyork.server.refusals import RefusedError
from tokyork.server.rooms import Room
from tokyork.server.tables import Table, new_table
from tokyork.text import FALLBACK, languages

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tokyork.core.game import State
    from tokyork.server.guides import NewLesson, NewPractice, Practice
    from tokyork.server.limits import Limits
    from tokyork.server.messages import NewTable, Said
    from tokyork.server.store import Store
    from tokyork.server.tables import Change, TableData
    from tokyork.server.thinking import Thinker

MOST_LISTED = 50
MOST_PAST = 20
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
NAME_LENGTH = 10
IDLE = 600.0
SWEEP = 60.0
"""Seconds between looks for tables that can be put away."""


class Lobby:
    """The tables, in memory and in the store."""

    def __init__(self, store: Store, thinker: Thinker, limits: Limits) -> None:
        """Tables of the store are loaded when somebody comes."""
        self._store = store
        self._thinker = thinker
        self.limits = limits
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._languages = languages()
        self.metrics.watch("tokyork_tables", "Tables in memory", lambda: len(self.rooms))
        self.metrics.watch("tokyork_connections", "Connected browsers", self.connections)

    def connections(self) -> int:
        """How many browsers are connected."""
        return sum(len(room.connections) for room in self.rooms.values())

    # --- finding and making tables ---

    async def room(self, table: str) -> Room | None:
        """The live table of this name, if there is such a table."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _load(self, name: str) -> Room | None:
        try:
            table = await shelf.find_table(self._store, name)
        except (RefusedError, TokyorkError):  # a game of other rules, which cannot go on
            return None
        if table is None:
            return None
        return self._open(table, await shelf.find_talk(self._store, name))

    def _open(self, table: Table, talk: list[Said]) -> Room:
        room = Room(table, talk, self)
        self.rooms[room.name] = room
        return room

    async def make(self, wanted: NewTable, guest: str, address: str) -> Room:
        """A new table, as somebody wants it."""
        table = new_table(self.new_name(), guest, wanted.settings, wanted.seats)
        if wanted.begin:
            table.begin()
        await self._make_space(guest)
        self.limits.may_make_table(guest, address)
        await self._store.write(*shelf.table_saved(table.data))
        own = next((seat.name for seat in wanted.seats if seat.kind == "person"), "")
        if own:
            await self.remember_name(guest, table.place(table.seats_of(guest)[0]).name)
        return self._open(table, [])

    async def _make_space(self, guest: str) -> None:
        """Give up a forgotten game that concerns nobody else, if a guest has too many."""
        own = await shelf.tables_of(self._store, guest, self.limits.open_tables)
        if len(own) < self.limits.open_tables:
            return
        for data in reversed(own):
            room = self.rooms.get(data.table)
            persons = {place.guest for place in data.places if place.guest}
            if persons <= {guest} and (room is None or not room.connections):
                await self._give_up(data.table)
                return
        raise RefusedError("limit", "server-too_many_open", count=self.limits.open_tables)

    async def _give_up(self, table: str) -> None:
        room = self.rooms.pop(table, None)
        if room is not None:
            room.close(GONE)
        await self._store.write(*shelf.table_gone(table))

    async def make_from_scenario(
        self, wanted: NewTable, guest: str, scenario: Mapping[str, Any]
    ) -> Room:
        """A table whose game begins in the position of a scenario, for tests and pictures."""
        return await self.make_from_game(wanted, guest, Game.from_scenario(scenario))

    async def make_from_game(self, wanted: NewTable, guest: str, game: Game) -> Room:
        """A table whose game begins as another one stands."""
        table = new_table(self.new_name(), guest, wanted.settings, wanted.seats)
        table.begin(game)
        await self._store.write(*shelf.table_saved(table.data))
        return self._open(table, [])

    async def make_lesson(self, wanted: NewLesson, guest: str, address: str) -> Room:
        """A first game that teaches; what a guest had begun of such games is given up."""
        plan = await asyncio.to_thread(teaching.table_for, wanted)  # it may read a file
        table = new_table(self.new_name(), guest, plan.settings, plan.seats)
        table.data.lesson = True
        table.begin(lesson_of(wanted.city).game())
        self.limits.may_make_table(guest, address)
        for data in await shelf.tables_of(self._store, guest, MOST_LISTED):
            if data.lesson:
                await self._give_up(data.table)
        await self._store.write(*shelf.table_saved(table.data))
        return self._open(table, [])

    async def practise(self, wanted: NewPractice, guest: str, address: str) -> Practice:
        """A position that a guest made up, with a table where it is played if that is wanted."""
        scenario, game = await asyncio.to_thread(practice.read_practice, wanted)
        if not wanted.begin:
            return practice.shown(scenario, game)
        plan = practice.table_for(wanted, game)
        await self._make_space(guest)
        self.limits.may_make_table(guest, address)
        room = await self.make_from_game(plan, guest, game)
        return practice.shown(scenario, game, room.name)

    def new_name(self) -> str:
        """A name that nobody guesses."""
        return "".join(secrets.choice(LETTERS) for _ in range(NAME_LENGTH))

    # --- the front page ---

    async def home(self, guest: str) -> Home:
        """What a guest sees first."""
        own = await shelf.tables_of(self._store, guest, MOST_LISTED)
        names = {data.table for data in own}
        others = await shelf.listed_tables(self._store, MOST_LISTED)
        tables = [await self._own(data, guest) for data in own if not data.lesson]
        tables += [_listed(data, guest) for data in others if data.table not in names]
        name = await shelf.find_name(self._store, guest)
        past = await shelf.finished_tables(self._store, guest, MOST_PAST)
        return Home(VERSION, name, tables, [_listed(data, guest) for data in past], self._languages)

    async def _own(self, data: TableData, guest: str) -> Listed:
        listed = _listed(data, guest)
        room = await self.room(data.table) if data.status == "playing" else None
        mover = room.table.mover if room else None
        listed.your_turn = mover is not None and mover.guest == guest and not mover.stood_in
        return listed

    def language(self, wanted: str) -> str:
        """A language there is."""
        return wanted if wanted in self._languages else FALLBACK

    async def name_of(self, guest: str) -> str:
        """What a guest was called last."""
        return await shelf.find_name(self._store, guest)

    async def remember_name(self, guest: str, name: str) -> None:
        """What a guest is called from now on."""
        await self._store.write(shelf.name_saved(guest, name))

    # --- keeping ---

    async def keep(self, data: TableData, change: Change) -> None:
        """Write a change; when this returns it is durable."""
        if change.closed:
            self.rooms.pop(data.table, None)
            await self._store.write(*shelf.table_gone(data.table))
            return
        statements = []
        if change.entry is not None:
            statements.append(shelf.entry_saved(data.table, change.entry))
        if change.table or data.settings.clock is not None:
            statements += shelf.table_saved(data)
        if change.rematch is not None:
            statements += shelf.table_saved(change.rematch)
        await self._store.write(*statements)

    async def keep_said(self, table: str, said: Said) -> None:
        """Write what was said."""
        await self._store.write(shelf.said_saved(table, said))

    # --- bots ---

    async def pick(self, g: State, level: int, seed: int) -> int:
        """What a bot does."""
        with self.metrics.bot_seconds.labels(str(level)).time():
            return await self._thinker.pick(g, level, seed)

    async def think(self, task: str, /, **values: Any) -> Any:  # noqa: ANN401 - each has its own
        """Ask a worker; raises `NoAnswerError` if it has no answer."""
        return await self._thinker.ask(task, **values)

    # --- putting away ---

    def drop(self, room: Room) -> None:
        """Forget a live table; it is loaded anew when somebody comes."""
        self.rooms.pop(room.name, None)

    async def sweep_for_ever(self) -> None:
        """Put away what nobody needs, again and again."""
        while True:
            await self.sweep(time.monotonic())
            await asyncio.sleep(SWEEP)

    async def sweep(self, now: float) -> None:
        """Put away idle tables, and give up those that never began."""
        for name in await shelf.forgotten_tables(self._store):
            room = self.rooms.get(name)
            if room is None or not room.connections:
                await self._give_up(name)
        for room in list(self.rooms.values()):
            if room.is_idle and now - room.idle_since > IDLE:
                room.close(GONE)
                self.drop(room)

    def close(self) -> None:
        """End all tables; they go on after a restart."""
        for room in self.rooms.values():
            room.close(RESTART)


def _listed(data: TableData, guest: str) -> Listed:
    host = next((p.name for p in data.places if p.guest == data.host), "")
    free = sum(place.kind == "open" for place in data.places)
    yours = guest == data.host or any(place.guest == guest for place in data.places)
    return Listed(
        data.table, data.settings.city, data.status, host, free, len(data.places), yours, False
    )
