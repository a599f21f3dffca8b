"""Turning points: the turns that changed the leader's chance to win the most, and why."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tokyork.review.turn_parts import TurnPart, ends_of, events_of, spans
from tokyork.words.parts import Parts  # noqa: TC001 - msgspec reads it

if TYPE_CHECKING:
    from tokyork.review.played import PlayedGame
    from tokyork.review.teller import Teller
    from tokyork.review.turn_parts import TurnEnds, TurnSpan

MOST = 3
LEAST = 0.01
"""A smaller change of the chance turns nothing."""


class TurningPoint(Struct):
    """A turn, and what it did to everybody's chance."""

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
    cause: str
    """The kind of the part that did most of it."""
    parts: list[TurnPart]
    headline: Parts
    """The cause in words."""
    lines: list[Parts]
    """What happened."""


def turning_points(
    played: PlayedGame, chances: list[list[float]], teller: Teller
) -> list[TurningPoint]:
    """The three largest changes of the leader's chance, in their order."""
    turns = [span for span in spans(played) if played.positions[span.start].turn]
    turns.sort(key=lambda span: -abs(_change(chances, span)))
    found = [
        _point(played, chances, span, teller)
        for span in turns[:MOST]
        if abs(_change(chances, span)) >= LEAST
    ]
    return sorted(found, key=lambda point: point.turn)


def _change(chances: list[list[float]], span: TurnSpan) -> float:
    """How much the chance of who led before has changed."""
    before, after = chances[span.start], chances[span.end]
    leader = before.index(max(before))
    return after[leader] - before[leader]


def _point(
    played: PlayedGame, chances: list[list[float]], span: TurnSpan, teller: Teller
) -> TurningPoint:
    before, after = chances[span.start], chances[span.end]
    leader = before.index(max(before))
    g = played.positions[span.start]
    ends = ends_of(played, span)
    parts = _parts(played, ends, [before[leader], after[leader]], leader)
    cause = _largest(parts, after[leader] - before[leader])
    first = played.first_move
    events = events_of(played, span)
    seat, led = played.seats[g.active], played.seats[leader]
    return TurningPoint(
        int(g.turn),
        seat,
        first + span.start,
        first + span.end,
        led,
        before,
        after,
        cause.kind,
        parts,
        teller.cause(cause.kind, cause.change, seat, led, ends.dice, events),
        teller.lines([event for event in events if not _says_it_too(event, cause)]),
    )


def _says_it_too(event: dict[str, Any], cause: TurnPart) -> bool:
    """Whether the headline has told these dice already."""
    return cause.kind == "roll" and event["kind"] == "dice_final" and not event["added_claws"]


def _parts(played: PlayedGame, ends: TurnEnds, edges: list[float], leader: int) -> list[TurnPart]:
    """What each part did to the leader's chance; together they are the whole change."""
    from tokyork.bots.network import load_network  # noqa: PLC0415 - numpy is slow to load

    shares = load_network(played.game.city).shares(ends.states)
    marks = [edges[0], *(share[leader] for share in shares), edges[1]]
    changes = [after - before for before, after in pairwise(marks)]
    return [TurnPart(kind, change) for kind, change in zip(ends.kinds, changes, strict=True)]


def _largest(parts: list[TurnPart], change: float) -> TurnPart:
    """The part that did most in the direction of the whole."""
    return max(parts, key=lambda part: part.change if change > 0 else -part.change)
