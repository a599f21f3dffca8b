"""A move can be taken back until something is revealed or another seat has chosen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.helpers import Plan, as_bytes, begin, everything, walk
from tokyork import BadInputError, Game
from tokyork.cities import CITIES

pytestmark = pytest.mark.interpreted

POSITION: dict[str, Any] = {
    "game": "tokyo",
    "players": [
        {"energy": 20, "cards": ["metamorph", "herd_culler"]},
        {"at": "tokyo_city", "cards": ["wings"], "energy": 2},
    ],
    "market": ["heal", "jets", "mimic"],
    "rolls": [[1, 1, 2, 2, "claw", 3]],
}


def all_of(game: Game) -> bytes:
    moves = game.record.moves if game.record else None
    return as_bytes([everything(game.state), game.snapshot(), game.events(), moves])


def test_nothing_can_be_taken_back_at_the_start() -> None:
    game = Game("tokyo", 2, seed=1)

    assert not game.can_undo
    with pytest.raises(BadInputError, match="cannot be undone"):
        game.undo()


def test_changing_a_die_can_be_taken_back() -> None:
    game = Game.from_scenario(POSITION)
    game.play("stop")
    before = all_of(game)
    game.play("use herd_culler 2")
    assert game.can_undo
    game.undo()

    assert all_of(game) == before
    assert game.can_undo  # the stop before it showed nothing either
    game.undo()
    assert "keep" in game.legal_moves


def test_thrown_dice_cannot_be_taken_back() -> None:
    game = Game.from_scenario(POSITION)
    game.play("keep 1 1 2 claw 3")

    assert not game.can_undo


def test_a_revealed_card_cannot_be_taken_back() -> None:
    game = Game.from_scenario(POSITION)
    for move in ("stop", "pass", "pass", "stay"):
        game.play(move)
    assert game.can_undo
    game.play("buy heal")

    assert not game.can_undo


def test_a_card_seen_in_secret_cannot_be_taken_back() -> None:
    players = [{"cards": ["made_in_a_lab"], "energy": 5}, {"at": "tokyo_city"}]
    game = Game.from_scenario(POSITION | {"players": players, "rolls": [[1, 1, 2, 2, 3, 3]]})
    game.play("stop")
    game.play("use made_in_a_lab")

    assert not game.can_undo


def test_a_seat_takes_back_only_its_own_moves() -> None:
    game = Game.from_scenario(POSITION)
    game.play("stop")
    game.play("pass", seat="p1")
    game.play("pass", seat="p2")  # Wings are not used
    game.undo()

    assert not game.can_undo
    assert game.view()["decision"] == {"seat": "p2", "kind": "damage"}


def test_the_end_of_a_turn_throws_the_next_dice_and_cannot_be_taken_back() -> None:
    game = Game.from_scenario(POSITION)
    while game.view()["active"] == "p1":
        assert game.decision
        game.play(game.decision.default)

    assert not game.can_undo


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seed", range(3))
def test_who_asks_late_gets_the_same_answer_as_who_always_asked(city: str, seed: int) -> None:
    asking = begin(city, Plan(3, seed, rich=seed == 2))
    answers = [asking.can_undo]
    dice = Random(seed)
    for _ in range(120):
        if asking.over:
            break
        late = Game.load(asking.save())
        for _ in range(3):
            if not asking.over:
                number = dice.choice(asking.legal_numbers)
                asking.play_number(number)
                late.play_number(number)
        while late.can_undo:
            answers.append(asking.can_undo)
            for game in (asking, late):
                game.undo()
            assert asking == late
            assert asking.save() == late.save()
        if not asking.over:
            asking.play_number(dice.choice(asking.legal_numbers))
    assert answers == [False] + [True] * (len(answers) - 1)
    assert len(answers) > 1


def test_a_position_that_was_changed_by_hand_is_not_returned_to() -> None:
    game = Game.from_scenario(POSITION)
    game.play("stop")
    game.state.monsters[0].energy += 1
    assert not game.can_undo


def test_loaded_dice_that_do_not_fit_leave_the_game_as_it_was() -> None:
    game = Game.from_scenario(POSITION | {"rolls": [[1, 1, 2, 2, "claw", 3], [1]]})
    before = all_of(game)
    with pytest.raises(BadInputError, match="rolls: roll 2 shows 1 dice"):
        game.play("keep 1 1")
    assert all_of(game) == before
    assert not game.can_undo
    game.play("keep 1 1 2 2 claw")
    assert not game.can_undo


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seed", range(6))
def test_what_is_taken_back_leaves_no_trace(city: str, seed: int) -> None:
    plan = Plan(2 + seed % 5, seed, rich=seed % 2 == 1)
    undone = 0
    for game in walk(city, plan, most=150):
        if game.over:
            break
        before = all_of(game.clone())
        for number in range(len(game.legal_moves))[-3:]:
            copy = game.clone()
            copy.play_number(number)
            if copy.can_undo:
                copy.undo()
                undone += 1
                assert all_of(copy) == before

    assert undone
