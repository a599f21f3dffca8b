"""The options players agree on: good ones are kept, bad ones refused with a reason."""

from typing import Any

import pytest

from tokyork import BadInputError, Game
from tokyork.cities import CITIES
from tokyork.formats.options import options_data, read_options

pytestmark = pytest.mark.interpreted

GOOD: dict[str, list[dict[str, Any]]] = {
    "tokyo": [
        {"health": 12},
        {"points": 30},
        {"points": 15},
        {"deck": {"wings": 1, "extra_head": 2, "mimic": 0}},
        {"first": "p2"},
        {"finish_round": True},
        {"two_player_energy": True},
    ],
    "new_york": [{"health": 1}, {"points": 1}, {"one_in_manhattan": True}],
}
BAD: list[tuple[dict[str, Any], str]] = [
    ({"health": 0}, "options.health: expected a whole number from 1 to 9999, got 0"),
    ({"health": "ten"}, "options.health: .* got 'ten'"),
    ({"health": True}, "options.health: .* got True"),
    ({"health": 10.5}, "options.health: .* got 10.5"),
    ({"points": 0}, "options.points: .* got 0"),
    ({"points": -5}, "options.points: .* got -5"),
    ({"points": None}, "options.points: .* got nothing"),
    ({"points": 10_000}, "options.points: .* got 10000"),
    ({"deck": ["wings"]}, "options.deck: expected a mapping"),
    ({"deck": {"excalibur": 1}}, "options.deck.excalibur: expected a card of "),
    ({"first": "p3"}, r"options.first: expected a seat \(p1, p2\), got 'p3'"),
    ({"first": 1}, "options.first: expected a seat"),
    ({"speed": 2}, "options.speed: unknown key; expected one of deck, .*health, .*points"),
]


@pytest.mark.parametrize("city", CITIES)
def test_options_are_read_and_written_alike(city: str) -> None:
    for given in GOOD[city]:
        assert options_data(CITIES[city], read_options(CITIES[city], 2, given)) == given


@pytest.mark.parametrize("city", CITIES)
def test_the_values_of_the_rulebook_are_not_written(city: str) -> None:
    rules = CITIES[city]

    assert options_data(rules, read_options(rules, 2, {"health": 10, "points": 20})) == {}
    assert options_data(rules, read_options(rules, 2, None)) == {}


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize(("given", "reason"), BAD, ids=[str(given) for given, _ in BAD])
def test_a_bad_option_is_refused_with_its_place_and_a_reason(
    city: str, given: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadInputError, match=reason):
        Game(city, 2, options=given)


@pytest.mark.parametrize("city", CITIES)
def test_more_copies_than_the_box_holds_are_refused(city: str) -> None:
    for card in CITIES[city].box.cards:
        with pytest.raises(BadInputError, match=f"deck.{card.id}: .* from 0 to {card.in_box}"):
            Game(city, 2, options={"deck": {card.id: int(card.in_box) + 1}})


@pytest.mark.parametrize("city", CITIES)
def test_options_of_another_city_are_refused(city: str) -> None:
    known = set(CITIES[city].options)
    everywhere = {"finish_round", "two_player_energy", "one_in_manhattan"}
    for option in sorted(everywhere - known):
        with pytest.raises(BadInputError, match=f"options.{option}: unknown key"):
            Game(city, 2, options={option: True})


@pytest.mark.parametrize("city", CITIES)
def test_a_truth_is_true_or_false(city: str) -> None:
    for option in CITIES[city].options:
        with pytest.raises(BadInputError, match=f"options.{option}: expected true or false"):
            Game(city, 2, options={option: "yes"})


def test_energy_for_two_is_for_two() -> None:
    with pytest.raises(BadInputError, match="two_player_energy: expected two players, got 3"):
        Game("tokyo", 3, options={"two_player_energy": True})


@pytest.mark.parametrize("city", CITIES)
def test_health_is_that_of_the_start_and_the_most(city: str) -> None:
    for monster in Game(city, 2, options={"health": 14}).view()["monsters"]:
        assert (monster["health"], monster["max_health"]) == (14, 14)


@pytest.mark.parametrize("city", CITIES)
def test_a_higher_goal_raises_the_end_of_the_dial(city: str) -> None:
    caps = {
        points: int(read_options(CITIES[city], 2, {"points": points}).cap) for points in (5, 20, 33)
    }

    assert caps == {5: 20, 20: 20, 33: 33}
