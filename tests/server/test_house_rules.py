"""What other rules would change is told before a table is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tokyork.lab.insight.rules_glance import LEAST, Glance, glance

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser

    Guests = Callable[[], Browser]


def test_fewer_points_make_shorter_games_and_the_rulebook_changes_nothing() -> None:
    fewer, same = Glance("tokyo", 4, {"points": 10}), Glance("tokyo", 4, {})
    for found in (fewer, same):
        found.play(60, 150)

    assert fewer.games == same.games == 150
    assert fewer.length().high < -0.3
    assert same.length().value == 0
    assert same.first(0) == same.first(1)


def test_games_that_hardly_end_say_nothing_and_cost_no_more_than_their_time() -> None:
    assert glance("tokyo", 2, {"points": 9999, "health": 9999}, 0.05) is None


def test_a_browser_is_told_with_intervals(guest: Guests) -> None:
    asked = {"city": "tokyo", "seats": 2, "options": {"points": 10}}
    told: dict[str, Any] = guest().http.post("/api/rules", json=asked).json()

    assert told["games"] >= LEAST
    value, low, high = told["length"]
    assert low < value < high < 0
    assert told["first"][1] < told["first"][0] < told["first"][2]


@pytest.mark.parametrize(
    "asked",
    [
        {"city": "paris", "seats": 2},
        {"city": "tokyo", "seats": 7},
        {"city": "tokyo", "seats": 2, "options": {"points": 0}},
        {"city": "tokyo", "seats": 2, "options": {"deck": {"no_such_card": 1}}},
    ],
)
def test_what_cannot_be_agreed_on_is_refused_in_a_sentence(
    guest: Guests, asked: dict[str, Any]
) -> None:
    answer = guest().http.post("/api/rules", json=asked)

    assert answer.status_code == 400
    assert answer.json()["problem"]["text"].endswith(".")
