"""Whether the game of a table counts for ratings, and if not, why."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tokyork.cities import CITIES

if TYPE_CHECKING:
    from tokyork.server.protocol.seating import Unrated
    from tokyork.server.table.table import TableData


def why_unrated(data: TableData) -> Unrated | None:
    """The first reason; nothing if it counts."""
    settings = data.settings
    if data.lesson:
        return "lesson"
    if not settings.rated or settings.help:
        return "casual"
    if has_house_rules(data):
        return "rules"
    if data.status != "gathering" and data.seal is None:
        return "position"
    seats = Counter(chair.guest for chair in data.chairs if chair.guest)
    return "device" if any(count > 1 for count in seats.values()) else None


def has_house_rules(data: TableData) -> bool:
    """Whether anything differs from the rulebook, said or not."""
    usual = CITIES[data.settings.city].new_options()
    plain = {None, False}
    for name, value in dict(data.settings.options).items():
        same = name in {"health", "points"} and value == getattr(usual, name)
        if not same and (isinstance(value, dict) or value not in plain):
            return True
    return False
