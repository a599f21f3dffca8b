"""What a live table needs of the server around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.dice_cup import DiceCup
    from tokyork.server.limits import Limits
    from tokyork.server.metrics import Metrics
    from tokyork.server.room.leisure import Leisure
    from tokyork.server.room.room import Room
    from tokyork.server.storage.table_store import TableStore
    from tokyork.server.work.place_to_think import Thinking


class Services(NamedTuple):
    """What a room needs of the server around it."""

    tables: TableStore
    dice: DiceCup
    pool: Thinking
    limits: Limits
    metrics: Metrics
    leisure: Leisure
    drop: Callable[[Room], None]
    """Forgets a room, which is loaded anew when somebody comes."""
    went_on: Callable[[Room], None] = lambda _: None
    """Learns of changes at tables that go on alone."""
