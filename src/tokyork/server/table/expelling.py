"""Somebody whom the host of the server does not want at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.table.table import MOST_SENT_AWAY, Change

if TYPE_CHECKING:
    from tokyork.server.table.table import Table


def expelled(table: Table, guest: str) -> Change:
    """Bots play on in a guest's seats, or they are free again; where nobody is left, it is over."""
    data = table.data
    seats = [table.chair(seat) for seat in table.seats_of(guest)]
    if data.status == "over" and seats:  # it stays who has played
        raise RefusedError("not_now", "server-game_over")
    for chair in seats:
        if data.status == "gathering":
            chair.empty()
        else:
            chair.give_to_bot(chair.level)
    table.pass_host_on()
    data.barred = [*(one for one in data.barred if one != guest), guest][-MOST_SENT_AWAY:]
    return Change(table=True, closed=data.host == guest)
