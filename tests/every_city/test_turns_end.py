"""No turn goes on for ever, whatever is in the deck and whoever plays it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import strategies as st

from tests.helpers import Plan, in_every_city
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.core.agenda import rederive
from tokyork.core.moves import BUY, END, MOVE, PASS, STAY, STOP, SWEEP, a_of, verb_of
from tokyork.core.shop import MOST_REPEATS
from tokyork.new_york.places import MOST_RIDES

if TYPE_CHECKING:
    from tokyork.core.cards import Card
    from tokyork.core.state import State

pytestmark = pytest.mark.interpreted

MOST_IN_A_TURN = 150
"""Decisions, beside one for each energy that the players had when the turn began."""

LOOPS = {
    "tokyo": ["energize", "background_dweller", "opportunist", "friend_of_children"],
    "new_york": ["subway", "drink_the_hudson", "subterranean_cable", "next_stage"],
}
"""Cards that are in every deck here."""
GOES_ON = (END, PASS, STAY, STOP)


def tiny(city: str, plan: Plan) -> Game:
    """A game with a deck of a few cards, and rich monsters that hold some of the others."""
    dice = Random(plan.seed)
    box = CITIES[city].box
    rest = [name for name in box.by_id if name not in LOOPS[city]]
    dice.shuffle(rest)
    keeps = [name for name in rest if box.cards[box.by_id[name]].keep]
    held = [keeps.pop() for _ in range(2 * plan.seats)]
    others = [name for name in rest if name not in held]
    deck = [*LOOPS[city], *others[: dice.randrange(4)]]
    in_play = dict.fromkeys([*deck, *held], 1)
    players = [
        {"energy": dice.randrange(40), "cards": [held.pop(), held.pop()]} for _ in range(plan.seats)
    ]
    data = {"game": city, "first_turn": True, "players": players, "options": {"deck": in_play}}
    return Game.from_scenario(data | {"seed": plan.seed})


def restless(g: State, dice: Random) -> int:
    """What costs nothing before all else, then whatever does not bring the turn to its end."""
    numbers = range(len(g.moves))

    def eagerness(number: int) -> int:
        verb, card = verb_of(g.moves[number]), g.rules.box.cards[a_of(g.moves[number])]
        if verb == BUY and card.pays_back:
            return 4
        return {MOVE: 3, SWEEP: 1}.get(int(verb), 0 if verb in GOES_ON else 2)

    most = max(eagerness(number) for number in numbers)
    return dice.choice([number for number in numbers if eagerness(number) == most])


def longest_turn(game: Game, dice: Random, turns: int) -> int:
    """The most decisions in a turn, less one for each energy there was when it began."""
    g = game.state
    turn, began, longest = -1, 0, 0
    while not game.over and g.turn < turns:
        if g.turn != turn:
            turn, began = int(g.turn), int(g.made) + sum(int(m.energy) for m in g.monsters)
        game.play_number(restless(g, dice))
        longest = max(longest, int(g.made) - began)
        assert longest <= MOST_IN_A_TURN, f"turn {turn} does not end"
    return longest


@in_every_city(st.builds(Plan, st.integers(2, 6), st.integers(0, 2**32)), games=40)
def test_a_turn_ends_even_if_its_player_does_not_want_to(city: str, plan: Plan) -> None:
    assert longest_turn(tiny(city, plan), Random(plan.seed), 40) <= MOST_IN_A_TURN


def test_the_restless_use_up_what_they_may_repeat() -> None:
    """The property above would show nothing if nobody came near the limits."""
    repeated: set[int] = set()
    ridden: set[int] = set()
    for seed in range(20):
        game = tiny("new_york", Plan(3, seed))
        dice = Random(seed)
        while not game.over and game.state.turn < 40:
            facts = game.view()["turn_facts"]
            repeated |= set(facts["repeats"].values())
            ridden |= set(facts["rides"].values())
            game.play_number(restless(game.state, dice))

    assert max(repeated) == MOST_REPEATS
    assert max(ridden) == MOST_RIDES


@pytest.mark.parametrize("city", CITIES)
def test_copies_and_saved_games_go_on_counting(city: str) -> None:
    compared = 0
    for seed in range(12):
        game, dice = tiny(city, Plan(3, seed)), Random(seed)
        while not game.over and game.state.turn < 20:
            g = game.state
            if g.repeats or game.view()["turn_facts"].get("rides"):
                compared += 1
                saved = Game.from_snapshot(game.snapshot()).state
                copy = g.clone()
                rederive(copy)
                assert list(g.moves) == list(saved.moves) == list(copy.moves)
            game.play_number(restless(g, dice))

    assert compared > 50


# --- which cards pay back ---

RICH: dict[str, Any] = {"energy": 50, "points": 20, "health": 5}
BUYERS: dict[str, list[dict[str, Any]]] = {
    "tokyo": [RICH | {"cards": ["alien_origin", "friend_of_children"]}],
    "new_york": [
        RICH | {"at": at} for at in ("staten_island", "bronx", "queens", "brooklyn", "lower")
    ],
}
RIVAL = {"tokyo": {"at": "tokyo_city"}, "new_york": {"at": "brooklyn"}}
CONDITIONS = {"air_force_one", "general_ellis"}
"""Sold only to whom a jet or tank fell; they give points and damage."""


def means(game: Game) -> int:
    """What the buyer can pay with; in New York a card lets it pay with health, too."""
    me = game.state.monsters[0]
    return int(me.energy + (me.health if game.state.rules.id == "new_york" else 0))


def gains(city: str, name: str, buyer: dict[str, Any]) -> list[int]:
    """What a purchase leaves its buyer with beyond what it had, for each answer to its question."""
    players = [buyer, RIVAL[city]]
    data = {"game": city, "options": {"points": 40}, "players": players, "market": [name]}
    game = Game.from_scenario(data)
    while game.decision and game.decision.kind != "buy":
        game.play(game.decision.default)
    before = means(game)
    game.play(f"buy {name}")
    if not game.decision or game.decision.kind != "choose":
        return [means(game) - before]
    answered = [Game.from_snapshot(game.snapshot()) for _ in game.decision.moves]
    for copy, move in zip(answered, game.decision.moves, strict=True):
        copy.play(move.text)
    return [means(copy) - before for copy in answered]


@pytest.mark.parametrize("city", CITIES)
def test_every_card_that_may_pay_back_its_price_is_known_as_such(city: str) -> None:
    def pays_back(card: Card) -> bool:
        buyers = [buyer for buyer in BUYERS[city] if card.id not in buyer.get("cards", ())]
        return any(max(gains(city, card.id, buyer)) >= 0 for buyer in buyers)

    box = CITIES[city].box
    kinds = [box.cards[slot] for name, slot in box.by_id.items() if name not in CONDITIONS]
    assert {card.id for card in kinds if pays_back(card)} == {c.id for c in kinds if c.pays_back}
