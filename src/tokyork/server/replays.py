"""Replays: games that are over, step by step; they can be kept, opened again and played on."""

from __future__ import annotations

import hashlib
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

from tokyork import Game
from tokyork.server import shelf
from tokyork.server.audience import Audience
from tokyork.server.course import Entry
from tokyork.server.lobby import LETTERS
from tokyork.server.logbook import Library
from tokyork.server.messages import NewSeat, NewTable, Settings, Table
from tokyork.server.past import Fault, Outline, Step
from tokyork.server.refusals import RefusedError
from tokyork.server.seats import USUAL_LEVEL, Place
from tokyork.server.tables import Table as LiveTable
from tokyork.server.tables import TableData
from tokyork.server.workers import NoAnswerError

if TYPE_CHECKING:
    from tokyork.server.lobby import Lobby
    from tokyork.server.past import Opened
    from tokyork.server.rooms import Room
    from tokyork.server.store import Store
    from tokyork.server.thinking import Thinker

MOST_STEPS = 60
"""Steps that are told at once."""
LONGEST = 1 << 20
"""The most bytes of a game that somebody brings."""


class Replay(Struct):
    """GET /api/games/TABLE: everything but the positions."""

    table: Table
    outline: Outline


class Steps(Struct):
    """GET /api/games/TABLE/steps."""

    steps: list[Step]


class Saved(Struct, forbid_unknown_fields=True):
    """GET /api/games/TABLE/record, and POST /api/games to open one."""

    text: str


class Fork(Struct, forbid_unknown_fields=True):
    """POST /api/games/TABLE/fork: play on from a step against bots."""

    step: int
    seat: str
    name: str
    level: int = USUAL_LEVEL


class Replays:
    """Games that are over; nothing of the others is told here."""

    def __init__(self, store: Store, thinker: Thinker, lobby: Lobby) -> None:
        """Workers play games again."""
        self._store = store
        self._thinker = thinker
        self._lobby = lobby

    async def of(self, table: str, seat: str | None, language: str, guest: str) -> Replay:
        """A game as this seat saw it; without one, as everybody did."""
        data, moves = await self._over(table)
        _check_seat(data, seat)
        values = {"start": data.start, "moves": moves, "seat": seat, "language": language}
        # Without its game, a table is made at once.
        bare = LiveTable(structs.replace(data, start=None))
        found = Audience(bare, Library()).table_for(guest)
        return Replay(found, await self._ask("outline", **values))

    async def steps(
        self, table: str, first: int, last: int, seat: str | None, language: str
    ) -> Steps:
        """Some positions of it."""
        data, moves = await self._over(table)
        _check_seat(data, seat)
        part = (first, min(last, first + MOST_STEPS - 1))
        eyes = {"seat": seat, "language": language}
        return Steps(await self._ask("steps", start=data.start, moves=moves, part=part, **eyes))

    async def record(self, table: str) -> str:
        """The game as text."""
        data, moves = await self._over(table)
        text: str = await self._ask("record", start=data.start, moves=moves)
        return text

    async def fork(self, table: str, wanted: Fork, guest: str, address: str) -> Room:
        """A new table that goes on from a step."""
        data, moves = await self._over(table)
        _check_seat(data, wanted.seat)
        if not 0 <= wanted.step <= len(moves):
            raise RefusedError("bad", "replay-no_step")
        self._lobby.limits.may_make_table(guest, address)
        seed = SystemRandom().randrange(1 << 48)
        where = {"at": wanted.step, "seat": wanted.seat, "seed": seed}
        game = Game.load(await self._ask("fork", start=data.start, moves=moves, **where))
        if game.over:
            raise RefusedError("not_now", "replay-over")
        return await self._lobby.make_from_game(_forked(data, wanted), guest, game)

    async def open(self, text: str, guest: str, address: str) -> str:
        """Keep a game that somebody brought; the same game always has the same name."""
        found: Opened | Fault = await self._ask("opened", text=text)
        if isinstance(found, Fault):
            raise RefusedError("bad", "replay-bad_record", place=found.place, why=found.why)
        name = _name_of(found)
        if await shelf.find_data(self._store, name) is None:
            self._lobby.limits.may_make_table(guest, address)
            await self._store.write(*_kept(name, found, guest))
        return name

    async def _over(self, table: str) -> tuple[TableData, list[str]]:
        """A game that is over, with its moves."""
        data = await shelf.find_over(self._store, table)
        return data, await shelf.find_moves(self._store, table)

    async def _ask(self, task: str, **values: object) -> Any:  # noqa: ANN401 - each has its own
        try:
            return await self._thinker.ask(task, **values)
        except NoAnswerError as error:
            raise RefusedError("not_now", "replay-failed") from error


def _check_seat(data: TableData, seat: str | None) -> None:
    if seat is not None and seat not in {f"p{n}" for n in range(1, len(data.places) + 1)}:
        raise RefusedError("bad", "server-no_seat")


def _forked(data: TableData, wanted: Fork) -> NewTable:
    seats = [
        NewSeat("person", wanted.name, monster=place.monster)
        if f"p{number}" == wanted.seat
        else NewSeat("bot", level=wanted.level, monster=place.monster)
        for number, place in enumerate(data.places, 1)
    ]
    return NewTable(Settings(data.settings.city, data.settings.options), seats)


def _name_of(game: Opened) -> str:
    digest = hashlib.sha256("\n".join([game.start, *game.moves]).encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:12])


def _kept(name: str, game: Opened, guest: str) -> list[tuple[str, tuple[Any, ...]]]:
    places = [Place(monster=monster) for monster in game.monsters]
    data = TableData(name, guest, Settings(game.city), places, "over", start=game.start)
    entries = [Entry(number, *move.split(" ", 1)) for number, move in enumerate(game.moves, 1)]
    return [*shelf.table_saved(data), *(shelf.entry_saved(name, entry) for entry in entries)]
