"""What a bot gives away in the duel."""

from __future__ import annotations

import pytest

from tokyork.arena.against_perfection import given_away
from tokyork.errors import BadInputError


def test_random_play_gives_away_nearly_all_and_greedy_about_a_quarter() -> None:
    by_chance, greedy = given_away("random", 30), given_away("greedy", 30)

    assert 38 < by_chance.total < 56
    assert 16 < greedy.total < 33
    assert greedy.games == 30


def test_the_same_seed_gives_the_same_account() -> None:
    assert given_away("greedy", 12, seed=5) == given_away("greedy", 12, seed=5, jobs=2)


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadInputError, match="nobody_knows"):
        given_away("nobody_knows", 2)
