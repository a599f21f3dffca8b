"""Turning points: what changed the leader's chance to win the most."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

from tokyork.review.chances import is_judged
from tokyork.words.parts import Parts  # noqa: TC001 - msgspec reads it

if TYPE_CHECKING:
    from tokyork.review.played import PlayedGame
    from tokyork.review.teller import Teller

MOST = 3
LEAST = 0.01
"""A smaller change of the chance turns nothing."""


class TurningPoint(Struct):
    """What happened between two positions, and what it did to everybody's chance."""

    turn: int
    seat: str
    """Whose turn it was."""
    at: int
    """How many moves were made before."""
    until: int
    """How many moves were made after."""
    leader: str
    """Who was the most likely to win before."""
    before: list[float]
    after: list[float]
    lines: list[Parts]
    """What happened."""


def turning_points(
    played: PlayedGame, chances: list[list[float]], teller: Teller
) -> list[TurningPoint]:
    """The three largest changes of the leader's chance, at most one a turn, in their order."""
    judged = [n for n, g in enumerate(played.positions) if n == 0 or is_judged(g)]
    changes = {span: _change(chances, span) for span in pairwise(judged)}
    found: dict[int, TurningPoint] = {}
    for span in sorted(changes, key=lambda span: -changes[span]):
        turn = int(played.positions[span[0]].turn)
        if len(found) == MOST or changes[span] < LEAST:
            break
        if turn not in found and (lines := _lines(played, span, teller)):
            found[turn] = _point(played, chances, span, lines)
    return [found[turn] for turn in sorted(found)]


def _change(chances: list[list[float]], span: tuple[int, int]) -> float:
    """How much the chance of who led before has changed."""
    before, after = chances[span[0]], chances[span[1]]
    leader = before.index(max(before))
    return abs(after[leader] - before[leader])


def _lines(played: PlayedGame, span: tuple[int, int], teller: Teller) -> list[Parts]:
    """What happened; nothing if only the turn went on, however the network judges that."""
    first = played.first_move
    return teller.lines(played.events_of_moves(first + span[0] + 1, first + span[1]))


def _point(
    played: PlayedGame, chances: list[list[float]], span: tuple[int, int], lines: list[Parts]
) -> TurningPoint:
    start, end = span
    before, g = chances[start], played.positions[start]
    return TurningPoint(
        int(g.turn),
        played.seats[g.active],
        played.first_move + start,
        played.first_move + end,
        played.seats[before.index(max(before))],
        before,
        chances[end],
        lines,
    )
