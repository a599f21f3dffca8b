"""How often each face came up, and how often it should have."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from msgspec import Struct

from tokyork.core.dice import FACES

if TYPE_CHECKING:
    from tokyork.review.played import Played

TAIL = 0.025
"""On either side of the band that holds 95 of 100 players."""


class Faces(Struct):
    """The dice that one seat has thrown, rerolls included."""

    seat: str
    thrown: int
    counts: dict[str, int]
    expected: float
    """Of each face."""
    least: int
    most: int
    """The band in which 95 of 100 players find each of their counts."""


def faces(played: Played) -> list[Faces]:
    """Of all seats."""
    names = played.game.state.rules.faces
    counts = {seat: dict.fromkeys(names, 0) for seat in played.seats}
    for event in played.events:
        if event["kind"] == "rolled":
            for face in event["dice"]:
                counts[event["seat"]][face] += 1
    return [_faces(seat, found) for seat, found in counts.items()]


def _faces(seat: str, counts: dict[str, int]) -> Faces:
    thrown = sum(counts.values())
    return Faces(seat, thrown, counts, thrown / FACES, *band(thrown))


def band(thrown: int) -> tuple[int, int]:
    """The least and the most dice of one face that so many fair dice show, but for rare cases."""
    below = 0.0
    least, most = -1, thrown
    for count in range(thrown + 1):
        below += comb(thrown, count) * (FACES - 1) ** (thrown - count) / FACES**thrown
        if least < 0 and below > TAIL:
            least = count
        if below >= 1 - TAIL:
            most = count
            break
    return max(0, least), most
