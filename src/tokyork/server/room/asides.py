"""What a room does for whoever asks, beside the game: what they say, and who they are to it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tokyork.server.protocol import requests as r
from tokyork.server.protocol.messages import Said
from tokyork.server.table.handlers import Asker, check_rematch
from tokyork.server.table.seats import voice_of
from tokyork.server.table.table_names import new_name

if TYPE_CHECKING:
    from tokyork.fair.seal import Seal
    from tokyork.server.feed.listeners import Listener, Listeners
    from tokyork.server.room.services import Services
    from tokyork.server.table.table import Table


async def say(
    table: Table, listeners: Listeners, services: Services, by: Listener, words: tuple[str, str]
) -> None:
    """Let everybody read what somebody says: a text, or an emote."""
    services.limits.may_say(by.guest, by.address)
    text, emote = words
    seat = table.eyes_of(by.guest)
    name = table.chair(seat).name if seat else await services.tables.name_of(by.guest)
    number, voice = listeners.next_said, voice_of(by.guest)
    said = Said(number, seat, name, text, emote or None, time.time(), voice)
    await services.tables.save_said(table.data.table, said)
    listeners.say(said)


async def asker(
    table: Table, listeners: Listeners, services: Services, guest: str, request: r.Request
) -> Asker:
    """Who asks, with all that what they ask for needs."""
    if isinstance(request, r.PlayMove):  # the most frequent, and nobody else matters to it
        return Asker(guest)
    seal = await _new_seal(table, services, guest, request)
    return Asker(guest, listeners.away(), new_name(), seal)


async def _new_seal(
    table: Table, services: Services, guest: str, request: r.Request
) -> Seal | None:
    """What the dice of a rematch come from, if there will be one.

    Each stands in the public list for good: nothing is made for what is refused.
    """
    if not isinstance(request, r.Rematch) or table.data.rematch is not None:
        return None
    check_rematch(table, guest, request)
    return await services.dice.seal(guest, request.dice)
