"""Runs tournaments: makes their tables, notes results, begins rounds; nobody has to press anything.

All that matters is in the database. Whatever ends or starts, the next look goes on from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import msgspec

from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.seating import Settings
from tokyork.server.protocol.tournament_calls import (
    TournamentPlace,
    TournamentSeat,
    TournamentTable,
    TournamentView,
)
from tokyork.server.reviews import falls
from tokyork.server.room.room import Room
from tokyork.server.storage.cannot_save import CannotSaveError
from tokyork.server.storage.leases import NotOwnerError
from tokyork.server.storage.ledger import CannotReadError, LostOutcomeError
from tokyork.server.table.seats import Chair
from tokyork.server.table.table import Table, TableData
from tokyork.server.table.table_names import new_name
from tokyork.server.tournaments.scoring import TableResult, ranked, ranks
from tokyork.server.tournaments.tournament import Tournament, new_tournament
from tokyork.words.texts import FALLBACK

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.limits import Limits
    from tokyork.server.lobby import Lobby
    from tokyork.server.protocol.tournament_calls import NewTournament
    from tokyork.server.storage.table_store import TableStore
    from tokyork.server.storage.tournament_store import TournamentStore
    from tokyork.server.tournaments.tournament import Meeting

LOOK_EVERY = 5.0
"""Seconds between two looks, if no game ends meanwhile."""
TIDY_EVERY = 600.0
MOST_ADDRESSES = 5000
MOST_TRIES = 20
TROUBLE = (CannotSaveError, CannotReadError, LostOutcomeError, NotOwnerError, RefusedError)
_log = logging.getLogger(__name__)


class Director:
    """One a process; who changes a tournament first, has it."""

    def __init__(
        self, store: TournamentStore, lobby: Lobby, tables: TableStore, limits: Limits
    ) -> None:
        """Tournaments are found when somebody asks, or when they are being played."""
        self._store = store
        self._lobby = lobby
        self._tables = tables
        self._limits = limits
        self._ended = asyncio.Event()
        self._went_on: set[str] = set()
        """Tournaments of which a game has ended since the last look."""
        self._addresses: dict[str, str] = {}
        """From where each tournament was made; one from before a restart counts for itself."""
        self._running: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tidied = time.monotonic()

    # --- what people ask ---

    async def make(self, wanted: NewTournament, guest: str, address: str) -> str:
        """A new one; its name."""
        self._limits.may_make_table(guest, address)
        made = new_tournament(new_name(), wanted, guest)
        await self._store.add(made.id, msgspec.json.encode(made))
        self._note_address(made.id, address)
        return made.id

    async def join(self, name: str, guest: str, player: str) -> None:
        """Play along."""
        await self._change(name, lambda one: one.join(guest, player))

    async def leave(self, name: str, guest: str) -> None:
        """Play no longer."""
        await self._change(name, lambda one: one.leave(guest))

    async def forget(self, guest: str) -> None:
        """Let somebody be nobody in all of them."""
        for name in await self._store.naming(guest):
            await self._change(name, lambda one: one.forget(guest))

    async def begin(self, name: str, guest: str, address: str) -> None:
        """Begin the first round."""
        await self._change(name, lambda one: one.begin(guest))
        self._note_address(name, address)
        await self._run(name)

    async def view(self, name: str, guest: str) -> TournamentView:
        """As a guest sees it."""
        found = await self._read(name)
        if found is None:
            raise RefusedError("gone", "server-no_tournament")
        return _view(found[0], guest)

    # --- going on ---

    def went_on(self, room: Room) -> None:
        """A game at some table has gone on: if one of ours is over, the next may begin."""
        data = room.table.data
        if data.tournament is not None and data.status == "over":
            self._went_on.add(data.tournament)
            self._ended.set()

    def _note_address(self, name: str, address: str) -> None:
        self._addresses.pop(name, None)
        self._addresses[name] = address
        while len(self._addresses) > MOST_ADDRESSES:
            self._addresses.pop(next(iter(self._addresses)))

    async def watch_for_ever(self) -> None:
        """Look at those of which a game ends, and now and then at all."""
        all_at = 0.0
        while True:
            self._ended.clear()
            names, self._went_on = self._went_on, set()
            try:
                if time.monotonic() >= all_at:
                    names |= set(await self._store.playing())
                    all_at = time.monotonic() + LOOK_EVERY
                for name in names:
                    with contextlib.suppress(*TROUBLE):
                        await self._run(name)
                if time.monotonic() - self._tidied > TIDY_EVERY:
                    self._tidied = time.monotonic()
                    await self._store.remove_old(self._lobby.retention)
            except TROUBLE:
                pass  # the store has said so
            except Exception:  # noqa: BLE001 - one bad row must not end all others
                _log.exception("Could not go on with a tournament")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), LOOK_EVERY)

    async def _run(self, name: str) -> None:
        """Note what has ended, plan what comes next, and make the tables for it.

        One after the other: two would begin the same table twice.
        """
        lock = self._running.setdefault(name, asyncio.Lock())
        async with lock:
            await self._go_on(name)

    async def _go_on(self, name: str) -> None:
        found = await self._read(name)
        if found is None or found[0].status != "playing":
            return
        results = {}
        running = list(found[0].running())
        for one in running:
            result = await self._result(one)
            if result is not None:
                results[one.table] = result

        def go_on(tournament: Tournament) -> None:
            for one in tournament.running():
                one.result = results.get(one.table)
            tournament.go_on(new_name)

        nothing_new = bool(running) and not results
        changed = found[0] if nothing_new else await self._change(name, go_on)
        for one in changed.running():
            await self._see_to(changed, one)

    async def _result(self, one: Meeting) -> TableResult | None:
        """How a game ended; nothing while it is played."""
        room = self._lobby.rooms.get(one.table)
        if room is None:
            data = await self._tables.data(one.table)
            if data is None or data.status != "over":
                return None
        elif room.table.data.status != "over":
            return None
        table = await self._lobby.look(one.table)
        return None if table is None else result_of(table)

    async def _see_to(self, tournament: Tournament, one: Meeting) -> None:
        """Let a game begin, or go on after a restart."""
        room = self._lobby.rooms.get(one.table)
        if room is not None:
            return
        address = self._addresses.get(tournament.id, tournament.id)
        if await self._tables.data(one.table) is None:
            if not self._limits.may_begin_game(address):  # at a later look
                return
            await self._lobby.begin_table(_table_for(tournament, one), address)
        found = await self._lobby.find(one.table)
        if isinstance(found, Room):
            await found.go_on_alone()

    # --- the store ---

    async def _read(self, name: str) -> tuple[Tournament, str] | None:
        found = await self._store.find(name)
        if found is None:
            return None
        try:
            return msgspec.json.decode(found[0], type=Tournament), found[1]
        except msgspec.MsgspecError as error:
            raise RefusedError("gone", "server-no_tournament") from error

    async def _change(self, name: str, change: Callable[[Tournament], None]) -> Tournament:
        """Change it as it is now, whoever else does at the same time."""
        for _ in range(MOST_TRIES):
            found = await self._read(name)
            if found is None:
                raise RefusedError("gone", "server-no_tournament")
            tournament, version = found
            before = msgspec.json.encode(tournament)
            await self._tables.aside(change, tournament)  # a plan for many takes a while
            data = msgspec.json.encode(tournament)
            if data == before or await self._store.change(name, tournament.status, data, version):
                return tournament
        raise RefusedError("limit", "server-too_fast")


def result_of(table: Table) -> TableResult:
    """The places and knock-outs of a game that is over, seat by seat."""
    told = falls(table, FALLBACK)
    places = {one.seat: one.rank for one in told.places}
    felled = [fall.by for fall in told.ends if fall.by != fall.seat]
    seats = [seat for seat, _ in table.seats]
    return TableResult([places[seat] for seat in seats], [felled.count(seat) for seat in seats])


def _table_for(tournament: Tournament, one: Meeting) -> Table:
    """The table of a game: everybody sits, and nobody has to press anything."""
    chairs = []
    for number in one.entrants:
        entrant, chair = tournament.entrants[number], Chair()
        chair.give_to_bot(entrant.level)
        if not entrant.by_bot and entrant.guest is not None:
            chair.give_to(entrant.guest, entrant.name)
        chairs.append(chair)
    settings = Settings(tournament.city, tournament.options, help=False, clock=tournament.clock)
    people = [chair.guest for chair in chairs if chair.guest is not None]
    host = people[0] if people else tournament.host
    data = TableData(one.table, host, settings, chairs, tournament=tournament.id)
    return Table(data)


def _view(tournament: Tournament, guest: str) -> TournamentView:
    scores = tournament.scores()
    rank = ranks(scores)
    mine = tournament.number_of(guest)
    places = []
    for number in ranked(scores):
        entrant, score = tournament.entrants[number], scores[number]
        places.append(
            TournamentPlace(
                number,
                entrant.name,
                entrant.level if entrant.by_bot else None,
                number == mine,
                rank[number],
                score.points,
                score.knock_outs,
                score.opponents,
                score.wins,
                score.games,
            )
        )
    now = [one.table for one in tournament.running() if mine is not None and mine in one.entrants]
    return TournamentView(
        tournament.id,
        tournament.name,
        tournament.city,
        tournament.kind,
        tournament.size,
        max(tournament.wanted, len(tournament.rounds)),
        tournament.level,
        tournament.clock,
        tournament.status,
        tournament.host == guest,
        mine is not None,
        now[0] if now else None,
        places,
        [[_played(one) for one in meetings] for meetings in tournament.rounds],
    )


def _played(one: Meeting) -> TournamentTable:
    result = one.result
    places = [None] * len(one.entrants) if result is None else result.places
    seats = [TournamentSeat(*found) for found in zip(one.entrants, places, strict=True)]
    return TournamentTable(one.table, seats, result is not None)
