"""What may happen until one's next turn: expected and at worst, by who can really attack."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.coach.tables import FIRE, ROLL, YIELD
from tests.helpers import positions, twin
from tokyork import Game, forecast
from tokyork.coach.danger import danger
from tokyork.coach.rivals import Attackers, StrongRivals
from tokyork.forecast.sample import sampled
from tokyork.formats.notation import chooser


def asked(scenario: dict[str, Any], *moves: str) -> Game:
    game = Game.from_scenario(scenario)
    for move in moves:
        game.play(move)
    return game


def test_the_expected_case_is_milder_than_the_worst() -> None:
    told = danger(asked(YIELD, "stop").state, 2)
    expected, worst = told.expected.prospects[0], told.worst.prospects[0]

    assert 0 < expected.damage.value < worst.damage.value
    assert expected.death.value < worst.death.value
    assert expected.exact
    assert worst.exact


def test_at_worst_in_tokyo_everybody_goes_for_claws() -> None:
    game = asked(YIELD, "stop")
    claws = forecast.stay_or_leave(game, policy="claws").prospects[0]
    worst = danger(game.state, 2).worst.prospects[0]

    assert worst.damage.value == pytest.approx(claws.damage.value)
    assert worst.death.value == pytest.approx(claws.death.value)


def test_at_worst_in_new_york_a_neighbour_calls_the_army() -> None:
    """Two Ouch of whoever stands in the same borough hit both, though no claw reaches there."""
    game = asked(FIRE)
    claws = forecast.stay_or_leave(game, "p1", "claws").prospects[0]
    worst = danger(game.state, 0).worst.prospects[0]
    neighbour = {threat.seat: threat.damage.value for threat in worst.threats}["p2"]

    assert neighbour > 2
    assert worst.damage.value > claws.damage.value


def test_who_cannot_reach_a_seat_is_no_threat_to_it() -> None:
    told = danger(asked(YIELD, "stop").state, 2)
    left = told.worst.prospects[1]

    assert left.answer == "yield"
    assert all(threat.damage.value == 0 for threat in left.threats)


def test_whoever_is_outside_has_no_answer_and_is_told_where_it_stands() -> None:
    told = danger(asked(ROLL).state, 0)

    assert not told.inside
    assert told.place == "outside"
    assert [prospect.answer for prospect in told.expected.prospects] == ["stay"]


@pytest.mark.parametrize("rivals", [StrongRivals, Attackers])
def test_what_is_counted_agrees_with_what_is_tried(rivals: type[StrongRivals | Attackers]) -> None:
    game = asked(YIELD, "stop")
    conduct = rivals(2).conduct
    exact = forecast.stay_or_leave(game, policy=conduct).prospects[0]
    tried = sampled(game.state, 2, "stay", conduct.move, 300, seed=3)

    assert abs(exact.damage.value - tried.damage.value) < 2 * tried.damage.error
    assert abs(exact.death.value - tried.death.value) < 2 * tried.death.error


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_the_worst_is_never_less_than_expected_and_nothing_hidden_is_known(city: str) -> None:
    dice = Random(city)
    tried = [g for g in positions(city, games=4, every=70) if g.turn][:4]
    for g in tried:
        seat = int(chooser(g))
        told = danger(g, seat)
        assert told == danger(twin(g, seat, dice), seat)
        for expected, worst in zip(told.expected.prospects, told.worst.prospects, strict=True):
            assert worst.damage.value >= expected.damage.value
    assert len(tried) > 2
