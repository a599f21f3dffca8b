"""The copy a seat may think with is a game it can play."""

from __future__ import annotations

import pytest

from tokyork import Game

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


def test_the_same_seed_deals_the_same_however_the_hidden_cards_lie() -> None:
    game = Game("tokyo", seats=2, seed=7)
    other = game.determinize("p1", seed=1)

    assert other.state.deck != game.state.deck
    assert other.determinize("p1", seed=2).state.deck == game.determinize("p1", seed=2).state.deck
