"""A channel to watch: the best public table, or else bots that play one game after the other.

Nothing is played for nobody: the bots' table is one like any other, at which nobody sits. It goes
on while somebody looks, rests when nobody does, and the next game is made when somebody asks.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from tokyork.cities import CITIES
from tokyork.formats.snapshot import snapshot
from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.seating import Settings
from tokyork.server.protocol.tournament_calls import Chances, Channel
from tokyork.server.table.table import new_table
from tokyork.server.table.table_names import new_name
from tokyork.server.work.place_to_think import NoAnswerError

if TYPE_CHECKING:
    from tokyork.server.lobby import Lobby
    from tokyork.server.storage.table_store import TableStore
    from tokyork.server.storage.telling_store import TellingStore
    from tokyork.server.table.table import Table, TableData
    from tokyork.server.work.place_to_think import Keys, Thinking

NOBODY = "channel"
"""The host of the bots' tables: no guest is called so."""
PLAYERS, STRONGEST = 4, 5
KEPT = "channel"
MOST_KEPT = 200
FRESH = 3.0
"""Seconds for which the chances at another process's table are good enough."""


class Broadcast:
    """What there is to see."""

    def __init__(
        self, lobby: Lobby, tables: TableStore, keys: TellingStore, pool: Thinking
    ) -> None:
        """Nothing is played yet."""
        self._lobby = lobby
        self._tables = tables
        self._keys = keys
        self._pool = pool
        self._one = asyncio.Lock()
        self._judged: dict[str, tuple[Chances, float]] = {}

    async def now(self) -> Channel:
        """The best of what is played in public; if nothing is, a game of the strongest bots."""
        best = self._best()
        if best is not None:
            return Channel(best.table, "people", best.settings.city)
        async with self._one:
            data = await self._bots()
        return Channel(data.table, "bots", data.settings.city)

    def _best(self) -> TableData | None:
        """Of the tables that their hosts show to everybody: the most watched, then the furthest."""
        found = [
            room
            for room in self._lobby.rooms.values()
            if room.table.data.settings.listed
            and room.table.data.status == "playing"
            and not room.table.data.goes_on_alone
            and not room.table.data.paused
            and room.hosts_address is not None
        ]
        best = max(found, key=lambda room: (room.watchers, room.table.seq), default=None)
        return None if best is None else best.table.data

    async def _bots(self) -> TableData:
        """Their game; a new one in the other city when it is over."""
        name = await self._keys.key(KEPT, str)
        before = None
        if name:
            with contextlib.suppress(RefusedError):  # damaged: another is made
                before = await self._tables.data(name)
        room = self._lobby.rooms.get(name)
        if room is not None:
            before = room.table.data
        if before is not None and before.status == "playing":
            return before
        cities = list(CITIES)
        last = cities.index(before.settings.city) if before is not None else -1
        settings = Settings(cities[(last + 1) % len(cities)])
        seats = [NewSeat("bot", level=STRONGEST) for _ in range(PLAYERS)]
        made = await self._lobby.begin_table(new_table(new_name(), NOBODY, settings, seats))
        await self._keys.note(KEPT, made.name)
        if before is not None:
            await self._lobby.give_up(before.table)
        return made.table.data

    async def chances(self, table: str, who: Keys) -> Chances:
        """Who is how likely to win; computed once for all who look."""
        found = await self._seen(table)
        kept = self._judged.get(table)
        if kept is not None and (found is None or kept[0].seq == found.seq):
            return kept[0]
        if found is None:
            raise RefusedError("gone", "server-nothing_to_watch")
        data = found.data
        shown = data.settings.listed or data.host == NOBODY
        if not shown or not data.settings.help or found.match is None:
            return Chances(found.seq, [])
        values = {"position": snapshot(found.match.game.state)}
        try:
            chances = Chances(found.seq, await self._pool.ask("chances", who, **values))
        except NoAnswerError:
            return Chances(found.seq, [])
        self._judged.pop(table, None)
        self._judged[table] = (chances, time.monotonic())
        while len(self._judged) > MOST_KEPT:
            self._judged.pop(next(iter(self._judged)))
        return chances

    async def _seen(self, table: str) -> Table | None:
        """The table, unless it is another process's and was looked at just now."""
        room = self._lobby.rooms.get(table)
        if room is not None:
            return room.table
        kept = self._judged.get(table)
        if kept is not None and time.monotonic() - kept[1] < FRESH:
            return None
        return await self._lobby.look(table)
