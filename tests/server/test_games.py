"""Whole games over a real server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from tokyork.cities import CITIES
from tokyork.server.feed.showing import lines
from tokyork.words.parts import as_read_by
from tokyork.words.sentences import Sentences

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser, Running
    from tokyork import Game

    Guests = Callable[[], Browser]

SHORT = {"points": 8, "health": 6}


@pytest.mark.parametrize("city", CITIES)
def test_a_person_plays_a_whole_game_against_bots(city: str, guest: Guests) -> None:
    ann = guest()
    table = ann.make("Ann", 1, 2, 3, city=city, begin=True)

    seat = ann.enter(table).entered().play_on()

    assert seat.game is not None
    assert seat.game["view"]["winners"] or seat.game["view"]["ending"] == "no_winner"
    seat.receive_until(lambda s: s.table["status"] == "over")
    assert (seat.choice, seat.game["waiting"]) == (None, None)


@pytest.mark.parametrize("city", CITIES)
def test_two_people_and_two_bots_see_the_same_game(city: str, guest: Guests) -> None:
    ann, ben = guest(), guest()
    table = ann.make("Ann", "", 2, 2, city=city, options=SHORT)
    first, second = ann.enter(table).entered(), ben.enter(table).entered()
    second.do("sit", seat="p2", name="Ben")
    first.receive_until(lambda s: s.seat("p2")["kind"] == "person")
    first.do("begin")
    second.receive_until(lambda s: s.game is not None)
    while not (first.over and second.over):
        for seat in (first, second):
            if seat.choice is not None:
                seat.move()
        while first.seq != second.seq:
            min((first, second), key=lambda s: s.seq).receive()
        if not first.over and not first.choice and not second.choice:
            first.receive()
    second.receive_until(lambda s: s.over)

    assert first.game is not None
    assert second.game is not None
    assert first.game["view"]["monsters"] == second.game["view"]["monsters"]


@pytest.mark.parametrize("city", CITIES)
def test_what_a_browser_puts_together_is_the_whole_log(
    city: str, guest: Guests, running: Running
) -> None:
    ann = guest()
    table = ann.make("Ann", 1, 1, city=city, begin=True, options=SHORT)
    seat = ann.enter(table).entered().play_on()

    game: Game = running.server.lobby.rooms[table].table.running.game
    words = Sentences.of(game.view("p1"), numbered=False)
    whole = lines(game.events(0, "p1"), words)
    assert [line["text"] for line in seat.lines] == [
        msgspec.to_builtins(as_read_by("p1", line.text)) for line in whole
    ]
    assert [line["number"] for line in seat.lines] == [line.number for line in whole]
    assert seat.events == game.events(seat.first_event, "p1")
    assert ann.enter(table).entered().lines == seat.lines
