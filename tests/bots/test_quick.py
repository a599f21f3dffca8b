"""The quick player, and its keeps."""

from __future__ import annotations

from random import Random

import pytest

from tests.helpers import fresh
from tokyork.bots.thinking.keeping import Keeping, each_alone
from tokyork.bots.thinking.quick import NOBODY, Quick, play_until_asked
from tokyork.bots.thinking.worth import Temper
from tokyork.cities import CITIES
from tokyork.odds.multisets import multisets
from tokyork.odds.solve import Plan

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("pool", [1, 3, 6])
def test_keeps_are_those_of_the_exact_plan(pool: int) -> None:
    dice = Random(pool)
    values = [dice.random() for _ in multisets(pool)]
    plan = Plan(pool, 2, values)
    keeping = Keeping(pool, list(values), bent=True)
    for lie in multisets(pool):
        for left in (1, 2):
            best = plan.best(lie, left)
            kept = int(keeping.best(lie, left))
            assert plan.keep(lie, kept, left).value == pytest.approx(best.value)
            if kept != lie:
                assert keeping.value(kept, left) == pytest.approx(best.value)
        assert keeping.stop(lie) == values[multisets(pool).index(lie)]


@pytest.mark.parametrize("city", CITIES)
def test_the_quick_player_finishes_games(city: str) -> None:
    for seed in range(3):
        g = fresh(city, 2 + seed, seed)
        play_until_asked(g, Quick(Temper()), 500, NOBODY)
        assert g.over


def test_faces_stand_alone_in_their_order() -> None:
    assert each_alone(2) == [0, *(n << 4 * face for face in range(6) for n in (1, 2))]
