"""Forecasts by playing on: copies of the position, dealt and rolled anew, to my next turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tokyork.core import events
from tokyork.core.agenda import play
from tokyork.forecast.answers import give
from tokyork.forecast.hidden import fair_copies
from tokyork.forecast.policies import mine
from tokyork.forecast.results import Prospect, Threat, mean_of, share_of
from tokyork.formats.notation import chooser, seat_text

if TYPE_CHECKING:
    from tokyork.core.state import State
    from tokyork.forecast.policies import Policy


@dataclass
class Continuation:
    """How it went once."""

    lost: dict[int, int] = field(default_factory=dict)
    """Health lost in the turns of each seat."""
    killer: int = -1
    """In whose turn I fell."""
    points: int = 0


def sampled(  # noqa: PLR0913, PLR0917 - a question and how to answer it
    g: State, seat: int, answer: str, policy: Policy, samples: int, seed: int
) -> Prospect:
    """What an answer leads to, by so many tries."""
    courses = [play_on(copy, seat, answer, policy) for copy in fair_copies(g, seat, seed, samples)]
    return Prospect(
        answer,
        mean_of([sum(course.lost.values()) for course in courses]),
        share_of(sum(course.killer >= 0 for course in courses), samples),
        mean_of([course.points for course in courses]),
        tuple(_threat(courses, other) for other in seats_before(g, seat)),
    )


def seats_before(g: State, seat: int) -> list[int]:
    """Who may act before my next turn, in order: the rest of this turn, then the others'."""
    seats = len(g.monsters)
    ahead = [(int(g.active) + step) % seats for step in range(seats + 1)]
    until = ahead.index(seat, 1)
    return [other for other in ahead[:until] if g.monsters[other].alive]


def _threat(courses: list[Continuation], seat: int) -> Threat:
    lost = [course.lost.get(seat, 0) for course in courses]
    fallen = sum(course.killer == seat for course in courses)
    return Threat(seat_text(seat), mean_of(lost), share_of(fallen, len(courses)))


def play_on(g: State, seat: int, answer: str, policy: Policy) -> Continuation:
    """Answer, then play until my next turn has begun, I fall, or the game ends."""
    me = g.monsters[seat]
    turn, begun_by, points = g.turn, int(g.active), me.points
    g.log = []
    give(g, seat, answer)
    while not g.over and me.alive and not (g.active == seat and g.turn > turn):
        play(g, mine(g) if chooser(g) == seat else policy(g))
    course = _read(g, seat, begun_by)
    course.points = int(me.points - points) if me.alive else 0
    return course


def _read(g: State, seat: int, active: int) -> Continuation:
    """What the log tells of a seat."""
    course = Continuation()
    for event in g.log or []:
        if event.kind == events.TURN_STARTED:
            active = int(event.seat)
        elif event.seat != seat:
            continue
        elif event.kind == events.HEALTH_LOST:
            course.lost[active] = course.lost.get(active, 0) + int(event.amount)
        elif event.kind == events.KNOCKED_OUT:
            course.killer = active
    return course
