"""Each achievement is earned by the story that it tells, and by no other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tokyork import Game
from tokyork.review.feats import FEATS, feats
from tokyork.review.played import PlayedGame
from tokyork.words.texts import languages, texts

if TYPE_CHECKING:
    from collections.abc import Sequence

JSON = dict[str, Any]
BLANK = [1, 1, 2, 2, "energy", "energy"]


def told(
    players: Sequence[JSON], rolls: Sequence[list[Any]], script: Sequence[str], **more: object
) -> list[str]:
    """What p1 achieves in a short game that begins in the middle."""
    scenario = {"title": "A story", "game": "tokyo", "players": players, "turn": "p1"}
    game = Game.from_scenario({**scenario, "rolls": rolls, "script": [], **more})
    positions, moves = [game.state.clone()], []
    for text in script:
        assert game.decision is not None
        moves.append(f"{game.decision.seat} {game.play(text)}")
        positions.append(game.state.clone())
    return feats(PlayedGame(game, positions, moves, game.events()))["p1"]


def inside(**more: object) -> JSON:
    return {"at": "tokyo_city", **more}


THREES = [3, 3, 3, 1, 2, "energy"]
CLAWS = ["claw", "claw", "claw", 1, 2, "energy"]


def test_won_from_one_health() -> None:
    thread = told([{"health": 1, "points": 17}, inside()], [THREES], ["stop"])
    safe = told([{"health": 2, "points": 17}, inside()], [THREES], ["stop"])

    assert "brink" in thread
    assert "brink_inside" not in thread
    assert "brink" not in safe


def test_won_from_one_health_inside() -> None:
    assert "brink_inside" in told([inside(health=1, points=17), {}], [THREES], ["stop"])


def test_won_untouched_by_points_without_hurting_or_buying() -> None:
    found = told([{"points": 17}, inside()], [THREES], ["stop"])

    assert {"untouched", "peaceful", "bare"} <= set(found)
    assert not {"shopper", "comeback", "alone", "whisker"} & set(found)


def test_won_by_a_whisker() -> None:
    found = told([{"points": 17}, inside(points=19)], [THREES], ["stop"])

    assert "whisker" in found
    assert "whisker" not in told([{"points": 17}, inside(points=18)], [THREES], ["stop"])


def test_won_alone_by_two_at_one_blow() -> None:
    found = told([inside(), {"health": 2}, {"health": 3}], [CLAWS], ["stop"])

    assert {"alone", "double"} <= set(found)
    assert "peaceful" not in found


def test_one_at_a_blow_is_not_two() -> None:
    assert "double" not in told([inside(), {"health": 2}, {"health": 9}], [CLAWS], ["stop"])


def test_won_after_a_rival_was_far_ahead() -> None:
    ahead = told([inside(points=1), {"health": 3, "points": 13}], [CLAWS], ["stop"])
    near = told([inside(points=2), {"health": 3, "points": 13}], [CLAWS], ["stop"])

    assert "comeback" in ahead
    assert "comeback" not in near


def test_six_of_a_kind() -> None:
    six = [[2, 2, 2, 2, 2, 2]]
    five = [[2, 2, 2, 2, 2, 1]]

    assert "six_alike" in told([{"points": 17}, inside()], six, ["stop"])
    assert "six_alike" not in told([{"points": 17}, inside()], five, ["stop"])


def test_whoever_loses_has_no_story_of_winning() -> None:
    found = told([{"points": 3, "health": 1}, inside()], [BLANK], ["stop"])

    assert found == []


@pytest.mark.parametrize("language", languages())
def test_every_achievement_has_a_name_and_a_story(language: str) -> None:
    words = texts(language)

    assert [name for name in FEATS if not words.has(f"feat-{name}")] == []
    assert [name for name in FEATS if not words.has(f"feat-{name}", "text")] == []


QUIET = [1, 1, 2, 2, 3, "heart"]


def test_five_turns_in_a_row_begun_inside() -> None:
    assert "landlord" in told([inside(), {}], [QUIET] * 9, ["stop"] * 9)
    assert "landlord" not in told([inside(), {}], [QUIET] * 7, ["stop"] * 7)


def test_fallen_come_back_and_won() -> None:
    child = inside(health=2, cards=["it_has_a_child"])
    rolls = [QUIET, CLAWS, CLAWS]
    found = told([child, {"health": 3}], rolls, ["stop", "stop", "stop"])

    assert "reborn" in found
    assert "untouched" not in found


def test_six_cards_bought_and_won() -> None:
    market = ["corner_store", "commuter_train", "apartment_building"]
    deck = ["skyscraper", "national_guard", "heal"]
    buys = [f"buy {card}" for card in (*market, *deck)]
    shopper = {"energy": 60, "points": 8}
    more: JSON = {"market": market, "deck": deck}
    found = told([shopper, inside()], [QUIET], ["stop", *buys, "end"], **more)

    assert "shopper" in found
    assert "bare" not in found
