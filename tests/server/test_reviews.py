"""Game reviews over HTTP."""

from __future__ import annotations

from time import sleep
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tokyork import Game
from tokyork.cities import CITIES
from tokyork.puzzles.book import puzzle_book
from tokyork.review import play_again, review
from tokyork.server.protocol.calls import NewSeat, NewTable
from tokyork.server.protocol.seating import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser, Running
    from tokyork.server.room.room import Room

    Guests = Callable[[], Browser]

FALLEN = {
    "game": "tokyo",
    "players": [{"points": 3}, {"health": 2, "at": "tokyo_city"}, {}],
    "rolls": [["claw", "claw", "1", "1", "2", "energy"]],
}


def asked(guest: Browser, table: str, what: str, language: str = "en") -> tuple[int, Any]:
    answer = guest.http.get(f"/api/games/{table}/{what}?language={language}")
    return answer.status_code, answer.json()


@pytest.mark.parametrize("city", CITIES)
def test_a_finished_game_can_be_looked_back_upon(
    city: str, guest: Guests, running: Running
) -> None:
    ann = guest()
    table = ann.make("Ann", 1, 1, city=city, begin=True, options={"points": 6, "health": 6})
    assert asked(ann, table, "review")[0] == 400  # it is not over: nothing leaks
    ann.enter(table).entered().play_on()

    status, found = asked(ann, table, "review")

    game: Game = running.server.lobby.rooms[table].table.running.game
    assert status == 200
    assert found["players"][0]["name"] == "Ann"
    assert [player["yours"] for player in found["players"]] == [True, False, False]
    expected = review(play_again(game.save()))
    assert expected.ending
    assert found["review"]["ending"]["headline"] == msgspec.to_builtins(expected.ending.headline)
    assert found["review"]["turns"][-1]["points"] == expected.turns[-1].points
    others = asked(guest(), table, "review")[1]
    assert others["review"] == found["review"]
    assert not any(player["yours"] for player in others["players"])


def test_who_fell_is_told_how_while_the_game_goes_on(guest: Guests, running: Running) -> None:
    ann = guest()
    seats = [NewSeat("person", name) for name in ("Ann", "Ben", "Cid")]
    wanted = NewTable(Settings("tokyo"), seats)
    game = Game.from_scenario(FALLEN)
    room = running.call(running.server.lobby.make_from_game(wanted, "somebody", game))
    running.call(_play(room, "stop"))

    status, found = asked(ann, room.name, "falls")

    assert status == 200
    (end,) = found["ends"]
    assert (end["seat"], end["by"], end["cause"], end["loss"]) == ("p2", "p1", "claws", 2)
    assert end["headline"]
    assert end["lines"]
    assert asked(ann, room.name, "review")[0] == 400


async def _play(room: Room, move: str) -> None:
    room.table.play(move)


def test_there_is_no_review_of_what_is_not_there(guest: Guests) -> None:
    ann = guest()
    gathering = ann.make("Ann", "")

    assert asked(ann, "nosuchtable", "review")[0] == 404
    assert asked(ann, "nosuchtable", "falls")[0] == 404
    assert asked(ann, gathering, "review")[0] == 404
    assert asked(ann, gathering, "falls")[0] == 400


def test_choices_are_judged_part_by_part_once_a_game_is_over(guest: Guests) -> None:
    ann = guest()
    table = ann.make("Ann", 1, begin=True, options={"points": 5, "health": 5})
    assert asked(ann, table, "choices")[0] == 400
    ann.enter(table).entered().play_on()

    seen: list[dict[str, Any]] = []
    for _ in range(600):
        status, found = asked(ann, table, "choices")
        assert status == 200
        seen.append(found)
        if found["judgement"]:
            break
        sleep(0.1)

    last = seen[-1]
    assert last["seat"] == "p1"
    assert last["done"] == last["total"] == len(last["judgement"]["choices"])
    assert [one["done"] for one in seen] == sorted(one["done"] for one in seen)
    assert last["judgement"]["given_away"] >= 0
    german = asked(ann, table, "choices", "de")[1]["judgement"]
    assert german["choices"] == last["judgement"]["choices"]
    assert ann.http.get(f"/api/games/{table}/choices?seat=p9").status_code == 400


def test_a_puzzle_comes_with_all_it_takes_to_judge_an_answer(guest: Guests) -> None:
    ann = guest()
    groups = ann.http.get("/api/puzzles").json()["groups"]
    ids = [name for group in groups for name in group["ids"]]
    assert sorted(ids) == sorted(puzzle_book())

    found = ann.http.get(f"/api/puzzles/{ids[0]}?language=hu").json()
    puzzle = puzzle_book()[ids[0]]
    assert [answer["move"] for answer in found["puzzle"]["answers"]] == [
        answer.move for answer in puzzle.answers
    ]
    assert found["puzzle"]["best"] == puzzle.best
    assert found["view"]["seat"] == found["puzzle"]["seat"]
    for name in ("nothing", "x" * 40):
        assert ann.http.get(f"/api/puzzles/{name}").status_code == 404
