"""Many games at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from tokyork.errors import BadInputError
from tokyork.lab.batch import Batch

if TYPE_CHECKING:
    from numpy.typing import NDArray

CITIES = ("tokyo", "new_york")


def _any(batch: Batch, dice: np.random.Generator) -> NDArray[np.intp]:
    """A legal action for every game."""
    chosen: NDArray[np.intp] = (dice.random(batch.masks.shape) * batch.masks).argmax(axis=1)
    return chosen


@pytest.mark.parametrize("city", CITIES)
def test_masks_are_the_legal_moves_of_every_position(city: str) -> None:
    batch = Batch(city, seats=3, n=8, seed=4)
    dice = np.random.default_rng(1)
    for _ in range(300):
        for game, state in enumerate(batch._games.games):
            legal = sorted(batch.action_space.numbers(state))
            assert np.flatnonzero(batch.masks[game]).tolist() == legal
            assert int(batch.choosers[game]) == int(state.pending >> 6 & 7)
        batch.step(_any(batch, dice))


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("opponents", [None, "random", ["level1", "random"]])
def test_the_same_seed_and_actions_give_the_same_games(
    city: str, opponents: str | list[str] | None
) -> None:
    pair = [Batch(city, seats=3, n=4, seed=9, opponents=opponents) for _ in range(2)]
    dice = [np.random.default_rng(2) for _ in range(2)]
    ends = 0
    for _ in range(150):
        for batch, chance in zip(pair, dice, strict=True):
            batch.step(_any(batch, chance))
        assert (pair[0].observations == pair[1].observations).all()
        assert (pair[0].masks == pair[1].masks).all()
        assert (pair[0].rewards == pair[1].rewards).all()
        ends += int(pair[0].dones.sum())
    assert ends


def test_a_finished_game_pays_its_winners_and_begins_anew() -> None:
    batch = Batch("tokyo", seats=4, n=16, seed=1)
    dice = np.random.default_rng(3)
    paid = []
    for _ in range(600):
        batch.step(_any(batch, dice))
        assert batch.rewards[~batch.dones].sum() == 0
        paid += batch.rewards[batch.dones].sum(axis=1).tolist()

    assert len(paid) > 10
    assert set(paid) <= {0.0, 1.0}
    assert batch.masks.any(axis=1).all()


def test_with_opponents_only_the_agent_is_asked_and_takes_every_seat_in_turn() -> None:
    batch = Batch("tokyo", seats=3, n=6, seed=2, opponents="random")
    dice = np.random.default_rng(4)
    assert batch.agents.tolist() == [0, 1, 2, 0, 1, 2]
    for _ in range(200):
        assert (batch.choosers == batch.agents).all()
        before = batch.agents.copy()
        batch.step(_any(batch, dice))
        assert (batch.gains == batch.rewards[np.arange(6), before]).all()


def test_an_illegal_action_is_refused_before_anything_is_played() -> None:
    batch = Batch("tokyo", seats=2, n=3, seed=1)
    before = batch.observations.copy()
    actions = batch.masks.argmax(axis=1)
    actions[2] = len(batch.action_space)

    with pytest.raises(BadInputError, match=r"actions\[2\]"):
        batch.step(actions)
    with pytest.raises(BadInputError, match="3 actions"):
        batch.step(actions[:2])
    assert (batch.observations == before).all()


def test_arrays_are_views_that_nobody_can_write() -> None:
    batch = Batch("new_york", seats=2, n=2)

    assert batch.observations.shape == (2, batch.observation_space.width)
    assert not batch.observations.flags.writeable
    assert not batch.masks.flags.writeable


@pytest.mark.parametrize(
    ("asked", "place"),
    [
        ({"city": "osaka"}, "city"),
        ({"seats": 7}, "seats"),
        ({"n": 0}, "n"),
        ({"opponents": ["random"]}, "opponents"),
        ({"opponents": "nobody_knows"}, "opponents"),
        ({"seed": -1}, "seed"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(asked: dict[str, object], place: str) -> None:
    with pytest.raises(BadInputError, match=place):
        Batch(**asked)  # type: ignore[arg-type] # that is the point
