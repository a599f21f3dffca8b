"""PettingZoo's own suite, and what it does not ask: who falls, who chooses out of turn, rewards."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tokyork.errors import BadInputError
from tokyork.lab.pettingzoo_env import TokyorkAEC, env

CITIES = ("tokyo", "new_york")


def _play(aec: TokyorkAEC, seed: int) -> dict[str, list[float]]:
    """A random game; what each agent was given whenever it was its turn."""
    dice = np.random.default_rng(seed)
    aec.reset(seed=seed)
    given: dict[str, list[float]] = {name: [] for name in aec.possible_agents}
    for name in aec.agent_iter():
        seen, reward, ended, cut, _ = aec.last()
        given[name].append(reward)
        assert not cut
        mask = seen["action_mask"]
        aec.step(None if ended else int(dice.choice(np.flatnonzero(mask))))
    return given


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.filterwarnings("ignore::UserWarning")  # api_test's advice on shapes of images
def test_pettingzoos_own_tests_pass(city: str, seats: int) -> None:
    api_test(env(city, seats=seats), num_cycles=400, verbose_progress=False)
    seed_test(lambda: env(city, seats=seats), num_cycles=200)


@pytest.mark.parametrize("city", CITIES)
def test_only_the_agent_whose_turn_it_is_has_legal_actions(city: str) -> None:
    aec = TokyorkAEC(city, seats=4)
    dice = np.random.default_rng(1)
    aec.reset(seed=1)
    for name in aec.agent_iter(200):
        _, _, ended, _, _ = aec.last()
        if ended:
            aec.step(None)
            continue
        for other in aec.agents:
            assert aec.observe(other)["action_mask"].any() == (other == name)
        aec.step(int(dice.choice(np.flatnonzero(aec.observe(name)["action_mask"]))))


def test_some_choose_out_of_turn() -> None:
    """In Tokyo, whoever is hit there is asked whether to yield in the attacker's turn."""
    aec = TokyorkAEC("tokyo", seats=4)
    out_of_turn = 0
    dice = np.random.default_rng(2)
    for seed in range(10):
        aec.reset(seed=seed)
        for name in aec.agent_iter():
            seen, _, ended, _, _ = aec.last()
            if not ended:
                out_of_turn += int(aec.game.state.active) != aec.possible_agents.index(name)
            aec.step(None if ended else int(dice.choice(np.flatnonzero(seen["action_mask"]))))

    assert out_of_turn


@pytest.mark.parametrize("city", CITIES)
def test_who_falls_leaves_before_the_game_is_over(city: str) -> None:
    aec = TokyorkAEC(city, seats=4)
    left_early = 0
    dice = np.random.default_rng(3)
    for seed in range(10):
        aec.reset(seed=seed)
        for _ in aec.agent_iter():
            seen, _, ended, _, _ = aec.last()
            left_early += ended and not aec.game.over
            aec.step(None if ended else int(dice.choice(np.flatnonzero(seen["action_mask"]))))

    assert left_early


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", [2, 5])
def test_winning_and_placing_pay_what_the_pages_say(city: str, seats: int) -> None:
    for seed in range(8):
        won = _play(TokyorkAEC(city, seats=seats, reward="win"), seed)
        placed = _play(TokyorkAEC(city, seats=seats, reward="placement"), seed)

        assert sum(map(sum, won.values())) in {0.0, 1.0}
        assert sum(map(sum, placed.values())) == pytest.approx(seats / 2)
        best = max(sum(gains) for gains in placed.values())
        assert all(sum(placed[name]) == best for name, gains in won.items() if sum(gains))


@pytest.mark.parametrize("city", CITIES)
def test_shaping_adds_nothing_in_the_end_but_what_the_beginning_was_worth(city: str) -> None:
    for seed in range(5):
        aec = TokyorkAEC(city, seats=2, reward="shaped")
        shaped = _play(aec, seed)
        won = _play(TokyorkAEC(city, seats=2, reward="win"), seed)

        # All begin alike, so that nobody is ahead; and at the end nothing is promised any more.
        for name in won:
            assert sum(shaped[name]) == pytest.approx(sum(won[name]))


def test_points_are_told_in_parts_of_the_goal() -> None:
    aec = TokyorkAEC("tokyo", seats=2, reward="points", options={"points": 10})
    given = _play(aec, 4)

    for seat, name in enumerate(aec.possible_agents):
        assert sum(given[name]) == pytest.approx(int(aec.game.state.monsters[seat].points) / 10)


def test_a_table_is_rendered_in_words_and_an_illegal_action_ends_it() -> None:
    made: Any = env("tokyo", seats=2, render_mode="ansi")
    made.reset(seed=1)
    assert "You must choose" in made.render()
    illegal = int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"] == 0)[0])
    made.step(illegal)
    assert all(made.terminations.values()) or all(made.truncations.values())

    bare = TokyorkAEC("tokyo", seats=2)
    bare.reset(seed=1)
    with pytest.raises(BadInputError, match="action"):
        bare.step(illegal)
