"""Who came in where: the order of falling counts, not the points of the fallen."""

from __future__ import annotations

from typing import Any

import pytest

from tokyork import Game
from tokyork.review.ends import ends
from tokyork.review.finishing_order import places
from tokyork.review.teller import Teller
from tokyork.words.parts import SeatPart, as_read_by, plain


def ranks(game: Game) -> dict[str, int]:
    falls = ends([game.events()], Teller(game))
    return {place.seat: place.rank for place in places(game, falls)}


def fight(*others: dict[str, Any], roll: list[object], points: int = 0) -> Game:
    position = {
        "game": "tokyo",
        "players": [{"at": "tokyo_city", "points": points}, *others],
        "turn": "p1",
        "rolls": [roll],
    }
    game = Game.from_scenario(position)
    game.state.log = []
    game.play("stop")
    return game


CLAW = ["claw", 1, 1, 2, 2, "heart"]


def test_who_falls_first_comes_last_whatever_its_points() -> None:
    game = fight({"health": 1, "points": 15}, {"health": 9}, {"points": 3}, roll=CLAW)
    assert ranks(game)["p2"] == 4
    assert ranks(game)["p4"] == 1


def test_those_who_fall_together_share_a_place() -> None:
    game = fight({"health": 1, "points": 9}, {"health": 1}, {}, roll=CLAW)
    found = ranks(game)
    assert found["p2"] == found["p3"] == 3


def test_who_was_out_from_the_beginning_comes_last() -> None:
    game = fight({"dead": True, "points": 15}, {"health": 1}, {}, roll=CLAW)
    found = ranks(game)
    assert (found["p3"], found["p2"]) == (3, 4)


def test_the_last_one_standing_is_first_and_its_victims_follow() -> None:
    game = fight({"health": 1}, {"health": 1}, roll=CLAW)
    assert game.winners == ["p1"]
    assert ranks(game) == {"p1": 1, "p2": 2, "p3": 2}


@pytest.mark.parametrize("language", ["en", "de", "hu", "ru"])
def test_a_fall_is_told_in_a_few_words_with_its_turn_and_cause(language: str) -> None:
    game = fight({"health": 1}, {}, roll=CLAW)
    (fall,) = ends([game.events()], Teller(game, language))
    short = plain(fall.short)
    assert len(short) < 40
    assert fall.cause == "claws"
    assert [part.seat for part in fall.short if isinstance(part, SeatPart)] == ["p1"]
    assert str(fall.turn) in short


def test_a_fall_is_told_as_ones_own_doing_to_whoever_did_it() -> None:
    game = fight({"health": 1}, {}, roll=CLAW)
    (fall,) = ends([game.events()], Teller(game, "en"))
    assert plain(as_read_by("p1", fall.short)).endswith(": your claws")
    assert plain(as_read_by("p3", fall.short)) == plain(fall.short)
