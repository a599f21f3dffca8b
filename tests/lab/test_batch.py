"""Many games at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from tokyork import Game
from tokyork.bots.random import RandomBot
from tokyork.errors import BadInputError
from tokyork.lab.batch import Batch, BotOpponent

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


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", [2, 5])
def test_masks_and_observations_are_those_of_the_position_however_they_were_written(
    city: str, seats: int
) -> None:
    """Rows are written by difference: nothing of an earlier position may stay."""
    batch = Batch(city, seats=seats, n=4, seed=6)
    ends = 0
    for _ in range(500):
        batch.step(batch.sample())
        ends += int(batch.dones.sum())
        for game, state in enumerate(batch.states):
            seen = batch.observation_space.of_state(state, int(batch.choosers[game]))
            assert (batch.observations[game] == seen).all()
            legal = sorted(batch.action_space.numbers(state))
            assert np.flatnonzero(batch.masks[game]).tolist() == legal
    assert ends


def test_who_must_choose_still_stands() -> None:
    batch = Batch("tokyo", seats=6, n=8, seed=3)
    for _ in range(300):
        batch.step(batch.sample())
        for game, state in enumerate(batch.states):
            assert state.monsters[int(batch.choosers[game])].alive


def test_a_game_is_done_for_an_agent_that_has_fallen() -> None:
    batch = Batch("tokyo", seats=4, n=8, seed=5, opponents="random")
    fell = 0
    for _ in range(600):
        batch.step(batch.sample())
        for game in np.flatnonzero(batch.dones):
            told = batch.ends[game]
            alive, over = int(told[1]), int(told[6 * 36 + 7])
            assert over or not alive
            fell += not over
    assert fell


@pytest.mark.parametrize("city", CITIES)
def test_places_are_paid_once_and_add_up(city: str) -> None:
    batch = Batch(city, seats=4, n=8, seed=7, reward="placement")
    paid = np.zeros(8)
    games = 0
    for _ in range(500):
        batch.step(batch.sample())
        paid += batch.rewards.sum(axis=1)
        for game in np.flatnonzero(batch.dones):
            assert paid[game] == pytest.approx(2)
            paid[game] = 0
            games += 1
    assert games


def test_points_are_paid_as_they_change() -> None:
    batch = Batch("tokyo", seats=3, n=4, seed=8, reward="points")
    paid = np.zeros((4, 3))
    for _ in range(200):
        batch.step(batch.sample())
        paid += batch.rewards
        paid[batch.dones] = 0
        for game, state in enumerate(batch.states):
            if not batch.dones[game]:
                assert paid[game] == pytest.approx([int(m.points) / 20 for m in state.monsters])


def test_samples_are_legal_and_follow_from_the_seed() -> None:
    drawn = []
    for _ in range(2):
        batch = Batch("new_york", seats=3, n=16, seed=2)
        rows = []
        for _ in range(50):
            actions = batch.sample().copy()
            assert batch.masks[np.arange(16), actions].all()
            batch.step(actions)
            rows.append(actions)
        drawn.append(np.array(rows))
    assert (drawn[0] == drawn[1]).all()
    assert len(np.unique(drawn[0])) > 50


class NumberedBot(RandomBot):
    """Says by its move which of the bots it is."""

    made = 0

    def __init__(self) -> None:
        super().__init__()
        self.number = NumberedBot.made
        NumberedBot.made += 1
        self.closed = False

    def pick(self, seen: object) -> int:
        del seen
        return self.number

    def close(self) -> None:
        self.closed = True


def test_every_game_has_bots_of_its_own() -> None:
    """Some plan a whole turn ahead: a plan of one game is none for another."""
    NumberedBot.made = 0
    opponent = BotOpponent(NumberedBot, most=2)
    first, second, third = (Game("tokyo", seats=2, seed=seed).state for seed in range(3))

    assert [opponent.pick(g) for g in (first, second, first, second)] == [0, 1, 0, 1]
    kept = [bot for _, bot in opponent._bots.values()]
    assert opponent.pick(third) == 2
    assert all(bot.closed for bot in kept if isinstance(bot, NumberedBot))
    assert len(opponent._bots) == 1


def test_an_illegal_action_is_refused_before_anything_is_played() -> None:
    batch = Batch("tokyo", seats=2, n=3, seed=1)
    before = batch.observations.copy()
    actions = batch.masks.argmax(axis=1)
    actions[2] = len(batch.action_space)

    with pytest.raises(BadInputError, match=r"actions\[2\]"):
        batch.step(actions)
    with pytest.raises(BadInputError, match="3 actions"):
        batch.step(actions[:2])
    with pytest.raises(BadInputError, match="whole numbers"):
        batch.step(batch.masks.argmax(axis=1) + 0.5)
    with pytest.raises(BadInputError, match=r"actions\[0\]"):
        batch.step([-1, 0, 0])
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
        ({"reward": "money"}, "reward"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(asked: dict[str, object], place: str) -> None:
    with pytest.raises(BadInputError, match=place):
        Batch(**asked)  # type: ignore[arg-type] # that is the point
