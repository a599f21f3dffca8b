"""Actions: one number for every legal move, the same meaning everywhere."""

from __future__ import annotations

import hashlib
import random

import pytest

from tokyork import Game
from tokyork.core import agenda
from tokyork.lab.actions import VERSION, action_space
from tokyork.lab.encoding.numbering import mask
from tokyork.odds.wishes import read_dice
from tokyork.tokyo.resolve import FACES

CITIES = ("tokyo", "new_york")
KNOWN = {1: {"tokyo": (1076, "a3345e789330241e"), "new_york": (575, "5e91036aa43d7906")}}
"""By version: how many there are, and the digest of their names."""


@pytest.mark.parametrize("city", CITIES)
def test_every_legal_move_is_one_action_and_no_two_are_the_same(city: str) -> None:
    known = action_space(city)
    for number in range(60):
        chance = random.Random(number)
        g = Game(city, seats=2 + number % 5, seed=number).state
        while not g.over:
            actions = known.numbers(g)
            assert len(set(actions)) == len(actions) == len(g.moves)
            pick = chance.randrange(len(actions))
            assert known.find(g, actions[pick]) == pick
            agenda.play(g, pick)


@pytest.mark.parametrize("city", CITIES)
def test_a_number_keeps_its_meaning_within_a_version(city: str) -> None:
    names = action_space(city).names
    digest = hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]

    assert (len(names), digest) == KNOWN[VERSION][city]
    assert len(set(names)) == len(names)


def test_dice_are_kept_by_their_places_when_sorted() -> None:
    dice = read_dice("claw 3 3 1 heart energy", FACES)

    assert mask(dice, read_dice("1", FACES)) == 0b000001
    assert mask(dice, read_dice("3", FACES)) == 0b000010
    assert mask(dice, read_dice("3 3 claw", FACES)) == 0b100110
    assert mask(dice, read_dice("", FACES)) == 0


def test_a_move_that_is_not_legal_is_not_found() -> None:
    game = Game("tokyo", seats=2, seed=1)

    assert action_space("tokyo").find(game.state, action_space("tokyo").names.index("yield")) == -1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_rival_has_the_same_number_from_every_seat(seat: int) -> None:
    """A seat is told by how far it is clockwise, so turning the table changes no number."""
    players = [{"cards": ["healing_ray"]}, {"at": "tokyo_city"}, {"health": 5, "energy": 4}]
    turned = players[-seat:] + players[:-seat] if seat else players
    game = Game.from_scenario(
        {
            "game": "tokyo",
            "players": turned,
            "turn": f"p{seat + 1}",
            "rolls": [["heart", "heart", "1", "1", "2", "2"]],
        }
    )
    game.play("stop")
    known = action_space("tokyo")
    offered = [known.names[number] for number in known.numbers(game.state)]

    assert "ray seat+2" in offered
