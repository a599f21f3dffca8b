"""A very long game is told to many at once without keeping others waiting."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import wait_until
from tokyork.server.feed import logbook
from tokyork.server.feed.logbook import Library
from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.seating import Settings
from tokyork.server.table.table import new_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser, Running
    from tokyork.server.table.table import Table

    Guests = Callable[[], Browser]

ENDLESS: Any = {"health": 9999, "points": 9999}


def played(city: str, moves: int, seed: int = 1) -> Table:
    """So many moves; fewer where a card ends the game, whatever health there is."""
    table = new_table("t", "g", Settings(city, options=ENDLESS), [NewSeat("person", "A")] * 2)
    table.begin()
    chance = Random(seed)
    for _ in range(moves):
        if table.running.game.over:
            break
        table.play(chance.choice(table.running.game.legal_moves), "g")
    return table


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_a_log_that_is_kept_as_one_is_the_same_as_its_lines(
    city: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logbook, "LONG", 0)
    table, kept, chance = played(city, 30), Library(), Random(2)
    for _ in range(120):
        match = table.running
        if match.game.over:
            break
        if match.undoer is not None and chance.random() < 0.3:
            match.undo()
            kept.read(match.game)
            kept.forget_from(match.game)
        else:
            table.play(chance.choice(match.game.legal_moves), "g")
        for seat in (None, "p1", "p2") if chance.random() < 0.5 else ():
            anew = Library()
            for library in (kept, anew):
                library.read(match.game)
            lines = anew.lines(match.game, seat, "en")
            whole = kept.all_lines(match.game, seat, "en")
            assert whole == kept.all_lines(match.game, seat, "en")
            assert json.loads(whole) == [json.loads(line.text) for line in lines]


def test_a_long_log_is_written_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logbook, "SLICE", 0.0)
    game, library = played("tokyo", 60).running.game, Library()
    library.read(game)
    pauses = sum(1 for _ in library.write(game, "en"))

    assert pauses == len(logbook.turn_starts(game)) - 1
    monkeypatch.setattr(logbook.Scribe, "finish", None)  # nothing is written again
    assert json.loads(library.all_lines(game, None, "en"))


def test_many_who_come_at_once_are_told_the_same_and_nobody_is_left_over(
    guest: Guests, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logbook, "SLICE", 0.0)
    ann = guest()
    seat = ann.enter(ann.make("Ann", "Uncle", begin=True, options=ENDLESS)).entered()
    for _ in range(40):
        assert seat.move()["problem"] is None
    others = [guest().enter(seat.name, language="de") for _ in range(8)]
    told = [one.entered().lines for one in others]

    assert all(lines == told[0] for lines in told)
    assert [line["number"] for line in told[0]] == [line["number"] for line in seat.lines]
    for one in others:
        one.close()
    room = running.server.lobby.rooms[seat.name]
    wait_until(lambda: len(room.connections) == 1)
