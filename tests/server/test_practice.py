"""Positions that people make up are shown, refused in words, and played from."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import pytest

from tokyork.server.practice import read_practice
from tokyork.server.protocol.calls import NewPractice
from tokyork.server.protocol.refusals import RefusedError
from tokyork.words.texts import texts
from tools.positions import WORST

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser

    Guests = Callable[[], Browser]

TWO: dict[str, Any] = {"game": "tokyo", "players": [{}, {"at": "tokyo_city"}]}


def ask(browser: Browser, text: str, **more: object) -> dict[str, Any]:
    found: dict[str, Any] = browser.http.post("/api/practice", json={"text": text, **more}).json()
    return found


@pytest.mark.parametrize("city", WORST)
def test_a_position_comes_back_as_it_was_understood_and_is_shown(guest: Guests, city: str) -> None:
    answer = ask(guest(), json.dumps({**WORST[city], "title": "Hard", "script": ["stop"]}))

    assert json.loads(answer["scenario"]) == WORST[city]
    assert [m["health"] for m in answer["view"]["monsters"]] == [6, 3, 10, 1, 8, 10]
    assert answer["table"] is None


def test_yaml_is_understood_as_well(guest: Guests) -> None:
    answer = ask(guest(), "game: tokyo\nplayers:\n  - {health: 3}\n  - {at: tokyo_city}\n")

    assert answer["view"]["monsters"][0]["health"] == 3


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"players": [{"at": "tokyo_city"}, {"at": "tokyo_city"}]}, "Seat 2, place: there is no"),
        ({"players": [{"health": 13}, {}]}, "Seat 1, health: a monster cannot"),
        ({"players": [{"points": -1}, {}]}, "Seat 1, points: this number"),
        ({"players": [{}]}, "Players: a game needs two to six"),
        ({"players": [{}, {"dead": True}]}, "Players: a game needs two to six"),
        ({"players": [{"cards": ["wings", "wings"]}, {}]}, "Seat 1, cards: this card"),
        ({"players": [{"hat": 1}, {}]}, "Seat 1: this cannot"),
        ({"market": ["mimic", "mimic"]}, "Market: this card"),
        ({"turn": "p9"}, "Turn: it must"),
        ({"rolls": [[1, 2]]}, "First roll: the number of dice"),
        ({"players": [{"tokens": {"poison": 99}}, {}]}, "Seat 1, tokens: there are not"),
        ({"game": "paris"}, "City: this cannot"),
        ({"colour": 1}, "colour: this cannot"),
        (
            {
                "game": "new_york",
                "players": [{"at": "queens"}, {"at": "lower"}],
                "boroughs": {"bronx": {"stacks": [["hospital_2"] * 3, ["hospital_2"]]}},
            },
            "Bronx: there are not that many",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_words(
    guest: Guests, change: dict[str, Any], words: str
) -> None:
    problem = ask(guest(), json.dumps({**TWO, **change}))["problem"]

    assert problem["kind"] == "bad"
    assert problem["text"].startswith(words)


@pytest.mark.parametrize("text", ["", "[1, 2]", "a: b: c", "\x00", "{", "&a [*a]"])
def test_other_texts_are_no_scenarios(guest: Guests, text: str) -> None:
    assert ask(guest(), text)["problem"]["text"] == texts()("practice-no_scenario")


def test_a_text_may_not_be_endless() -> None:
    with pytest.raises(RefusedError, match="practice-too_long"):
        read_practice(NewPractice("a" * 30_000))


@pytest.mark.parametrize("city", WORST)
def test_a_game_begins_from_a_position(guest: Guests, city: str) -> None:
    ann = guest()
    answer = ask(ann, json.dumps(WORST[city]), begin=True, name="Ann", seat="p1", level=1)
    seat = ann.enter(answer["table"]).entered()

    assert seat.seat("p1")["name"] == "Ann"
    assert {seat.seat(f"p{n}")["kind"] for n in range(2, 7)} == {"bot"}
    assert seat.choice is not None
    assert seat.game is not None
    assert seat.game["view"]["monsters"][0]["points"] == 17
    assert [line["kind"] for line in seat.lines][:1] == ["turn_started"]
    assert [line["kind"] for line in seat.lines].count("rolled") == 1


def test_dice_that_are_not_given_are_fresh_each_time() -> None:
    asked = NewPractice(json.dumps(TWO), begin=True)
    games = [read_practice(asked)[1].view()["dice"] for _ in range(20)]

    assert any(dice != games[0] for dice in games)


def test_only_a_seat_that_there_is_can_be_played(guest: Guests) -> None:
    problem = ask(guest(), json.dumps(TWO), begin=True, name="Ann", seat="p5")["problem"]

    assert problem["kind"] == "bad"


def test_reading_a_position_does_not_hold_the_server_up() -> None:
    asked = NewPractice(json.dumps(WORST["new_york"]))
    read_practice(asked)
    began = time.perf_counter()
    for _ in range(10):
        read_practice(asked)
    assert (time.perf_counter() - began) / 10 < 0.05
