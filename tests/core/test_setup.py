"""A new game: monsters, cards, market, and who begins."""

from __future__ import annotations

import pytest

from tests.helpers import fresh, table
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.core.dice import gather
from tokyork.core.setup import cards_in_play, deal, roll_off
from tokyork.core.state import NO_CARD, State
from tokyork.formats.notation import card_id

pytestmark = pytest.mark.interpreted


def with_opening_claws(city: str, seats: int, *claws: int) -> State:
    """A table whose opening throws show so many claws, in this order."""
    g = table(city, seats)
    n = int(g.rules.opening_dice)
    other = 0 if g.rules.claw else 1
    g.loaded = tuple(gather([int(g.rules.claw)] * c + [other] * (n - c)) for c in claws)
    return g


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_begins_alike(city: str, seats: int) -> None:
    game = Game(city, seats, seed=seats)
    rules = game.state.rules

    assert game.seats == [f"p{n + 1}" for n in range(seats)]
    assert [rules.monsters[m.who] for m in game.state.monsters] == list(rules.monsters[:seats])
    for monster in game.view()["monsters"]:
        assert (monster["health"], monster["max_health"]) == (10, 10)
        assert (monster["points"], monster["energy"], monster["cards"]) == (0, 0, [])
        assert monster["alive"]


@pytest.mark.parametrize("city", CITIES)
def test_three_cards_are_open_and_the_others_in_the_deck(city: str) -> None:
    g = table(city)
    deal(g)
    number = len(g.rules.box.cards)

    assert NO_CARD not in g.market
    assert len(g.deck) - g.drawn == number - 3
    assert sorted([*g.market, *g.deck[g.drawn :]]) == list(range(number))


@pytest.mark.parametrize("city", CITIES)
def test_another_seed_deals_other_cards(city: str) -> None:
    decks = {tuple(fresh(city, seed=seed).deck) for seed in range(10)}

    assert len(decks) == 10


# --- who begins ---


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("winner", range(4))
def test_most_claws_begin(city: str, winner: int) -> None:
    g = with_opening_claws(city, 4, *[3 if seat == winner else 2 for seat in range(4)])

    assert roll_off(g) == winner
    assert g.loaded == ()


@pytest.mark.parametrize("city", CITIES)
def test_only_those_who_tie_for_most_throw_again(city: str) -> None:
    g = with_opening_claws(city, 3, 3, 1, 3, 0, 2)

    assert roll_off(g) == 2
    assert g.loaded_used == 5


@pytest.mark.parametrize("city", CITIES)
def test_ties_are_broken_until_one_has_most(city: str) -> None:
    g = with_opening_claws(city, 3, 0, 0, 0, 2, 2, 2, 1, 4, 4, 0, 0, 5, 4)

    assert roll_off(g) == 1
    assert g.loaded == ()


@pytest.mark.parametrize("city", CITIES)
def test_every_seat_may_come_first(city: str) -> None:
    assert {int(fresh(city, 4, seed).first) for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("city", CITIES)
def test_the_throws_for_the_first_turn_are_told(city: str) -> None:
    game = Game(city, 3, seed=2)
    told = [event for event in game.events() if event["kind"] in {"rolled_off", "goes_first"}]

    assert [event["seat"] for event in told[:3]] == ["p1", "p2", "p3"]
    assert told[-1]["kind"] == "goes_first"
    assert told[-1]["seat"] == game.view()["first"]


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("first", ["p1", "p3"])
def test_option_first_names_who_begins_without_a_throw(city: str, first: str) -> None:
    game = Game(city, 3, seed=1, options={"first": first})

    assert game.view()["first"] == first
    assert not any(event["kind"] == "rolled_off" for event in game.events())
    assert game.decision
    assert game.decision.seat == first


# --- the agreed deck ---


@pytest.mark.parametrize("city", CITIES)
def test_option_deck_is_the_complete_deck(city: str) -> None:
    rules = CITIES[city]
    names = sorted(rules.box.by_id)[:5]
    game = Game(city, 2, seed=1, options={"deck": dict.fromkeys(names, 1)})
    g = game.state
    cards = [*g.market, *g.deck[g.drawn :]]

    assert sorted(card_id(rules, card) for card in cards) == names
    assert sorted(cards) == sorted(cards_in_play(rules, g.options))


@pytest.mark.parametrize("city", CITIES)
def test_of_a_doubled_card_the_deck_may_hold_one(city: str) -> None:
    box = CITIES[city].box
    doubled = next((card.id for card in box.cards if card.in_box > 1), None)
    if doubled is None:
        pytest.skip("no card is doubled in this city")
    for copies in (0, 1, 2):
        options = CITIES[city].new_options()
        options.deck = {doubled: copies}
        assert len(cards_in_play(CITIES[city], options)) == copies


# --- what cannot be set up ---


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(ValueError, match=f"expected 2 to 6 seats, got {seats}"):
        Game("tokyo", seats)


def test_monsters_are_chosen_by_name_and_differ() -> None:
    chosen = ["alienoid", "the_king"]

    assert [m["monster"] for m in Game("tokyo", monsters=chosen).view()["monsters"]] == chosen
    with pytest.raises(ValueError, match="different monsters"):
        Game("tokyo", monsters=["the_king", "the_king"])
    with pytest.raises(ValueError, match="godzilla"):
        Game("tokyo", monsters=["godzilla", "the_king"])


def test_seats_and_monsters_fit_each_other() -> None:
    chosen = ["alienoid", "the_king"]

    assert len(Game("tokyo", 2, monsters=chosen).seats) == 2
    assert len(Game("tokyo").seats) == 4
    with pytest.raises(ValueError, match="monsters: expected 3 of them, got 2"):
        Game("tokyo", 3, monsters=chosen)


def test_an_unknown_city_is_refused() -> None:
    with pytest.raises(ValueError, match=r"city: expected a city \(tokyo.*got 'paris'"):
        Game("paris")
