"""Who came in where: winners, then who still stands by points, then the fallen, the last first."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork import Game
    from tokyork.review.ends import Fall


class FinishingPlace(Struct):
    """Where one seat came in."""

    rank: int
    """From 1, which is for winners only; those who did equally well share one."""
    seat: str


def places(game: Game, falls: Sequence[Fall]) -> list[FinishingPlace]:
    """Everybody's place as the game stands; who fell at the same moment shares one."""
    merits = {seat: _merit(game, falls, seat) for seat in game.seats}
    ordered = sorted(game.seats, key=lambda seat: merits[seat], reverse=True)
    found: list[FinishingPlace] = []
    rank = 1 if game.winners or not game.over else 2
    for _, seats in groupby(ordered, key=lambda seat: merits[seat]):
        equals = list(seats)
        found += [FinishingPlace(rank, seat) for seat in equals]
        rank += len(equals)
    return found


def _merit(game: Game, falls: Sequence[Fall], seat: str) -> tuple[bool, bool, int]:
    """Whether it won, whether it stands, and by what it is compared then."""
    monster = game.state.monsters[game.seats.index(seat)]
    if not monster.alive:  # who was out before the story began fell first of all
        fall = next((fall for fall in falls if fall.seat == seat), None)
        return False, False, -1 if fall is None else fall.at
    if seat in game.winners:
        return True, True, 0
    return False, True, int(monster.points)
