"""Nobody knows whether a rival leaves Tokyo: the network's players count with both."""

from __future__ import annotations

import pytest

from tests.helpers import COMPILED, positions
from tokyork import Game
from tokyork.bots.network import load_network
from tokyork.bots.rival_answers import chance_to_leave, judged
from tokyork.bots.thinking.ahead import after_all_dice, after_dice_and_yields, begin_after_dice
from tokyork.bots.thinking.features import features
from tokyork.bots.thinking.yields import LEAVE, draw_yield, is_asked_to_yield
from tokyork.cities import CITIES
from tokyork.core import steps
from tokyork.core.chance import seeded
from tokyork.odds.live import roll_of
from tokyork.odds.multisets import multisets
from tokyork.tokyo.resolve import CLAW

pytestmark = pytest.mark.interpreted

GAMES = 6 if COMPILED else 2
ONE_CLAW = 1 << 4 * CLAW


def attacked(health: int, points: int = 0) -> Game:
    """I am about to roll; my rival stands in Tokyo."""
    players = [{"points": points}, {"at": "tokyo_city", "health": health}, {}]
    return Game.from_scenario({"game": "tokyo", "players": players, "seed": 1})


def test_an_attack_ends_with_the_rival_gone_or_still_there() -> None:
    ends = after_dice_and_yields(attacked(health=6).state, [0, ONE_CLAW])

    assert ends.roots == [0, -1]
    assert (ends.asked, ends.staying, ends.leaving) == ([1], [1], [2])
    assert [[bool(m.at) for m in g.monsters[:2]] for g in ends.states] == [
        [False, True],
        [False, True],
        [True, False],
    ]


def test_the_rival_does_what_is_better_for_it() -> None:
    """Whatever the attacker would like: the value lies near that of the rival's better answer."""
    ends = after_dice_and_yields(attacked(health=2).state, [ONE_CLAW])
    network = load_network("tokyo")
    stay, leave = network.chances(ends.states, 1)
    of_attacker = network.chances(ends.states, 0)
    chance = chance_to_leave(leave - stay)
    [value] = judged(network, ends, 0)

    assert value == pytest.approx((1 - chance) * of_attacker[0] + chance * of_attacker[1])
    assert leave > stay


def test_games_in_the_head_draw_who_leaves() -> None:
    g = attacked(health=6).state
    begin_after_dice(g, ONE_CLAW)
    assert is_asked_to_yield(g)
    left = 0
    for number in range(2000):
        g.chance = seeded(number)
        left += draw_yield(g) == LEAVE

    assert left / 2000 == pytest.approx(0.4, abs=0.05)


@pytest.mark.parametrize("city", CITIES)
def test_without_a_question_it_is_as_habit_has_it(city: str) -> None:
    asked = 0
    for g in positions(city, GAMES, every=7):
        if g.pending & 63 != steps.ROLL or not g.dice:
            continue
        dice = multisets(roll_of(g).pool)
        ends = after_dice_and_yields(g, dice)
        assert len(ends.roots) == len(dice)
        assert all(node < len(ends.states) for node in (*ends.staying, *ends.leaving))
        if ends.asked:
            asked += 1
        else:
            after = [ends.states[root] for root in ends.roots]
            assert features(after, 0) == features(after_all_dice(g, dice), 0)

    assert asked
