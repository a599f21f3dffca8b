"""All tables of a server: made, found, listed, and put away when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

from tokyork import Game
from tokyork.errors import TokyorkError
from tokyork.lessons import lesson_of
from tokyork.server import house_rules, practice
from tokyork.server.hints import Hint, Hints
from tokyork.server.listing import listed
from tokyork.server.protocol.calls import Home, Practice
from tokyork.server.protocol.messages import GONE, RESTART, VERSION
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.room.leisure import Leisure
from tokyork.server.room.room import Room
from tokyork.server.room.services import Services
from tokyork.server.storage.cannot_save import CannotSaveError
from tokyork.server.storage.leases import NotOwnerError
from tokyork.server.storage.ledger import CannotReadError
from tokyork.server.storage.retention import Retention
from tokyork.server.table import lesson_table
from tokyork.server.table.forgotten import make_nobody
from tokyork.server.table.seats import voice_of
from tokyork.server.table.standing import standing_of
from tokyork.server.table.table import Table, new_table
from tokyork.server.table.table_names import new_name
from tokyork.words.texts import languages

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Mapping

    from tokyork.server.dice_cup import DiceCup
    from tokyork.server.limits import Limits
    from tokyork.server.metrics import Metrics
    from tokyork.server.protocol.calls import (
        Listed,
        NewLesson,
        NewPractice,
        NewRules,
        NewTable,
        RulesEffect,
    )
    from tokyork.server.protocol.messages import Said
    from tokyork.server.storage.table_store import TableStore
    from tokyork.server.table.table import TableData
    from tokyork.server.work.place_to_think import Keys, Thinking

MOST_LISTED = 50
MOST_PAST = 20
IDLE = 60.0
"""Seconds after which a table is put away where nobody is: it is loaded again in no time."""
IDLE_OVER = 5.0
"""The same where the game is over: most never come back."""
SWEEP = 20.0
"""Seconds between looks for tables that can be put away."""
FINISH_WITHIN = 2.0
"""Seconds for what is in hand when the process ends."""
REMOVE_EVERY = 600.0
"""Seconds between looks for what has been kept long enough."""
_log = logging.getLogger(__name__)


class Lobby:
    """The tables, in memory and in the store."""

    def __init__(
        self,
        tables: TableStore,
        dice: DiceCup,
        pool: Thinking,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        """Tables of the store are loaded when somebody comes."""
        self._tables = tables
        self._leases = tables.leases
        self._leases.when_lost = self._let_go
        self._leases.when_restored = self._restored
        self._dice = dice
        self._limits = limits
        self._services = Services(
            tables, dice, pool, limits, metrics, Leisure(), self._drop, self._tell_went_on
        )
        self.went_on: Callable[[Room], None] = lambda _: None
        """Learns of changes at tables that go on alone."""
        self._metrics = metrics
        self.retention = Retention()
        self.most_past = MOST_PAST
        self._look_at = time.monotonic() + REMOVE_EVERY
        self._settled = asyncio.Event()
        """Not while one file is exchanged for another."""
        self._settled.set()
        self.files = 1
        """How many there were: of a second one, browsers remember what may never have been."""
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | str | None]] = {}
        self.hints = Hints()
        """What other processes say of their tables."""
        self.ask_to_give_up: Callable[[str, str], None] = lambda _owner, _table: None
        """Lets another process end a table of its that nobody needs."""
        self.is_leaving = False
        self._errands: set[asyncio.Task[bool]] = set()
        metrics.watch("tokyork_tables", "Tables in memory", lambda: len(self.rooms))
        metrics.watch("tokyork_damaged", "Tables set aside as damaged", lambda: len(tables.damaged))
        metrics.watch("tokyork_connections", "Connected browsers", self.connections)

    def connections(self) -> int:
        """How many browsers are connected."""
        return sum(len(room.connections) for room in self.rooms.values())

    def _tell_went_on(self, room: Room) -> None:
        self.went_on(room)

    # --- finding and making tables ---

    async def find(self, table: str) -> Room | str | None:
        """The live table of this name, or the process that has it, if there is such a table.

        A `NotOwnerError` says that this process must not have tables now.
        """
        if table in self.rooms:
            return self.rooms[table]
        if self.is_leaving:
            raise NotOwnerError(table)
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            # When it is there, not when somebody stops waiting: another would load it twice.
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def look(self, table: str) -> Table | None:
        """A table as it stands, whosever it is; nothing may be changed there."""
        found = await self.find(table)
        if isinstance(found, str):
            return await self._tables.table(table)
        return None if found is None else found.table

    async def _load(self, name: str) -> Room | str | None:
        await self._settled.wait()
        files = self.files
        taken = await self._leases.take(name)
        if not taken.mine:
            if taken.owner == "":  # nobody has it, and it could not be had: again
                raise NotOwnerError(name)
            return taken.owner
        try:
            table = await self._tables.table(name)
        except (RefusedError, TokyorkError):  # a game of other rules, which cannot go on
            return None
        if table is None:
            return None
        if table.data.status == "gathering" and table.data.seal is None:  # as all were once
            table.data.seal = await self._dice.seal(table.data.host)
            await self._tables.save(table.data)
        if table.data.turned_back:
            table.seal_anew(await self._dice.seal(table.data.host))
            await self._tables.save_anew(table.data)
        talk = await self._tables.talk(name)
        if files != self.files:  # meanwhile it has become another's
            return await self._load(name)
        return await self._opened(table, talk)

    async def _opened(self, table: Table, talk: list[Said]) -> Room:
        """The same as `_open`, of a table that may have to go on alone."""
        room = self._open(table, talk)
        await room.go_on_alone()
        return room

    def _open(self, table: Table, talk: list[Said]) -> Room:
        room = Room(table, talk, self._services)
        self.rooms[room.name] = room
        return room

    async def make(self, wanted: NewTable, guest: str, address: str) -> str:
        """The name of a new table, as somebody wants it."""
        table = new_table(new_name(), guest, wanted.settings, wanted.seats)
        await self._make_space(guest)
        self._limits.may_make_table(guest, address)
        table.data.seal = await self._dice.seal(guest, wanted.dice)
        if wanted.begin:
            table.begin()
        stays = self._leases.keeps_new or table.data.goes_on_alone
        await (self._tables.save_new if stays else self._tables.save_free)(table.data)
        own = next((seat.name for seat in wanted.seats if seat.kind == "person"), "")
        if own:
            with contextlib.suppress(CannotSaveError):  # the table is there all the same
                await self._tables.remember_name(guest, table.chair(table.seats_of(guest)[0]).name)
        if stays:
            await self._opened(table, [])
        return table.data.table

    async def begin_table(self, table: Table, address: str = "") -> Room:
        """A table that the server itself makes, where everybody sits already.

        What goes on there while nobody looks counts for this address.
        """
        table.data.seal = await self._dice.seal(table.data.host)
        table.begin()
        await self._tables.save_new(table.data)
        room = self._open(table, [])
        room.last_address = address or room.last_address
        await room.go_on_alone()
        return room

    async def give_up(self, table: str) -> None:
        """Keep nothing of a table that nobody needs any more, if nobody looks at it."""
        if not self._is_used(table):
            await self._give_up(table)

    async def _make_space(self, guest: str) -> None:
        """Give up a forgotten game that concerns nobody else, if a guest has too many."""
        own = await self._tables.open_tables(guest, self._limits.open_tables)
        if len(own) < self._limits.open_tables:
            return
        for data in reversed(own):
            room = self.rooms.get(data.table)
            persons = {chair.guest for chair in data.chairs if chair.guest}
            free = persons <= {guest} and (room is None or not room.connections)
            free = free and data.tournament is None  # it would be dealt anew
            if free and await self._give_up(data.table):
                return
        raise RefusedError("limit", "server-too_many_open", count=self._limits.open_tables)

    async def _give_up(self, table: str) -> bool:
        """Keep nothing of a table; if it is another process's, that is asked to."""
        if table not in self.rooms:
            taken = await self._leases.take(table)
            if not taken.mine:
                if taken.owner:
                    self.ask_to_give_up(taken.owner, table)
                return False
        await self._tables.forget(table)
        room = self.rooms.pop(table, None)
        if room is not None:
            room.close(GONE)
        return True

    async def make_nobody(self, table: str, guest: str) -> bool:
        """Let a guest who is forgotten be nobody at a table; not if another process has it."""
        await self._tables.remove_said(table, voice_of(guest))
        if table in self.rooms:
            await self.rooms[table].make_nobody(guest)
            return True
        taken = await self._leases.take(table)
        if not taken.mine:
            return False
        data = await self._tables.data(table)
        if data is not None:
            left = make_nobody(data, guest)
            await (self._tables.save(data) if left else self._tables.forget(table))
        if table not in self.rooms:  # nobody came meanwhile
            await self._leases.release(table)
        return True

    def give_up_if_free(self, table: str) -> None:
        """Another process asks for it, because a guest has too many tables."""
        room = self.rooms.get(table)
        if room is None or not room.connections:
            errand = asyncio.create_task(self._give_up(table))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)

    async def make_from_scenario(
        self, wanted: NewTable, guest: str, scenario: Mapping[str, Any]
    ) -> Room:
        """A table whose game begins in the position of a scenario, for tests and pictures."""
        return await self.make_from_game(wanted, guest, Game.from_scenario(scenario), seeded=True)

    async def make_from_game(
        self, wanted: NewTable, guest: str, game: Game, *, seeded: bool = False
    ) -> Room:
        """A table whose game begins as another one stands; what was seeded stays so."""
        table = new_table(new_name(), guest, wanted.settings, wanted.seats)
        if not seeded:
            table.data.seal = await self._dice.seal(guest, wanted.dice)
        table.begin(game)
        await self._tables.save_new(table.data)
        return self._open(table, [])

    async def make_lesson(self, wanted: NewLesson, guest: str, address: str) -> Room:
        """A first game that teaches; what a guest had begun of such games is given up."""
        plan = await self._tables.aside(lesson_table.table_for, wanted)  # it may read a file
        table = new_table(new_name(), guest, plan.settings, plan.seats)
        table.data.lesson = True
        table.begin(lesson_of(wanted.city).game())
        self._limits.may_make_table(guest, address)
        for data in await self._tables.open_tables(guest, MOST_LISTED):
            if data.lesson:
                await self._give_up(data.table)
        await self._tables.save_new(table.data)
        return self._open(table, [])

    async def practise(self, wanted: NewPractice, guest: str, address: str) -> Practice:
        """A position that a guest made up, with a table where it is played if that is wanted."""
        position = await practice.look_at(wanted, self._services.pool, (address, guest))
        if not wanted.begin:
            return Practice(position.scenario, position.view, None)
        game = Game.load(position.start)
        plan = practice.table_for(wanted, game)
        await self._make_space(guest)
        self._limits.may_make_table(guest, address)
        room = await self.make_from_game(plan, guest, game, seeded=position.seeded)
        return Practice(position.scenario, position.view, room.name)

    async def weigh_rules(self, wanted: NewRules, who: Keys) -> RulesEffect:
        """What the rules that somebody thinks of would change."""
        return await house_rules.weighed(wanted, self._services.pool, who)

    # --- the front page ---

    async def home(self, guest: str) -> Home:
        """What a guest sees first."""
        own = await self._tables.open_tables(guest, MOST_LISTED)
        names = {data.table for data in own}
        others = self._attended() + await self._tables.listed_tables(MOST_LISTED)
        self.hints.sort(others, set(self.rooms))
        others = list({data.table: data for data in others}.values())[:MOST_LISTED]
        choosers = await self._tables.choosers(names)
        tables = [await self._own(data, guest, choosers) for data in own if not data.lesson]
        tables += [self._listed(data, guest) for data in others if data.table not in names]
        name = await self._tables.name_of(guest)
        past = await self._tables.finished_tables(guest, self.most_past)
        return Home(VERSION, name, tables, [listed(data, guest) for data in past], languages())

    def _listed(self, data: TableData, guest: str) -> Listed:
        """A table as a list shows it; as it is played now, if somebody looks at it."""
        room = self.rooms.get(data.table)
        if room is None:
            hint = self.hints.of(data.table)
            return (
                listed(data, guest, hint.standing, hint.watchers) if hint else listed(data, guest)
            )
        match = room.table.match
        standing = None if match is None else standing_of(match)
        return listed(room.table.data, guest, standing, room.watchers)

    def _attended(self) -> list[TableData]:
        """The tables of the lobby whose hosts are here.

        Each address has a turn before another has a second: nobody crowds the others out.
        """
        turns: Counter[str] = Counter()
        found: list[tuple[int, TableData]] = []
        for room in self.rooms.values():
            data, address = room.table.data, room.hosts_address
            if data.settings.listed and data.status != "over" and address is not None:
                found.append((turns[address], data))
                turns[address] += 1
        found.sort(key=lambda one: (one[1].status == "playing", one[0]))
        return [data for _, data in found]

    async def _own(self, data: TableData, guest: str, choosers: Mapping[str, str]) -> Listed:
        found = self._listed(data, guest)
        chooser = choosers.get(data.table, data.opener)
        if chooser is None and data.status == "playing":
            chooser = await self._learn_chooser(data.table)
        found.your_turn = data.is_turn_of(guest, chooser)
        if data.due is not None and data.status == "playing" and not data.paused:
            found.left = max(0.0, data.due.at - self._tables.ran)
        return found

    async def _learn_chooser(self, table: str) -> str | None:
        """Of a game that began before this was kept; it is played again this once."""
        found = await self.look(table)
        chooser = found.running.chooser if found is not None else None
        with contextlib.suppress(CannotSaveError, NotOwnerError):  # then it is played again
            await self._tables.save_chooser(table, chooser or "")
        return chooser

    # --- another file ---

    async def take_restored(self, exchange: Callable[[], Awaitable[str]]) -> str:
        """Let all tables be those of another file; whoever is connected comes again."""
        self._settled.clear()
        self.files += 1
        try:
            self.close()
            self.rooms.clear()
            return await exchange()
        finally:
            self._settled.set()

    # --- putting away ---

    def _drop(self, room: Room) -> None:
        """Forget a live table; it is loaded anew when somebody comes."""
        if self.rooms.get(room.name) is room:  # it may have been loaded anew already
            del self.rooms[room.name]

    def _let_go(self, tables: Collection[str] | None = None) -> None:
        """Act for these tables no more, or for none at all: others have them, or may soon."""
        for name in list(self.rooms) if tables is None else tables:
            if name in self.rooms:
                self.rooms.pop(name).close(RESTART)

    def _restored(self) -> None:
        """All tables are those of a copy: what browsers remember may never have been."""
        self.files += 1
        self._tables.damaged.clear()
        self._let_go()

    async def hand_over_tables(self) -> None:
        """Finish what is in hand, hand all tables over, and let everybody come again."""
        self.is_leaving = True
        rooms = list(self.rooms.values())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(
                asyncio.gather(*(room.finish() for room in rooms)), FINISH_WITHIN
            )
        with contextlib.suppress(
            Exception
        ):  # a database that is away: the leases end by themselves
            await asyncio.wait_for(self._leases.release_all(), FINISH_WITHIN)
        self.close()
        self.rooms.clear()

    def to_hint(self) -> list[Hint]:
        """What others may know of the tables here: those that lists show."""
        return [
            Hint(
                room.name,
                room.table.seq,
                None if room.table.match is None else standing_of(room.table.match),
                room.watchers,
                room.hosts_address,
            )
            for room in self.rooms.values()
            if room.table.data.settings.listed and room.table.data.status != "over"
        ]

    async def sweep_for_ever(self) -> None:
        """Put away what nobody needs, again and again."""
        while True:
            try:
                await self.sweep(time.monotonic())
            except (CannotSaveError, CannotReadError, NotOwnerError):
                pass  # the store has said so
            except Exception:  # noqa: BLE001 - one bad row must not end all sweeping
                _log.exception("Could not put away or remove everything")
            await asyncio.sleep(SWEEP)

    async def sweep(self, now: float) -> None:
        """Put away idle tables, and now and then remove what has been kept long enough."""
        await self._dice.sweep()
        self.hints.forget_old(now)
        for room in list(self.rooms.values()):
            rests = IDLE_OVER if room.table.data.status == "over" else IDLE
            if room.is_idle and now - room.idle_since > rests:
                with contextlib.suppress(NotOwnerError):  # then it is away already
                    await self._put_away(room)
                await asyncio.sleep(0)  # of hundreds, one after the other

        await self._tables.note_time()
        if now >= self._look_at:
            self._look_at = now + REMOVE_EVERY
            await self.remove_old()

    async def _put_away(self, room: Room) -> None:
        """Forget a live table; lists tell how its game stands, which is not played again for it."""
        room.close(GONE)
        self._drop(room)
        data, match = room.table.data, room.table.match
        if match is not None and data.status == "playing":
            data.standing = standing_of(match)
            await self._tables.save(data)
        if room.name not in self.rooms:  # nobody came meanwhile
            await self._leases.release(room.name)

    async def remove_old(self) -> None:
        """Remove what has been kept for as long as it is, and say so."""
        removed = await self._tables.remove_old(self.retention)
        for kind, names in (await self._tables.expired(self.retention)).items():
            free = [name for name in names if not self._is_used(name)]
            for name in free:
                with contextlib.suppress(RefusedError, NotOwnerError):  # damaged, or another's
                    await self._give_up(name)
            removed[f"tables {kind}"] = len(free)
        for kind, count in removed.items():
            if count:
                _log.warning("Removed after their time: %d %s", count, kind)
                self._metrics.removed.labels(kind).inc(count)

    def _is_used(self, name: str) -> bool:
        room = self.rooms.get(name)
        return room is not None and bool(room.connections)

    def close(self) -> None:
        """End all tables; they go on after a restart."""
        for room in self.rooms.values():
            room.close(RESTART)
