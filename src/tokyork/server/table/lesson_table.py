"""A lesson at a table: what it says, what it lets pass, and what the others do in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.cities import CITIES
from tokyork.formats.notation import find_move
from tokyork.lessons import LEARNER, allowed, lesson_of, next_move
from tokyork.server.protocol.calls import NewSeat, NewTable
from tokyork.server.protocol.choices import Guide
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.seating import Settings
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tokyork.lessons import LessonStep
    from tokyork.server.protocol.calls import NewLesson
    from tokyork.server.table.table import Table


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
    lesson, match, words = lesson_of(table.data.settings.city), table.running, texts(language)
    return Guide(
        lesson.number(match.seq),
        lesson.length,
        words(step.words),
        words(step.words, "why"),
        allowed(match.game.state, step),
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


def _step(table: Table) -> LessonStep | None:
    if not table.data.lesson:
        return None
    match = table.running
    return lesson_of(table.data.settings.city).step(match.game.state, match.seq)
