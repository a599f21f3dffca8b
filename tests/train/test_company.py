"""The league of a training: the pupil, its past selves, and guests of whom no two are alike."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from tests.helpers import COMPILED
from tokyork.bots import training
from tokyork.bots.network.layers import FOLDER
from tokyork.bots.tempers import LEVEL_HEAD
from tokyork.bots.thinking.features import WIDTH
from tokyork.bots.thinking.quick import Quick
from tokyork.bots.training.curriculum import past_selves
from tokyork.bots.training.opponents import (
    WEIGHTS,
    League,
    NamedGuest,
    TemperedGuest,
    beset,
    perturbed,
    single_minded,
)
from tokyork.bots.training.self_play import GamesToPlay, play_batch, varied_table
from tokyork.cities import CITIES

GAMES = 30 if COMPILED else 3


def test_the_host_sits_at_every_table_and_guests_and_past_selves_at_some() -> None:
    host, past = Quick(LEVEL_HEAD["tokyo"]), Quick(LEVEL_HEAD["tokyo"])
    league = League("tokyo", [past])
    alone = guests = selves = 0
    for seed in range(300):
        players = league.invite(host, 4, Random(seed))
        assert host in players
        alone += all(player is host for player in players)
        guests += any(isinstance(player, TemperedGuest) for player in players)
        selves += past in players

    assert 90 < alone < 180
    assert guests > 80
    assert selves > 60


def test_no_two_guests_are_alike() -> None:
    chance = Random(1)
    one, other = (perturbed(LEVEL_HEAD["tokyo"], chance) for _ in range(2))

    assert "danger" in WEIGHTS
    assert all(getattr(one, name) != getattr(other, name) for name in ("points", "health"))


def test_some_guests_think_of_one_thing_and_some_never_leave_the_centre() -> None:
    temper = single_minded(LEVEL_HEAD["tokyo"], Random(1))
    stronger = [n for n in WEIGHTS if getattr(temper, n) > getattr(LEVEL_HEAD["tokyo"], n)]
    league = League("tokyo")
    guests = [
        player
        for seed in range(300)
        for player in league.invite(Quick(LEVEL_HEAD["tokyo"]), 4, Random(seed))
        if isinstance(player, TemperedGuest)
    ]
    leaving = [guest.leaves for guest in guests]

    assert len(stronger) == 1
    assert 0.1 < leaving.count(False) / len(guests) < 0.3
    assert 0 < leaving.count(True) < leaving.count(False) < leaving.count(None)


def test_only_the_hosts_seats_are_learned_from() -> None:
    weights = FOLDER / "tokyo.npz"
    found = play_batch(GamesToPlay("tokyo", weights, range(GAMES), (weights,)))
    quick = play_batch(GamesToPlay("tokyo", None, range(GAMES)))

    assert len(found.rows) == WIDTH * len(found.targets)
    assert all(0 <= target <= 1 for target in found.targets)
    assert len(quick.targets) > 0


@pytest.mark.parametrize("city", CITIES)
def test_tables_are_of_many_kinds(city: str) -> None:
    tables = [varied_table(city, Random(seed), seed) for seed in range(200)]

    assert {len(g.monsters) for g in tables} == {2, 3, 4, 5, 6}
    assert 5 < sum(not g.deck for g in tables) < 60
    assert 30 < sum(any(m.points for m in g.monsters) for g in tables) < 100
    assert all(m.health >= 1 and m.points < 20 for g in tables for m in g.monsters)


def test_past_selves_come_from_all_lessons_before() -> None:
    assert past_selves(1) == []
    assert past_selves(10) == [3, 5, 7]


def test_no_training_knows_the_outsiders() -> None:
    for file in Path(training.__file__).parent.glob("*.py"):
        imported = [
            node.module or ""
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.ImportFrom)
        ]
        assert not any("outsiders" in module for module in imported)


def test_for_a_best_response_all_other_seats_are_the_bots() -> None:
    host = Quick(LEVEL_HEAD["tokyo"])
    players = beset(host, "level1", 4, Random(3))

    assert sum(player is host for player in players) == 1
    assert [type(p.bot).__name__ for p in players if isinstance(p, NamedGuest)] == ["Wavering"] * 3
    assert play_batch(GamesToPlay("tokyo", None, range(2), against="level1")).turns > 0
