from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tokyork.cities import CITIES

if TYPE_CHECKING:
    from collections.abc import Callable
    from subprocess import CompletedProcess

    Program = Callable[..., CompletedProcess[str]]


def test_the_named_card_comes_first_with_text_and_rulings(tokyork_here: Program) -> None:
    lines = tokyork_here("cards", "wings").stdout.splitlines()
    assert lines[0] == "Wings · King of Tokyo · Keep · 6 energy"
    assert "pay 2 energy" in lines[1]
    assert lines[3].startswith("   - ")


def test_an_apostrophe_can_be_typed_straight(tokyork_here: Program) -> None:
    first = tokyork_here("cards", "we're").stdout.splitlines()[0]
    assert first.startswith("We\N{RIGHT SINGLE QUOTATION MARK}re Only Making It Stronger!")


def test_all_words_must_be_found(tokyork_here: Program) -> None:
    found = json.loads(tokyork_here("cards", "poison", "SPIT", "--json").stdout)
    assert found[0]["id"] == "poison_spit"
    everywhere = json.loads(tokyork_here("cards", "poison", "--json").stdout)
    assert len(everywhere) > len(found)


def test_json_has_every_card_of_every_city(tokyork: Program) -> None:
    cards = json.loads(tokyork("cards", "--json").stdout)
    assert {(card["city"], card["id"]) for card in cards} == {
        (city, card)
        for city, rules in CITIES.items()
        for card in (*rules.box.by_id, *rules.beside_deck)
    }
    for card in cards:
        assert list(card) == [
            "city",
            "id",
            "name",
            "cost",
            "kind",
            "copies",
            "text",
            "rulings",
        ]
        assert not card["name"].startswith("card-"), card
        assert not card["text"].startswith("card-"), card


def test_one_city_only(tokyork_here: Program) -> None:
    cards = json.loads(tokyork_here("cards", "--city", "tokyo", "--json").stdout)
    assert {card["city"] for card in cards} == {"tokyo"}


def test_nothing_found(tokyork_here: Program) -> None:
    done = tokyork_here("cards", "xylophone")
    assert (done.returncode, done.stdout) == (1, "")
    assert "xylophone" in done.stderr
    assert json.loads(tokyork_here("cards", "xylophone", "--json").stdout) == []
