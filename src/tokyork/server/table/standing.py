"""How a game stands, in a few numbers that everybody at the table sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tokyork.views.view import public_view

if TYPE_CHECKING:
    from tokyork.server.table.match import Match


class SeatStanding(Struct):
    """One monster."""

    points: int
    health: int
    place: str


class GameStanding(Struct):
    """All of them, in the order of the seats."""

    turn: int
    seats: list[SeatStanding]
    winners: list[str] = []
    ending: str | None = None


def standing_of(match: Match) -> GameStanding:
    """How it stands now."""
    view = public_view(match.game.state)
    seats = [SeatStanding(m["points"], m["health"], m["at"]) for m in view["monsters"]]
    return GameStanding(view["turn"], seats, view["winners"], view["ending"])
