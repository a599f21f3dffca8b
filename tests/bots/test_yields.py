"""Nobody knows whether a rival leaves Tokyo: the network's players count with both."""

from __future__ import annotations

import pytest

from tests.helpers import COMPILED, positions
from tokyork import Game
from tokyork.bots.rolls import sure_shares
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

    assert ends.numbers == [0, 1, 1]
    assert ends.chances == pytest.approx([1.0, 0.6, 0.4])
    assert [[bool(m.at) for m in g.monsters[:2]] for g in ends.states] == [
        [False, True],
        [False, True],
        [True, False],
    ]
    assert ends.means([0.5, 0.2, 0.7]) == pytest.approx([0.5, 0.4])


def test_a_victory_that_needs_the_rival_to_leave_is_not_sure() -> None:
    """The point for taking Tokyo would be the twentieth."""
    g = attacked(health=6, points=19).state

    assert sure_shares(after_dice_and_yields(g, [ONE_CLAW]), 0) == [None]


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
def test_all_that_dice_may_lead_to_is_certain_together(city: str) -> None:
    spread = 0
    for g in positions(city, GAMES, every=7):
        if g.pending & 63 != steps.ROLL or not g.dice:
            continue
        dice = multisets(roll_of(g).pool)
        ends = after_dice_and_yields(g, dice)
        assert ends.means([1.0] * len(ends.states)) == pytest.approx([1.0] * len(dice))
        if len(ends.states) == len(dice):
            habits = after_all_dice(g, dice)
            assert features(ends.states, 0) == features(habits, 0)
        else:
            spread += 1

    assert (spread > 0) == (city == "tokyo")
