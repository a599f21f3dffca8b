"""A lesson at a table: what it says, what it lets pass, and what the others do in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.cities import CITIES
from tokyork.lessons import LEARNER, allowed, lesson_of, next_move
from tokyork.notation import find_move
from tokyork.server.guides import Guide
from tokyork.server.messages import NewSeat, NewTable, Settings
from tokyork.server.refusals import RefusedError
from tokyork.text import texts

if TYPE_CHECKING:
    from tokyork.lessons import Step
    from tokyork.server.guides import NewLesson
    from tokyork.server.tables import Table


def table_for(wanted: NewLesson) -> NewTable:
    """The table of a lesson, which nobody else finds."""
    if wanted.city not in CITIES:
        raise RefusedError("bad", "server-no_city")
    seats = lesson_of(wanted.city).scenario["players"]
    person, *others = [NewSeat("bot", monster=seat["monster"], level=1) for seat in seats]
    person.kind, person.name = "person", wanted.name
    return NewTable(Settings(wanted.city, help=False), [person, *others])


def guide(table: Table, language: str) -> Guide | None:
    """What the learner is told about the decision at hand."""
    step = _step(table)
    if step is None or step.seat != LEARNER:
        return None
    lesson, course, words = lesson_of(table.data.settings.city), table.running, texts(language)
    return Guide(
        lesson.number(course.seq),
        lesson.length,
        words(step.words),
        words(step.words, "why"),
        allowed(course.game.state, step),
        step.at,
    )


def check(table: Table, move: str) -> None:
    """Refuse what would lead away from the lesson."""
    step = _step(table)
    if step is None:
        return
    g = table.running.game.state
    index = find_move(g, move)
    if index >= 0 and index not in {find_move(g, one) for one in allowed(g, step)}:
        raise RefusedError("not_now", "lesson-not_now")


def scripted(table: Table) -> int:
    """What somebody does who is not the learner."""
    return next_move(table.running.game.state, _step(table))


def _step(table: Table) -> Step | None:
    if not table.data.lesson:
        return None
    course = table.running
    return lesson_of(table.data.settings.city).step(course.game.state, course.seq)
