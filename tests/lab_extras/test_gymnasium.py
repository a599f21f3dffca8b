"""Gymnasium's own checks, and that one environment and a vector of many are the same game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from tokyork.lab.gymnasium_env import TokyorkEnv
from tokyork.lab.gymnasium_ids import IDS, register

if TYPE_CHECKING:
    from numpy.typing import NDArray

register()  # what the entry point does where the package is installed


class AnyAction(TokyorkEnv):
    """Takes any action for a legal one: Gymnasium's checks know no masks."""

    def step(self, action: int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.action_masks())
        return super().step(int(legal[action % len(legal)]))


def _first(masks: NDArray[Any], dice: np.random.Generator) -> NDArray[np.intp]:
    chosen: NDArray[np.intp] = (dice.random(masks.shape) * masks).argmax(axis=-1)
    return chosen


@pytest.mark.parametrize("city", IDS.values())
@pytest.mark.filterwarnings("ignore:.*spec.*:UserWarning")  # it was not made by its id
def test_gymnasiums_own_checks_pass(city: str) -> None:
    check_env(AnyAction(city, render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("name", IDS)
def test_games_are_played_to_their_ends_and_pay_once(name: str) -> None:
    made = gymnasium.make(name, seats=3, opponents=["random", "greedy"])
    dice = np.random.default_rng(1)
    ends, paid = 0, set()
    _, info = made.reset(seed=5)
    for _ in range(400):
        seen, reward, over, cut, info = made.step(int(_first(info["action_mask"], dice)))
        assert made.observation_space.contains(seen)
        assert not cut
        if over:
            ends += 1
            paid.add(reward)
            _, info = made.reset()
        else:
            assert reward == 0
    assert ends
    assert paid <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize("name", IDS)
def test_a_seed_repeats_the_game(name: str) -> None:
    runs = []
    for _ in range(2):
        made, dice = gymnasium.make(name), np.random.default_rng(2)
        seen, info = made.reset(seed=11)
        rows = [seen]
        for _ in range(60):
            seen, _, over, _, info = made.step(int(_first(info["action_mask"], dice)))
            if over:
                seen, info = made.reset()
            rows.append(seen)
        runs.append(np.array(rows))
    assert (runs[0] == runs[1]).all()


@pytest.mark.parametrize("name", IDS)
def test_make_vec_makes_the_real_batch(name: str) -> None:
    many = gymnasium.make_vec(name, num_envs=16, vectorization_mode="vector_entry_point", seats=2)
    dice = np.random.default_rng(3)
    seen, info = many.reset(seed=1)
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert seen.shape == (16, *many.single_observation_space.shape)
    ended = 0
    for _ in range(300):
        actions = _first(info["action_mask"], dice)
        seen, rewards, over, cut, info = many.step(actions)
        assert many.observation_space.contains(seen)
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        ended += int(over.sum())
        if over.any():
            game = int(np.flatnonzero(over)[0])
            assert many.single_observation_space.contains(info["final_obs"][game])
            assert not (info["final_obs"][game] == seen[game]).all()
    assert ended
    assert (many.action_masks() == info["action_mask"].astype(bool)).all()
