"""Outsiders: each plays by its one idea."""

from __future__ import annotations

from typing import Any

import pytest

from tokyork import Game
from tokyork.bots import make_bot
from tokyork.bots.outsiders import OUTSIDERS

pytestmark = pytest.mark.interpreted


def rolled(city: str, roll: list[object], **mine: object) -> Game:
    inside, outside = ("tokyo_city", "outside") if city == "tokyo" else ("lower", "bronx")
    players: list[dict[str, Any]] = [{"at": outside, **mine}, {"at": inside}]
    return Game.from_scenario({"game": city, "players": players, "rolls": [roll]})


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("rusher", "keep 3 3"),
        ("berserk", "keep claw"),
        ("banker", "keep energy"),
        ("copycat", "stop"),
    ],
)
def test_each_keeps_what_it_wants(name: str, kept: str) -> None:
    game = rolled("tokyo", [3, 3, 1, "claw", "energy", "heart"])

    assert make_bot(name).choose(game).move == kept


def test_in_new_york_too() -> None:
    game = rolled("new_york", ["star", "destroy", "claw", "claw", "energy", "ouch"])
    kept = {name: make_bot(name).choose(game).move for name in OUTSIDERS}

    assert kept == {
        "rusher": "keep star destroy",
        "berserk": "keep claw claw",
        "banker": "keep energy",
        "copycat": "stop",
    }


@pytest.mark.parametrize(("name", "answer"), [("banker", "yield"), ("berserk", "stay")])
def test_who_is_hit_in_tokyo_goes_or_stays_by_habit(name: str, answer: str) -> None:
    players: list[dict[str, Any]] = [{}, {"at": "tokyo_city"}]
    roll = ["claw", 1, 1, 2, 2, "heart"]
    game = Game.from_scenario({"game": "tokyo", "players": players, "rolls": [roll]})
    game.play("stop")

    assert make_bot(name).choose(game).move == answer
