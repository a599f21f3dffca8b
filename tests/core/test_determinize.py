"""The copy a seat may think with is a game it can play."""

from __future__ import annotations

from random import Random

import pytest

from tests.helpers import Plan, everything, twin, walk
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.views.deals import determinize

pytestmark = pytest.mark.interpreted

LAB = {
    "game": "tokyo",
    "players": [{"energy": 1, "cards": ["made_in_a_lab", "alien_origin"]}, {"at": "tokyo_city"}],
    "market": ["jets", "wings", "mimic"],
    "deck": ["solar_powered"],
    "rolls": [[1, 1, 2, 2, 3, 3]],
}


def a_rival_has_seen_the_top_card() -> Game:
    """p1 can buy the card it saw on the deck, and nothing else; p2 has not seen it."""
    game = Game.from_scenario(LAB)
    game.play("stop")
    game.play("use made_in_a_lab")
    assert game.legal_moves == ["buy solar_powered from deck", "end"]
    return game


@pytest.mark.parametrize("seed", range(10))
def test_a_rival_that_was_asked_still_has_something_to_choose(seed: int) -> None:
    game = a_rival_has_seen_the_top_card()
    thought = game.determinize("p2", seed)

    assert thought.view("p2") == game.view("p2")
    assert len(thought.legal_moves) >= 2
    assert thought.decision
    thought.play(thought.decision.default)


def test_the_seat_itself_keeps_the_card_it_saw() -> None:
    game = a_rival_has_seen_the_top_card()

    for seed in range(10):
        thought = game.determinize("p1", seed)
        assert thought.legal_moves == game.legal_moves
        assert thought.view("p1") == game.view("p1")


def test_another_seed_rolls_other_dice() -> None:
    game = Game("tokyo", 2, seed=1)
    rolled = set()
    for seed in range(20):
        thought = game.determinize("p1", seed)
        thought.play("keep")
        rolled.add(tuple(thought.view()["dice"]))

    assert len(rolled) > 10


def test_prepared_dice_are_not_known_to_anybody() -> None:
    game = Game.from_scenario(LAB | {"rolls": [[1, 1, 2, 2, 3, 3], ["claw"] * 6]})
    rolled = set()
    for seed in range(20):
        thought = game.determinize("p1", seed)
        thought.play("keep")
        rolled.add(tuple(thought.view()["dice"]))

    assert len(rolled) > 10


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_what_a_seat_cannot_know_leaves_no_trace_in_its_copy(city: str, seats: int) -> None:
    dice = Random(seats)
    changed = 0
    for game in walk(city, Plan(seats, seed=seats, rich=True)):
        g = game.state
        if g.over or g.made % 3:
            continue
        seat = int(g.pending >> 6 & 7)
        other = twin(g, seat, dice)
        changed += other.deck != g.deck
        for seed in (1, 2):
            dealt = everything(determinize(other, seat, seed))
            assert dealt == everything(determinize(g, seat, seed))

    assert changed > 10
