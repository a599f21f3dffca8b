"""Positions that random games seldom reach are saved and restored too."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tokyork import BadInputError, Game

pytestmark = pytest.mark.interpreted

PLAYERS = [
    {"cards": ["acid_attack", "spiked_tail", "extra_head"]},
    {"at": "tokyo_city", "cards": ["camouflage", "wings"], "energy": 4},
]


def restored(game: Game) -> Game:
    return Game.from_snapshot(json.loads(json.dumps(game.snapshot())))


def test_more_dice_against_a_loss_than_the_box_holds() -> None:
    rolls = [["claw"] * 7, ["claw"] * 9]
    game = Game.from_scenario({"game": "tokyo", "players": PLAYERS, "rolls": rolls})
    game.play("stop")

    assert game.view()["side_dice"] == ["claw"] * 9
    assert restored(game).snapshot() == game.snapshot()
    assert restored(game).legal_moves == ["use wings", "pass"]


def test_loaded_dice_and_queued_turns_are_kept() -> None:
    rolls: list[list[Any]] = [[1, 1, 1, "energy", 2, 3], ["claw"] * 5]
    players = [{"cards": ["freeze_time"], "energy": 7}, {"at": "tokyo_city"}]
    game = Game.from_scenario(
        {"game": "tokyo", "players": players, "rolls": rolls, "market": ["frenzy"]}
    )
    for move in ("stop", "buy frenzy", "again"):
        game = restored(game)
        game.play(move)

    assert game.view()["dice"] == ["claw"] * 5
    assert game.view()["extra_turns"] == ["p1"]


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_a_saved_position_keeps_what_was_told_of_its_turn(city: str) -> None:
    places = [{"at": "tokyo_city"}, {}] if city == "tokyo" else [{"at": "queens"}, {"at": "lower"}]
    game = Game.from_scenario({"game": city, "players": places, "turn": "p2"})
    again = Game.load(game.save())

    assert [event["kind"] for event in game.events()][-1] == "rolled"
    assert again.events() == game.events()
    again.play("stop")
    assert again.events()[len(game.events())]["after"] == 1


@pytest.mark.parametrize("told", [7, [[1]], [[0, 99, 0, 0, 0, 0]], [[0, 3, 0, "x", 0, 0]]])
def test_what_was_told_is_refused_if_it_makes_no_sense(told: object) -> None:
    game = Game.from_scenario({"game": "tokyo", "players": [{}, {}]})
    with pytest.raises(BadInputError, match="told"):
        Game.load(json.dumps(json.loads(game.save()) | {"told": told}))


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"drawn": 67}, "drawn"),
        ({"market": ["wings", "wings", "jets"]}, "[a-z_]+: expected exactly"),
        ({"first": 2}, "first"),
        ({"pending": None}, "pending"),
        ({"pending": ["throw", "p1", 0, None]}, "pending"),
        ({"pending": ["end", "p1", 0, None]}, "pending"),
        ({"queued": [7]}, "queued"),
        ({"phase": 9}, "phase"),
        ({"dice": ["star"]}, "dice"),
        ({"active": "p3"}, "active"),
    ],
    ids=str,
)
def test_a_position_that_no_game_can_reach_is_refused(changes: dict[str, Any], place: str) -> None:
    data = Game("tokyo", 2, seed=1).snapshot() | changes

    with pytest.raises(BadInputError, match=f"^({place})"):
        Game.from_snapshot(data)


@pytest.mark.parametrize(
    ("name", "value"),
    [("health", 11), ("health", 0), ("points", 21), ("at", 3), ("at", 2), ("energy", -1)],
)
def test_a_monster_that_no_game_can_have_is_refused(name: str, value: int) -> None:
    data = Game("tokyo", 2, seed=1).snapshot()
    data["monsters"][1][name] = value

    with pytest.raises(BadInputError, match=r"monsters\[1\]"):
        Game.from_snapshot(data)


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_a_snapshot_from_before_turns_were_bounded_is_still_read(city: str) -> None:
    game = Game(city, 3, seed=5)
    data = game.snapshot()
    del data["repeats"]
    if city == "new_york":
        del data["board"]["rides"]

    assert Game.from_snapshot(data).snapshot() == game.snapshot()
