"""Records and snapshots bring every position of every game back."""

from __future__ import annotations

import json
from random import Random

import pytest
import yaml

from tests.helpers import FRESH, Plan, as_bytes, at_some, everything, in_every_city, pick, walk
from tokyork import Game
from tokyork.core import agenda
from tokyork.formats.notation import legal_texts
from tokyork.formats.record import read_record, replay
from tokyork.formats.snapshot import restore, snapshot

pytestmark = pytest.mark.interpreted


@in_every_city(FRESH, games=12)
def test_a_record_replays_to_the_position_at_every_decision(city: str, plan: Plan) -> None:
    positions = []
    game = None
    for game in walk(city, plan):
        positions.append(as_bytes(snapshot(game.state)))
    assert game
    assert game.record
    record = read_record(yaml.safe_load(game.save()))

    assert len(record.moves) == len(positions) - 1
    for made in [0, 1, len(positions) // 3, len(positions) // 2, len(positions) - 1]:
        assert as_bytes(snapshot(replay(record, made))) == positions[made]
    assert as_bytes(snapshot(Game.load(game.save()).state)) == positions[-1]


@in_every_city(games=10)
def test_a_snapshot_reproduces_the_position_at_every_decision(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        g = game.state
        copy = restore(json.loads(json.dumps(snapshot(g))))
        assert as_bytes(snapshot(copy)) == as_bytes(snapshot(g))
        assert legal_texts(copy) == legal_texts(g) or g.over
        if at_some(game, 10):
            before, after = everything(g), everything(copy)
            assert [k for k in before if k not in {"log", "moves"} and before[k] != after[k]] == []


@in_every_city(games=12)
def test_a_restored_game_and_a_clone_go_on_like_the_original(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if game.over or not at_some(game, 40):
            continue
        g = game.state.clone()
        others = [game.state.clone(), restore(json.loads(json.dumps(snapshot(g))))]
        dice = Random(plan.seed)
        while not g.over:
            number = pick(g, dice, plan.taste)
            for other in (g, *others):
                agenda.play(other, number)
        for other in others:
            assert as_bytes(snapshot(other)) == as_bytes(snapshot(g))
