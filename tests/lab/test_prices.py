"""Cards at other prices: they are paid, they are compared, and afterwards all is as printed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tokyork.cities import CITIES
from tokyork.cli import main
from tokyork.core.shop import price
from tokyork.lab.data.data_plan import DataPlan
from tokyork.lab.data.engines import LocalEngine
from tokyork.lab.insight.comparing import RuleSet, Side, compared, play_sides, repriced
from tokyork.lab.insight.other_prices import priced

if TYPE_CHECKING:
    from tokyork.lab.insight.comparing import Comparison


def _compared(city: str, prices: dict[str, int], games: int = 120) -> dict[str, Comparison]:
    plan = DataPlan(city, 3, games, 1)
    sets = [RuleSet(plan), RuleSet(plan, prices)]
    sides = [Side(repriced(sets)) for _ in sets]
    for number, side in play_sides(sets, LocalEngine(1)):
        sides[number].add(side)
    return {one.measure: one for one in compared(*sides)}


def _a_card(city: str) -> str:
    """A dear one that anybody may buy, so that a low price shows."""
    box = CITIES[city].box
    return max((c for c in box.cards if not c.pays_back), key=lambda card: (card.cost, card.id)).id


@pytest.mark.parametrize("city", CITIES)
def test_a_card_costs_what_is_asked_only_meanwhile(city: str) -> None:
    rules, card = CITIES[city], _a_card(city)
    g = DataPlan(city, 2, 1, 1).table(0)
    slot, printed = rules.box.by_id[card], list(rules.box.costs)
    cheapest = int(rules.box.cheapest)
    before = int(price(g, g.monsters[0], slot))

    with priced(rules, {card: 1}):
        assert price(g, g.monsters[0], slot) == 1
        assert rules.box.costs[slot] == 1
        assert rules.box.cheapest == min(1, cheapest)

    assert price(g, g.monsters[0], slot) == before
    assert list(rules.box.costs) == printed
    assert rules.box.cheapest == cheapest


@pytest.mark.parametrize("city", CITIES)
def test_a_cheap_card_is_bought_more_often_and_one_at_its_own_price_as_often(city: str) -> None:
    card = _a_card(city)
    printed = int(CITIES[city].box.cards[CITIES[city].box.by_id[card]].cost)

    cheap = _compared(city, {card: 1})[f"bought {card}"]
    same = _compared(city, {card: printed})[f"bought {card}"]

    assert cheap.change.low > 0
    assert same.first.value == same.second.value


def test_prices_are_put_back_when_something_breaks() -> None:
    rules = CITIES["tokyo"]
    printed = list(rules.box.costs)
    with pytest.raises(RuntimeError), priced(rules, {"wings": 1}):
        raise RuntimeError
    assert list(rules.box.costs) == printed


def test_the_command_says_how_often_a_card_is_bought(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "--options", "price.wings=1", "--games", "60", "--language", "en"]) == 0

    told = " ".join(capsys.readouterr().out.split())
    assert "Wings is bought" in told
    assert "Wings: buyers win" in told


def test_two_prices_are_compared_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--options", "price.wings=9", "--options", "price.wings=1,points=15"]
    assert main(["compare", *options, "--games", "60", "--json"]) == 0

    rows = {row["measure"]: row for row in json.loads(capsys.readouterr().out)["rows"]}
    bought = rows["bought wings"]
    assert bought["second"]["value"] > bought["first"]["value"]
    assert bought["change"]["low"] <= bought["change"]["value"] <= bought["change"]["high"]


@pytest.mark.parametrize(
    "words", ["price.wings=0", "price.wings=many", "price.nobody=3", "price=3"]
)
def test_a_price_that_cannot_be_is_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "--options", words, "--games", "2"]) == 2
    assert "price" in capsys.readouterr().err
