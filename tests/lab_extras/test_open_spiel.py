"""OpenSpiel's own simulation test, and chances that are those of the dice."""

from __future__ import annotations

import random

import pyspiel
import pytest

from tokyork.core import agenda
from tokyork.lab import open_spiel_game
from tokyork.lab.actions import action_space

open_spiel_game.register()
NAMES = tuple(open_spiel_game.NAMES)


def _any(state: pyspiel.State, dice: random.Random) -> int:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(dice.choices(outcomes, chances)[0])
    return int(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 6])
def test_openspiels_own_simulation_passes_with_serialisation(name: str, players: int) -> None:
    game = pyspiel.load_game(name, {"players": players})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_legal_actions_are_the_engines_in_every_position(name: str) -> None:
    dice = random.Random(1)
    state = pyspiel.load_game(name, {"players": 3}).new_initial_state()
    known = action_space(open_spiel_game.NAMES[name])
    while not state.is_terminal():
        if not state.is_chance_node():
            assert state.legal_actions() == sorted(known.numbers(state.position))
            assert state.current_player() == agenda.seat_of(state.position.pending)
        state.apply_action(_any(state, dice))
    assert sum(state.returns()) in {0.0, 1.0}


@pytest.mark.parametrize("number", [1, 3, 6, 8])
def test_throws_are_all_there_with_their_chances(number: int) -> None:
    throws = open_spiel_game._throws(number)

    assert len({dice for dice, _ in throws}) == len(throws)
    assert sum(chance for _, chance in throws) == pytest.approx(1)
    assert max(chance for _, chance in throws) < 1


@pytest.mark.parametrize("reward", ["placement", "shaped"])
def test_a_clone_goes_its_own_way_and_rewards_are_those_of_the_lab(reward: str) -> None:
    dice = random.Random(2)
    state = pyspiel.load_game("tokyork_tokyo", {"players": 2, "reward": reward}).new_initial_state()
    for _ in range(120):
        state.apply_action(_any(state, dice))
    before, copy = str(state), state.clone()
    while not copy.is_terminal():
        copy.apply_action(_any(copy, dice))

    assert str(state) == before
    assert sum(copy.returns()) == pytest.approx(1)


def test_an_observer_tells_a_seat_what_it_may_know() -> None:
    dice = random.Random(3)
    state = pyspiel.load_game("tokyork_new_york", {"players": 2}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(_any(state, dice))

    assert len(state.observation_tensor(0)) == 365
    assert "You are p2" in state.observation_string(1)
