"""A player goes for good: nothing of them is kept, and in others' games they are nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.server.protocol.people_calls import Gone
from tokyork.server.protocol.refusals import RefusedError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tokyork.server.lobby import Lobby
    from tokyork.server.storage.player_store import PlayerStore


class Departing:
    """Removes players; broken off, it is begun again and goes on where it was."""

    def __init__(
        self,
        players: PlayerStore,
        lobby: Lobby,
        leave_tournaments: Callable[[str], Awaitable[None]],
    ) -> None:
        """Tables are changed where they are live."""
        self._players = players
        self._lobby = lobby
        self._leave_tournaments = leave_tournaments

    async def depart(self, guest: str) -> Gone:
        """Let a player be nobody everywhere, then forget them."""
        tables = await self._players.tables_of(guest)
        for table in tables:
            if not await self._lobby.make_nobody(table, guest):
                raise RefusedError("not_now", "people-table_elsewhere")
        await self._leave_tournaments(guest)
        games = await self._players.games_of(guest)
        for table, seat in games:
            told = await self._players.told(table)
            if told is not None:
                for one in told.players:
                    if one.seat == seat:
                        one.name = ""
                await self._players.retell(table, told, guest)
        await self._players.forget(guest)
        return Gone(len(games))
