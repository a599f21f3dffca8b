"""What holds of the moves of every decision of every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.helpers import Plan, as_bytes, at_some, everything, in_every_city, walk
from tokyork import Game, IllegalMoveError
from tokyork.cities import CITIES
from tokyork.core import agenda
from tokyork.formats.notation import find_move

pytestmark = pytest.mark.interpreted


@in_every_city()
def test_every_decision_offers_at_least_two_different_moves(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if not game.over:
            assert len(game.legal_moves) >= 2
            assert len(set(game.legal_moves)) == len(game.legal_moves)


@in_every_city()
def test_every_move_is_found_again_by_its_text(city: str, plan: Plan) -> None:
    dice = Random(plan.seed)
    for game in walk(city, plan):
        moves = list(enumerate(game.legal_moves))
        for number, text in moves if len(moves) <= 12 else dice.sample(moves, 12):
            assert find_move(game.state, text) == number


@in_every_city(games=10)
def test_faces_may_stand_in_any_order(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        for number, text in enumerate(game.legal_moves):
            words = text.split()
            if words[0] == "keep":
                backwards = "  ".join(["KEEP", *reversed(words[1:])])
                assert find_move(game.state, backwards) == number


@in_every_city()
def test_the_default_is_legal(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if game.decision:
            assert game.decision.default in game.decision.moves


@in_every_city(games=10)
def test_the_moves_are_derived_from_the_position(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        before = game.legal_moves
        agenda.rederive(game.state)
        assert game.legal_moves == before


@in_every_city(games=12)
def test_every_legal_move_can_be_played(city: str, plan: Plan) -> None:
    dice = Random(plan.seed)
    for game in walk(city, plan):
        g = game.state
        if g.over:
            return
        numbers = range(len(g.moves))
        for number in numbers if len(numbers) <= 8 else dice.sample(numbers, 8):
            copy = g.clone()
            agenda.play(copy, number)
            assert copy.made == g.made + 1
            assert copy.over != bool(copy.pending)
            assert copy.over or len(copy.moves) >= 2


@in_every_city(games=6)
def test_a_refused_move_changes_nothing(city: str, plan: Plan) -> None:
    faces = CITIES[city].faces
    sixteen = f"keep {' '.join(faces[:1] * 16)}"  # more than one hexadecimal digit counts
    tried = dict.fromkeys(
        ["", "dance", "keep", "keep 9", "buy", "buy gold", "use", "use gold", "sweep", "p1 stop"]
    )
    tried[sixteen] = None
    for game in walk(city, plan):
        if game.over or not at_some(game, 5):
            continue
        legal = game.legal_moves
        before = _all_of(game)
        for text in [text for text in list(tried)[-40:] if text not in legal]:
            with pytest.raises(IllegalMoveError):
                game.play(text)
        other = next(seat for seat in game.seats if seat != _decision(game).seat)
        with pytest.raises(IllegalMoveError, match=_decision(game).seat):
            game.play(legal[0], seat=other)
        assert _all_of(game) == before
        tried.update(dict.fromkeys(legal[:2] + legal[-4:]))


def _decision(game: Game) -> Any:  # noqa: ANN401 - only to tell mypy that there is one
    assert game.decision
    return game.decision


def _all_of(game: Game) -> bytes:
    moves = game.record.moves if game.record else None
    return as_bytes([everything(game.state), game.snapshot(), game.events(), moves])
