"""What rules that somebody thinks of would change, before a table is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tokyork.server.protocol.calls import NewRules, RulesEffect
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.seating import Settings
from tokyork.server.table.seats import FEWEST, MOST
from tokyork.server.table.table import read_settings
from tokyork.server.work.place_to_think import NoAnswerError

if TYPE_CHECKING:
    from tokyork.server.work.place_to_think import Keys, Thinking

NONE = (0.0, 0.0, 0.0)
NOTHING = RulesEffect(0, NONE, NONE, NONE)


async def weighed(wanted: NewRules, pool: Thinking, who: Keys) -> RulesEffect:
    """A worker plays for a moment; what cannot be agreed on is refused."""
    if not FEWEST <= wanted.seats <= MOST:
        raise RefusedError("bad", "server-seat_count", least=FEWEST, most=MOST)
    settings = read_settings(Settings(wanted.city, wanted.options), wanted.seats)
    values = {"city": settings.city, "seats": wanted.seats, "options": dict(settings.options)}
    try:
        found = await pool.ask("glance", who, **values)
    except NoAnswerError:
        return NOTHING
    if found is None:
        return NOTHING
    return msgspec.convert(found, RulesEffect)
