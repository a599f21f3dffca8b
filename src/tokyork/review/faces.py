"""How often each face came up, and how often it should have."""

from __future__ import annotations

from math import comb, sqrt
from typing import TYPE_CHECKING

from msgspec import Struct

from tokyork.core.dice import FACES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tokyork.review.played import PlayedGame

EXACT = 2000
"""Dice up to which bands are summed exactly."""
ONCE_IN_A_THOUSAND = 20.515
"""What the chi-squared of six faces passes once in a thousand times."""
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


class FaceTally(Struct):
    """How often one face came up."""

    face: str
    count: int
    expected: float
    low: int
    high: int
    """The band in which 95 of 100 such counts lie."""


class DiceTally(Struct):
    """All dice of a table, or of a server."""

    throws: int
    """Dice, not handfuls."""
    faces: list[FaceTally]
    unlikely: bool
    """Whether fair dice would fall so unevenly less than once in a thousand times."""


def tally(counts: Mapping[str, int]) -> DiceTally:
    """What to think of how often each face came up."""
    thrown = sum(counts.values())
    expected = thrown / FACES
    low, high = band(thrown) if thrown <= EXACT else _wide_band(thrown)
    found = [FaceTally(face, n, expected, low, high) for face, n in counts.items()]
    spread = sum((n - expected) ** 2 / expected for n in counts.values()) if thrown else 0.0
    return DiceTally(thrown, found, spread > ONCE_IN_A_THOUSAND)


def _wide_band(thrown: int) -> tuple[int, int]:
    """The same by the normal curve, which is as good and quick for many dice."""
    reach = 1.96 * sqrt(thrown * (FACES - 1)) / FACES
    return round(thrown / FACES - reach), round(thrown / FACES + reach)


def table_dice(played: PlayedGame) -> DiceTally:
    """Of everybody together."""
    counts = dict.fromkeys(played.game.state.rules.faces, 0)
    for one in faces(played):
        for face, count in one.counts.items():
            counts[face] += count
    return tally(counts)


def faces(played: PlayedGame) -> list[Faces]:
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
