"""What a bot gives away in the duel."""

from __future__ import annotations

import pytest

from tokyork.arena.against_perfection import given_away, new_duel
from tokyork.bots import Seen
from tokyork.bots.search import SearchBot
from tokyork.core.agenda import play
from tokyork.errors import BadInputError
from tokyork.simulate import new_table
from tokyork.solved.duel_moves import duel_values, is_duel


def test_random_play_gives_away_nearly_all_and_greedy_about_a_quarter() -> None:
    by_chance, greedy = given_away("random", 30), given_away("greedy", 30)

    assert 38 < by_chance.total < 56
    assert 6 < greedy.total < 24
    assert greedy.games == 30


def test_search_plays_the_solved_game_perfectly_but_is_measured_without_that() -> None:
    g = new_duel(3)
    bot = SearchBot(1, games=8)
    while not g.over:
        values = duel_values(g)
        number = bot.pick(Seen(g))
        assert values[number] == max(values)
        play(g, number)

    assert given_away("search:2games", 2).total > 0


def test_only_the_duel_itself_is_taken_for_it() -> None:
    assert is_duel(new_duel(1))
    assert not is_duel(new_table("tokyo", 2, 1))
    assert not is_duel(new_table("tokyo", 3, 1))
    assert not is_duel(new_table("new_york", 2, 1))
    hurried = new_duel(1)
    hurried.options.points = 10
    assert not is_duel(hurried)


def test_the_same_seed_gives_the_same_account() -> None:
    assert given_away("greedy", 12, seed=5) == given_away("greedy", 12, seed=5, jobs=2)


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadInputError, match="nobody_knows"):
        given_away("nobody_knows", 2)
