"""The coach: its best moves, its reasons, and that it knows no more than the player."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.helpers import positions, twin
from tokyork import Game, forecast
from tokyork.arena.against_perfection import new_duel
from tokyork.coach.counsel import counsel
from tokyork.coach.destruction_plan import destruction_plan
from tokyork.coach.strip import odds_table
from tokyork.core.agenda import play
from tokyork.formats.notation import chooser, decision_kind, legal_texts
from tokyork.new_york.board import in_new_york
from tokyork.solved.duel_moves import duel_values
from tokyork.words.parts import plain
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tokyork.core.state import State

SEAT_IN_TOKYO: dict[str, Any] = {
    "game": "tokyo",
    "players": [{"at": "tokyo_city", "health": 6}, {}, {}],
    "rolls": [["3", "3", "3", "heart", "heart", "1"]],
}


def test_the_best_keep_is_told_with_what_it_gains_and_why() -> None:
    told = counsel(Game.from_scenario(SEAT_IN_TOKYO).state, "heart heart")

    assert told.keep is not None
    assert told.keep[:3] == ["3", "3", "3"]
    assert told.gain is not None
    assert told.gain > 0.01
    assert "+3 points" in plain(told.reason)
    assert texts()("coach-useless", face=texts()("face-heart")) in plain(told.reason)


def test_the_best_keep_gains_nothing_over_itself() -> None:
    g = Game.from_scenario(SEAT_IN_TOKYO).state
    best = counsel(g, "").keep
    assert best is not None

    assert counsel(g, " ".join(best)).gain == 0.0


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_every_decision_gets_a_legal_move_with_a_reason(city: str) -> None:
    kinds = set()
    for g in positions(city, games=6, every=3):
        kind = decision_kind(g)
        if kind in kinds:
            continue
        kinds.add(kind)
        told = counsel(g, "")
        assert told.move in legal_texts(g)
        assert 0 <= told.chance <= 1
        assert told.reason
        assert told.verdict
    assert len(kinds) > 3


def test_a_plan_spends_the_destruction_in_hand() -> None:
    game = Game.from_scenario(
        {
            "game": "new_york",
            "players": [{"at": "queens"}, {"at": "bronx"}, {"at": "lower"}],
            "boroughs": {"queens": {"units": ["infantry", "jet"]}},
            "rolls": [["destroy", "destroy", "destroy", "heart", "star", "energy"]],
        }
    )

    plan = destruction_plan(game.state, 0)

    assert plan.count == 3
    assert plan.steps
    assert all(step.move.startswith("destroy ") for step in plan.steps)


# --- fairness ---


def advice_of(g: State) -> list[object]:
    seat = int(chooser(g))
    told: list[object] = [counsel(g, "")]
    if g.turn:
        told.append(forecast.stay_or_leave(Game.of(g), samples=20))
    if decision_kind(g) == "roll":
        told.append(odds_table(g, seat))
    if in_new_york(g) and g.turn:
        told += [destruction_plan(g, seat), forecast.ouch(Game.of(g))]
    return told


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_advice_does_not_depend_on_what_is_hidden(city: str) -> None:
    dice = Random(city)
    tried = list(positions(city, games=5, every=60))
    for g in tried:
        assert advice_of(g) == advice_of(twin(g, int(chooser(g)), dice))
    assert len(tried) > 8


def test_in_the_solved_duel_the_coach_knows_the_best_move_and_its_chance() -> None:
    g = new_duel(seed=3)
    for _ in range(12):
        values = duel_values(g)
        told = counsel(g)
        assert told.chance == pytest.approx(max(values), abs=1e-6)
        assert values[legal_texts(g).index(told.move)] == pytest.approx(max(values), abs=1e-6)
        play(g, legal_texts(g).index(told.move))
        if g.over:
            break
