"""A seat sees what every card costs it that it could buy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import Plan, walk
from tokyork import Game
from tokyork.cities import CITIES

pytestmark = pytest.mark.interpreted

QUIET = [[1, 1, 2, 2, 3, "heart"]]


def shop(*cards: str, **more: object) -> Game:
    """A rich buyer with these cards at its purchases in Tokyo."""
    given: dict[str, Any] = {
        "game": "tokyo",
        "players": [
            {"cards": list(cards), "energy": 20},
            {"at": "tokyo_city", "cards": ["wings", "solar_powered"]},
            {"cards": ["nova_breath"]},
        ],
        "market": ["jets", "heal", "mimic"],
        "deck": ["tank", "burrowing"],
        "rolls": QUIET,
        **more,
    }
    game = Game.from_scenario(given)
    game.play("stop")
    return game


def test_the_market_has_its_prices_and_nothing_else_is_for_sale() -> None:
    view = shop().view("p1")

    assert (view["market"], view["prices"]) == (["jets", "heal", "mimic"], [5, 3, 8])
    assert view["other_prices"] == {}


def test_a_discount_counts_everywhere() -> None:
    assert shop("alien_origin").view("p1")["prices"] == [4, 2, 7]


def test_the_cards_of_rivals() -> None:
    view = shop("parasitic_tentacles", "alien_origin").view("p1")

    assert view["other_prices"] == {
        "p2": {"solar_powered": 1, "wings": 5},
        "p3": {"nova_breath": 6},
    }


def test_the_cards_seen_on_the_deck_are_for_the_seat_alone() -> None:
    game = shop("made_in_a_lab", "alien_origin")
    before = game.view("p1")["other_prices"]
    game.play("use made_in_a_lab")

    assert before == {}
    assert game.view("p1")["other_prices"] == {"deck": {"tank": 3}}
    assert game.view("p2")["other_prices"] == {}


def test_only_as_many_cards_of_the_deck_are_for_sale_as_cards_look_there() -> None:
    game = shop("made_in_a_lab")
    game.play("use made_in_a_lab")
    game.state.monsters[0].known = 2  # as after a second card that looked has been lost
    view = game.view("p1")

    assert view["known_deck"] == ["tank", "burrowing"]
    assert view["other_prices"] == {"deck": {"tank": 4}}


def test_keep_cards_of_the_discard_pile_cost_one_less() -> None:
    given = {
        "game": "new_york",
        "players": [{"at": "bronx", "cards": ["scavenger"]}, {"at": "lower"}],
        "discard": ["diva", "overload", "subway"],
    }
    view = Game.from_scenario(given).view("p1")

    assert view["other_prices"] == {"discard": {"diva": 4, "overload": 0}}


def test_a_spectator_has_no_prices() -> None:
    assert not {"prices", "other_prices", "known_deck"} & shop().view().keys()


# --- what a view says is what is paid ---


def price_in(view: dict[str, Any], move: str) -> int:
    """What the view says that a purchase costs."""
    _, card, *source = move.split()
    if source:
        return int(view["other_prices"][source[1]][card])
    return int(dict(zip(view["market"], view["prices"], strict=True))[card])


def price_paid(game: Game, move: str) -> int:
    """What it really costs."""
    copy = Game.from_snapshot(game.snapshot())
    copy.state.log = []
    copy.play(move)
    return next(int(e["price"]) for e in copy.events() if e["kind"] == "card_bought")


def check_all_purchases(game: Game) -> list[str]:
    purchases = [move for move in game.legal_moves if move.startswith("buy ")]
    if purchases:
        assert game.decision
        view = game.view(game.decision.seat)
        for move in purchases:
            assert price_paid(game, move) == price_in(view, move)
    return purchases


def test_purchases_elsewhere_cost_what_the_view_says() -> None:
    rivals = shop("parasitic_tentacles", "alien_origin")
    deck = shop("made_in_a_lab", "alien_origin")
    deck.play("use made_in_a_lab")
    players = [{"at": "bronx", "energy": 20, "cards": ["scavenger"]}, {"at": "lower"}]
    rolls = [["star", "star", "heart", "heart", "heart", "heart"]]
    given = {"game": "new_york", "players": players, "discard": ["diva", "overload"]}
    discard = Game.from_scenario(given | {"rolls": rolls})
    for move in ("stop", "resolve star", "stay"):
        discard.play(move)

    for game, source, cards in ((rivals, "p", 3), (deck, "deck", 1), (discard, "discard", 2)):
        bought = check_all_purchases(game)
        assert sum(f" from {source}" in move for move in bought) == cards


@pytest.mark.parametrize("city", CITIES)
def test_purchases_in_rich_games_cost_what_the_view_says(city: str) -> None:
    seen = [
        move
        for seed in range(4)
        for game in walk(city, Plan(3, seed, rich=True), most=150)
        for move in check_all_purchases(game)
    ]

    assert len(seen) > 50


def test_nothing_is_cheaper_for_a_monster_that_is_nowhere_yet() -> None:
    game = Game("new_york", seats=4, seed=17)
    view = game.view("p1")

    assert view["monsters"][0]["at"] == "nowhere"
    assert dict(zip(view["market"], view["prices"], strict=True))["columbia_university"] == 6
