"""tokyork.playout: seeds in, results out."""

from __future__ import annotations

import dataclasses
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

import tokyork
from tokyork import BadInputError, Game, Playout
from tokyork.cities import CITIES
from tokyork.core.chance import draw, seeded
from tokyork.formats.notation import default_move
from tokyork.playout import PICKER
from tokyork.simulate import SimulationPlan, shrinking, simulate

if TYPE_CHECKING:
    from tokyork.core.state import State

pytestmark = pytest.mark.interpreted

SEEDS = range(20)


class Drawn:
    """A policy that draws as the engine's own loop does."""

    def __init__(self, seed: int) -> None:
        self.dice = Game("tokyo", seats=2, seed=0).state
        self.dice.chance = seeded(seed + PICKER)

    def __call__(self, g: State) -> int:
        return int(draw(self.dice) * len(g.moves) >> 32)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_same_seeds_give_the_same_games(city: str, seats: int) -> None:
    first = tokyork.playout(city, seats, SEEDS)

    assert tokyork.playout(city, seats, reversed(SEEDS)) == first[::-1]
    assert [game.seed for game in first] == list(SEEDS)
    assert len({game.digest for game in first}) == len(SEEDS)
    assert all(bool(game.winners) == (game.ending != "no_winner") for game in first)
    assert all(0 < game.turns <= game.decisions for game in first)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_policy_that_draws_the_same_plays_the_same_games(city: str, seats: int) -> None:
    for seed in SEEDS:
        driven = tokyork.playout(city, seats, [seed], policy=Drawn(seed))
        assert driven == tokyork.playout(city, seats, [seed])


@pytest.mark.parametrize("city", CITIES)
def test_a_policy_plays_the_game_that_a_game_object_plays(city: str) -> None:
    [played] = tokyork.playout(city, 3, [9], policy=default_move)
    game = Game(city, 3, seed=9)
    while not game.over:
        game.play_number(default_move(game.state))

    assert played.winners == tuple(game.winners)
    assert played.ending == game.ending
    assert played.turns == game.state.turn
    assert played.decisions == game.state.made


@pytest.mark.parametrize("city", CITIES)
def test_simulate_counts_the_same_games(city: str) -> None:
    [tally] = simulate(SimulationPlan(city, 4, games=30, seed=0))
    played = tokyork.playout(city, 4, range(30))

    assert tally.turns == sum(game.turns for game in played)
    assert tally.decisions == sum(game.decisions for game in played)


def test_options_are_those_of_a_game() -> None:
    short = tokyork.playout("tokyo", 4, SEEDS, options={"points": 5, "health": 3})
    usual = tokyork.playout("tokyo", 4, SEEDS)

    assert sum(game.turns for game in short) < sum(game.turns for game in usual) / 2


def test_a_result_cannot_be_changed() -> None:
    [game] = tokyork.playout(seeds=[1])

    assert isinstance(game, Playout)
    with pytest.raises(dataclasses.FrozenInstanceError):
        game.turns = 0  # type: ignore[misc]


@pytest.mark.parametrize("number", [-1, 1000])
def test_a_number_that_is_no_move_is_refused(number: int) -> None:
    with pytest.raises(BadInputError, match=f"policy: expected a move number .* got {number}"):
        tokyork.playout(seeds=[1], policy=lambda _: number)


def test_bad_arguments_are_named() -> None:
    with pytest.raises(BadInputError, match="city"):
        tokyork.playout("paris")
    with pytest.raises(BadInputError, match="seats"):
        tokyork.playout(seats=7)
    with pytest.raises(BadInputError, match="seeds"):
        tokyork.playout(seeds=[-1])
    with pytest.raises(BadInputError, match=r"options\.points"):
        tokyork.playout(options={"points": 0})


@pytest.mark.parametrize("games", [1, 5, 49, 50, 12_345])
def test_every_game_is_in_one_part_and_the_last_ones_are_small(games: int) -> None:
    parts = list(shrinking(games, 50, 2000))

    assert [game for part in parts for game in part] == list(range(games))
    assert all(len(one) >= len(two) for one, two in pairwise(parts))
    assert len(parts[-1]) <= 50
