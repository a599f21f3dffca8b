"""Turning points: which part of a turn did it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.helpers import Plan
from tests.review.games import random_game
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.review import chances, play_again, review
from tokyork.review.teller import Teller
from tokyork.review.turning import TurningPoint, turning_points
from tokyork.words.parts import plain

DULL = ["1", "1", "2", "2", "heart", "energy"]


def told(scenario: dict[str, Any], *moves: str) -> dict[int, TurningPoint]:
    """The turning points of a short game, by turn."""
    start = json.dumps(Game.from_scenario(scenario).snapshot())
    return {point.turn: point for point in review(play_again(start, moves)).turning_points}


def test_dice_that_turn_a_game_are_named_though_a_purchase_followed() -> None:
    """Four threes are worth more than the card that was bought after them."""
    points = told(
        {
            "game": "tokyo",
            "first_turn": True,
            "players": [{"points": 13, "energy": 3}, {"at": "tokyo_city"}],
            "market": ["psychic_probe", "acid_attack", "wings"],
            "rolls": [["3", "3", "3", "3", "3", "3"], DULL],
        },
        "p1 stop",
        "p1 buy psychic_probe",
        "p2 stop",
    )

    first = points[1]
    assert first.cause == "roll"
    assert [part.kind for part in first.parts] == ["roll", "rest", "purchase"]
    assert first.parts[0].change == max(part.change for part in first.parts)
    assert "3 3 3 3 3 3" in plain(first.headline)
    assert any("Psychic Probe" in plain(line) for line in first.lines)


def test_a_purchase_that_wins_is_named() -> None:
    points = told(
        {
            "game": "tokyo",
            "first_turn": True,
            "players": [{"points": 17, "energy": 5}, {"points": 15, "at": "tokyo_city"}],
            "market": ["apartment_building", "acid_attack", "wings"],
            "rolls": [DULL],
        },
        "p1 stop",
        "p1 buy apartment_building",
    )

    assert points[1].cause == "purchase"
    assert "Apartment Building" in plain(points[1].headline)


@pytest.mark.parametrize("city", CITIES)
def test_the_parts_of_a_turn_add_up_to_its_change(city: str) -> None:
    kinds = set()
    for seed in range(4):
        played = random_game(city, Plan(3, seed))
        shares = chances(played.positions)
        for point in turning_points(played, shares, Teller(played.game)):
            leader = played.seats.index(point.leader)
            whole = point.after[leader] - point.before[leader]
            assert sum(part.change for part in point.parts) == pytest.approx(whole)
            assert point.before == shares[point.at - played.first_move]
            assert point.after == shares[point.until - played.first_move]
            assert point.cause in {part.kind for part in point.parts}
            assert point.headline
            kinds |= {part.kind for part in point.parts}
    assert kinds >= {"roll", "purchase"}


def test_who_stays_or_leaves_is_a_part_of_its_own() -> None:
    points = told(
        {
            "game": "tokyo",
            "first_turn": True,
            "players": [{"points": 3}, {"at": "tokyo_city", "health": 5}],
            "rolls": [["claw", "claw", "claw", "1", "2", "heart"], DULL],
        },
        "p1 stop",
        "p2 stay",
        "p2 stop",
    )

    assert [part.kind for part in points[1].parts][:2] == ["roll", "yield"]


@pytest.mark.parametrize("language", ["en", "de", "hu", "ru"])
def test_every_cause_has_a_sentence(language: str) -> None:
    teller = Teller(Game("tokyo", 2, seed=1), language)
    bought = [{"kind": "card_bought", "card": "wings"}]
    for kind in ("roll", "yield", "rest", "purchase"):
        said = plain(teller.cause(kind, 0.13, "p1", "p2", ["3", "3", "3"], bought))
        assert "+13" in said
        assert "{" not in said
        assert "review-" not in said
