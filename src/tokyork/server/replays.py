"""Replays: games that are over, step by step; they can be kept, opened again and played on."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from msgspec import structs

from tokyork import Game
from tokyork.formats.notation import seat_text
from tokyork.server.feed.logbook import Library
from tokyork.server.feed.messages_for import MessagesFor
from tokyork.server.feed.past_game import Fault
from tokyork.server.protocol.calls import Fork, NewSeat, NewTable, Replay, Steps
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.seating import Settings
from tokyork.server.table.match import LogEntry
from tokyork.server.table.seats import Chair
from tokyork.server.table.table import Table, TableData
from tokyork.server.table.table_names import LETTERS
from tokyork.server.work.place_to_think import NoAnswerError

if TYPE_CHECKING:
    from tokyork.server.feed.past_game import Opened
    from tokyork.server.limits import Limits
    from tokyork.server.lobby import Lobby
    from tokyork.server.protocol.seating import SeatKind
    from tokyork.server.room.room import Room
    from tokyork.server.storage.table_store import TableStore
    from tokyork.server.work.place_to_think import Keys, Thinking

MOST_STEPS = 60
"""Steps that are told at once."""
LONGEST = 1 << 20
"""The most bytes of a game that somebody brings."""


class Replays:
    """Games that are over; nothing of the others is told here."""

    def __init__(self, tables: TableStore, pool: Thinking, lobby: Lobby, limits: Limits) -> None:
        """Workers play games again; who plays on does so at a table of the lobby."""
        self._tables = tables
        self._pool = pool
        self._lobby = lobby
        self._limits = limits

    async def of(
        self, table: str, seat: str | None, language: str, guest: str, address: str
    ) -> Replay:
        """A game as this seat saw it; without one, as everybody did."""
        data, moves = await self._over(table)
        _check_seat(data, seat)
        values = {"start": data.start, "moves": moves, "seat": seat, "language": language}
        # Without its game, a table is made at once.
        bare = Table(structs.replace(data, start=None))
        found = MessagesFor(bare, Library()).table_for(guest)
        return Replay(found, await self._ask("outline", (address, guest), **values))

    async def steps(
        self, table: str, part: tuple[int, int], seat: str | None, language: str, who: Keys
    ) -> Steps:
        """Some positions of it: from which step to which."""
        data, moves = await self._over(table)
        _check_seat(data, seat)
        first, last = part
        part = (first, min(last, first + MOST_STEPS - 1))
        values = {"start": data.start, "moves": moves, "seat": seat, "language": language}
        return Steps(await self._ask("steps", who, part=part, **values))

    async def record(self, table: str, who: Keys) -> str:
        """The game as text."""
        data, moves = await self._over(table)
        text: str = await self._ask("record", who, start=data.start, moves=moves)
        return text

    async def fork(self, table: str, wanted: Fork, guest: str, address: str) -> Room:
        """A new table that goes on from a step."""
        data, moves = await self._over(table)
        _check_seat(data, wanted.seat)
        if not 0 <= wanted.step <= len(moves):
            raise RefusedError("bad", "replay-no_step")
        self._limits.may_make_table(guest, address)
        where = {"at": wanted.step, "seat": wanted.seat}
        who = (address, guest)
        game = Game.load(await self._ask("fork", who, start=data.start, moves=moves, **where))
        if game.over:
            raise RefusedError("not_now", "replay-over")
        return await self._lobby.make_from_game(_forked(data, wanted), guest, game)

    async def open(self, text: str, guest: str, address: str) -> str:
        """Keep a game that somebody brought; the same game always has the same name."""
        try:
            found: Opened | Fault = await self._pool.read("opened", (address, guest), text=text)
        except NoAnswerError as error:
            raise RefusedError("not_now", "replay-failed") from error
        if isinstance(found, Fault):
            raise RefusedError("bad", "replay-bad_record", place=found.place, why=found.why)
        name = _name_of(found)
        if await self._tables.data(name) is None:
            self._limits.may_make_table(guest, address)
            if not self._limits.may_move(address, len(found.moves)):
                raise RefusedError("limit", "server-too_many_new")
            await self._tables.save_new(*_kept(name, found, guest))
        return name

    async def _over(self, table: str) -> tuple[TableData, list[str]]:
        """A game that is over, with its moves."""
        data = await self._tables.finished(table)
        return data, await self._tables.moves(table)

    async def _ask(self, task: str, who: Keys, **values: object) -> Any:  # noqa: ANN401 - each has its own
        try:
            return await self._pool.ask(task, who, **values)
        except NoAnswerError as error:
            raise RefusedError("not_now", "replay-failed") from error


def _check_seat(data: TableData, seat: str | None) -> None:
    if seat is not None and seat not in [seat_text(n) for n in range(len(data.chairs))]:
        raise RefusedError("bad", "server-no_seat")


def _forked(data: TableData, wanted: Fork) -> NewTable:
    others: SeatKind = "open" if wanted.friends else "bot"
    seats = [
        NewSeat("person", wanted.name, monster=chair.monster, salt=wanted.salt)
        if seat_text(number) == wanted.seat
        else NewSeat(others, level=wanted.level, monster=chair.monster)
        for number, chair in enumerate(data.chairs)
    ]
    return NewTable(Settings(data.settings.city, data.settings.options), seats, dice=wanted.dice)


def _name_of(game: Opened) -> str:
    digest = hashlib.sha256("\n".join([game.start, *game.moves]).encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:12])


def _kept(name: str, game: Opened, guest: str) -> tuple[TableData, list[LogEntry]]:
    chairs = [Chair(monster=monster) for monster in game.monsters]
    data = TableData(name, guest, Settings(game.city), chairs, "over", start=game.start)
    entries = [LogEntry(number, *move.split(" ", 1)) for number, move in enumerate(game.moves, 1)]
    return data, entries
