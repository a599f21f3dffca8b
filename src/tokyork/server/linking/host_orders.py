"""Closes tables and sends people away for the host of the server, whichever process has them."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tokyork.server.linking.parts_sent import HostOrder
from tokyork.server.protocol.messages import GONE
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.table.expelling import expelled
from tokyork.server.table.seats import voice_of
from tokyork.server.table.table import Change

if TYPE_CHECKING:
    from tokyork.server.linking.link_office import LinkOffice
    from tokyork.server.lobby import Lobby
    from tokyork.server.room.room import Room

_log = logging.getLogger(__name__)


class HostOrders:
    """A table that is another process's is closed there."""

    def __init__(self, lobby: Lobby, links: LinkOffice) -> None:
        """Others may ask from now on, too."""
        self._lobby = lobby
        self._links = links
        self._errands: set[asyncio.Task[None]] = set()
        links.obey = self._obey

    async def carry_out(self, table: str, person: str = "") -> str | None:
        """Send a person away from a table, or close it.

        The answer is the process that was told to, if it is another.
        """
        found = await self._lobby.find(table)
        if found is None:
            raise RefusedError("gone", "server-no_table")
        if isinstance(found, str):
            self._links.put(found, HostOrder(table, person))
            return found
        await _carry_out(found, person)
        return None

    def _obey(self, order: HostOrder) -> None:
        errand = asyncio.create_task(self._carry_out_here(order))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _carry_out_here(self, order: HostOrder) -> None:
        room = self._lobby.rooms.get(order.table)
        if room is None:  # it has gone to another meanwhile, and the host looks again
            return
        try:
            await _carry_out(room, order.person)
        except RefusedError as refused:
            _log.warning("What the host wants of table %s cannot be done: %s", order.table, refused)


async def _carry_out(room: Room, person: str) -> None:
    if not person:
        await room.decree(lambda: Change(closed=True))
        return
    held = [chair.guest for chair in room.table.data.chairs if chair.guest is not None]
    guests = {*held, *(connection.guest for connection in room.connections)}
    guest = next((one for one in guests if voice_of(one) == person), None)
    if guest is None:
        raise RefusedError("gone", "server-nobody_there")
    await room.decree(lambda: expelled(room.table, guest))
    for connection in [one for one in room.connections if one.guest == guest]:
        connection.cut(GONE)
        room.leave(connection)
