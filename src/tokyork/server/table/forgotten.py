"""A guest who is forgotten: at their tables they are nobody from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tokyork.server.table.table import TableData


def make_nobody(data: TableData, guest: str) -> bool:
    """Let a guest be nobody at a table, where bots play on; whether anybody else is left."""
    for chair in [chair for chair in data.chairs if chair.guest == guest]:
        if data.status == "gathering":
            chair.empty()
            continue
        chair.name, chair.guest, chair.secret, chair.orders = "", None, "", []
        if data.status == "playing":
            chair.stand_in(until_back=False)
    data.sent_away = [one for one in data.sent_away if one != guest]
    data.senders = {one: name for one, name in data.senders.items() if one != guest}
    left = [chair.guest for chair in data.chairs if chair.guest]
    if data.host == guest:
        data.host = next(iter(left), "")
        data.senders = dict.fromkeys(data.senders, "")
    return bool(left)
