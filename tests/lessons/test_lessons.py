"""Lessons cannot be left, cannot get stuck, and end with a crown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tokyork.cities import CITIES
from tokyork.formats.notation import legal_texts
from tokyork.lessons import LEARNER, allowed, lesson_of, next_move
from tokyork.server.protocol.calls import NewLesson
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.requests import PlayMove as Move
from tokyork.server.protocol.requests import Undo
from tokyork.server.table import lesson_table
from tokyork.server.table.handlers import Asker, handle
from tokyork.server.table.table import Table, new_table
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Iterator

EVERY_CITY = pytest.mark.parametrize("city", CITIES)
ME = Asker("me")


def first_table(city: str) -> Table:
    plan = lesson_table.table_for(NewLesson(city, "Ann"))
    table = new_table("first", ME.guest, plan.settings, plan.seats)
    table.data.lesson = True
    table.begin(lesson_of(city).game())
    return table


def played(city: str, moves: list[str]) -> Table:
    table = first_table(city)
    for move in moves:
        table.running.play(move)
    return table


def every_way(city: str, moves: list[str]) -> Iterator[list[str]]:
    """All orders that the lesson allows, from these moves on to the end."""
    table = played(city, moves)
    game = table.running.game
    if game.over:
        yield moves
        return
    step = lesson_of(city).step(game.state, table.seq)
    assert step is not None, f"the lesson has lost its way after {moves}"
    for move in allowed(game.state, step):
        yield from every_way(city, [*moves, move])


@EVERY_CITY
def test_every_way_through_a_lesson_ends_with_the_learners_crown(city: str) -> None:
    ways = list(every_way(city, []))
    for way in ways:
        table = played(city, way)

        assert table.running.game.winners == [LEARNER]
        assert len(way) == len(lesson_of(city).steps)
    assert len(ways) > 1  # there is some freedom


@EVERY_CITY
def test_a_lesson_teaches_buying_in_the_first_turn(city: str) -> None:
    first = [step for step in lesson_of(city).steps if step.seat == LEARNER][:8]
    [bought] = [step for step in first if any(move.startswith("buy ") for move in step.moves)]

    assert bought.at == "shop"
    assert bought.words.endswith("-buy")


@EVERY_CITY
def test_a_lesson_has_ten_to_twenty_decisions_with_two_short_sentences(city: str) -> None:
    lesson = lesson_of(city)
    steps = [step for step in lesson.steps if step.seat == LEARNER]

    assert 10 <= lesson.length == len(steps) <= 20
    assert len({step.words for step in steps}) == len(steps)
    for step in steps:
        words = texts("en")
        assert words.has(step.words), step.words
        assert words.has(step.words, "why"), step.words
        assert len(words(step.words)) + len(words(step.words, "why")) <= 160


@EVERY_CITY
def test_every_other_legal_move_is_refused_and_changes_nothing(city: str) -> None:
    table = first_table(city)
    while not table.running.game.over:
        if table.running.chooser == LEARNER:
            refuse_others(table)
        table.play(lesson_table.scripted(table))


def refuse_others(table: Table) -> None:
    guide = lesson_table.guide(table, "en")
    assert guide is not None
    before = table.running.game.save()
    for move in legal_texts(table.running.game.state):
        if move not in guide.moves:
            with pytest.raises(RefusedError, match="lesson-not_now"):
                handle(table, ME, Move("n", "first", table.seq, move))
    assert table.running.game.save() == before


@EVERY_CITY
def test_what_the_guide_names_is_accepted_and_never_taken_back(city: str) -> None:
    table = first_table(city)
    guide = lesson_table.guide(table, "en")
    assert guide is not None
    handle(table, ME, Move("n", "first", table.seq, guide.moves[0]))

    assert (guide.step, guide.of) == (1, lesson_of(city).length)
    with pytest.raises(RefusedError, match="no_undo"):
        handle(table, ME, Undo("u", "first", table.seq))


@EVERY_CITY
def test_a_game_that_lost_its_way_goes_on_without_a_guide(city: str) -> None:
    table = first_table(city)
    table.running.play(str(table.running.game.decision.default))  # type: ignore[union-attr]
    while not table.running.game.over:
        g = table.running.game.state
        if lesson_of(city).step(g, table.seq) is None:
            break
        table.play(next_move(g, None))

    assert lesson_table.guide(table, "en") is None
    assert not table.running.game.over
    table.play(lesson_table.scripted(table))


def test_a_city_without_a_lesson_is_refused() -> None:
    with pytest.raises(RefusedError, match="server-no_city"):
        lesson_table.table_for(NewLesson("paris", "Ann"))
