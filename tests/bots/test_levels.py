"""Five levels: each is stronger than the one below, and no less legal or quick to read."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.helpers import COMPILED, fresh, needs_speed, positions
from tokyork.arena import Contest, Standings, play_games
from tokyork.bots import Seen, make_bot
from tokyork.bots.greedy import GreedyBot
from tokyork.bots.levels import LEVELS, Wavering
from tokyork.bots.tempers import LEVEL_HEAD
from tokyork.cities import CITIES

pytestmark = pytest.mark.interpreted

GAMES = 24


def wins(city: str, strong: str, weak: str) -> float:
    """The share of games that one wins against three at a table of four."""
    contest = Contest(city, (strong, weak, weak, weak), 4, games=GAMES, seed=3)
    counted = Standings(contest)
    for part in play_games(contest):
        for result in part:
            counted.add(result)
    bots = counted.data()["bots"]
    return next(float(bot["win_share"]) for bot in bots if bot["name"] == strong)


@needs_speed
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("level", [2, 3, 4])
def test_a_level_beats_three_of_the_one_below(city: str, level: int) -> None:
    assert wins(city, f"level{level}", f"level{level - 1}") > 0.3  # even is 0.25


@needs_speed
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("name", ["brawler", "builder", "showoff"])
def test_a_style_beats_chance(city: str, name: str) -> None:
    assert wins(city, name, "random") > 0.35


@needs_speed
@pytest.mark.parametrize("city", CITIES)
def test_greedy_wins_nearly_always_against_chance(city: str) -> None:
    assert wins(city, "greedy", "random") > 0.8


def test_levels_are_numbered_and_each_says_its_weakness() -> None:
    assert [level.name for level in LEVELS] == [f"level{n}" for n in range(1, 6)]
    assert all(level.weakness for level in LEVELS)


def test_without_doubt_it_would_be_greedy() -> None:
    for g in positions("tokyo", games=2, every=4 if COMPILED else 20):
        sure = Wavering(4, None, LEVEL_HEAD, {"tokyo": 0.0})
        assert sure.choose(Seen(g)) == GreedyBot(4).choose(Seen(g))


def test_doubt_makes_it_differ_but_good_moves_stay_likelier() -> None:
    g = fresh("tokyo", 4)
    seeds = range(300 if COMPILED else 40)
    values = GreedyBot(0).values(Seen(g))
    unsure = {"tokyo": 0.5}
    picks = Counter(Wavering(seed, None, LEVEL_HEAD, unsure).pick(Seen(g)) for seed in seeds)
    likely = sum(picks[n] * values[n] for n in picks) / len(seeds)

    assert len(picks) > 2
    assert likely > sum(values) / len(values)


@pytest.mark.parametrize("name", ["level1", "level2", "level3"])
def test_a_wavering_level_tells_what_its_move_is_worth(name: str) -> None:
    for g in positions("new_york", games=2, every=6 if COMPILED else 30):
        choice = make_bot(name, seed=3).choose(Seen(g))
        assert choice.move in dict(choice.values)
