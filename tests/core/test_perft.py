"""Counts of move sequences: a change of what is offered anywhere shows here.

As with chess programs: from a fixed position with a fixed seed, how many ways
are there to make n moves? A change that is meant changes the numbers below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers import Plan, begin, fresh
from tokyork.cities import CITIES
from tokyork.core import agenda
from tokyork.formats.notation import decision_kind, default_move

if TYPE_CHECKING:
    from tokyork.core.state import State

pytestmark = pytest.mark.interpreted

NEW_GAME = {
    "tokyo": [48, 1543, 84487, 3447832],
    "new_york": [24, 697, 2309, 5441],
}
RICH_GAMES = {
    "tokyo": {3: [54, 3421, 18471], 4: [48, 2706, 191791]},
    "new_york": {3: [24, 795, 2915], 4: [35, 1453, 6460]},
}


def perft(g: State, depth: int) -> int:
    """Ways to make so many moves; a game that ends earlier counts once."""
    if depth == 0 or g.over:
        return 1
    if depth == 1:
        return len(g.moves)
    found = 0
    for number in range(len(g.moves)):
        copy = g.clone()
        agenda.play(copy, number)
        found += perft(copy, depth - 1)
    return found


def to_the_first_roll(g: State) -> State:
    """The position after the decisions of the set-up, answered by their defaults."""
    while decision_kind(g) != "roll":
        agenda.play(g, default_move(g))
    return g


@pytest.mark.parametrize("city", CITIES)
def test_the_moves_of_a_new_game_are_as_many_as_ever(city: str) -> None:
    g = to_the_first_roll(fresh(city, seats=3, seed=1))

    assert [perft(g, depth) for depth in (1, 2, 3, 4)] == NEW_GAME.get(city)


@pytest.mark.parametrize("city", CITIES)
def test_the_moves_among_many_cards_are_as_many_as_ever(city: str) -> None:
    counts = {}
    for seed in (3, 4):
        g = to_the_first_roll(begin(city, Plan(seats=5, seed=seed, rich=True)).state)
        counts[seed] = [perft(g, depth) for depth in (1, 2, 3)]

    assert counts == RICH_GAMES.get(city)
