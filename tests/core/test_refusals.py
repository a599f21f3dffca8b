"""A refused move says who must choose what, and why this is not possible."""

from __future__ import annotations

from typing import Any

import pytest

from tokyork import Game, GameOverError, IllegalMoveError

pytestmark = pytest.mark.interpreted

SHOP = {
    "game": "tokyo",
    "players": [{"energy": 4}, {"at": "tokyo_city", "cards": ["wings"], "energy": 2}],
    "market": ["jets", "nova_breath", "heal"],
    "rolls": [[1, 1, 2, 2, 3, 3]],
}
ROLL = SHOP | {"players": [{"cards": ["energy_drink"]}, {"at": "tokyo_city"}]}
CLAWS = SHOP | {"rolls": [["claw", "claw", 2, 2, 3, 3]]}


def game_at(kind: str, data: dict[str, Any]) -> Game:
    """The game of a scenario at its first decision of this kind."""
    game = Game.from_scenario(data)
    while game.decision and game.decision.kind != kind:
        game.play(game.decision.default)
    return game


def refusal(kind: str, move: str, data: dict[str, Any]) -> IllegalMoveError:
    with pytest.raises(IllegalMoveError) as caught:
        game_at(kind, data).play(move)
    return caught.value


def test_a_refusal_names_seat_kind_move_and_reason() -> None:
    error = refusal("buy", "buy nova_breath", SHOP)

    assert (error.seat, error.kind, error.move) == ("p1", "buy", "buy nova_breath")
    assert str(error) == (
        "p1 must choose (buy), and 'buy nova_breath' is not legal: "
        "it costs 7, and you have 4 energy."
    )


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("buy jets", "it costs 5, and you have 4 energy"),
        ("buy wings", "wings is not in the market, which offers jets, nova_breath, heal"),
        ("buy excalibur", "there is no card excalibur in this city"),
        ("use wings", "you do not have wings"),
        ("use excalibur", "there is no card excalibur in this city"),
        ("keep 1 1", "that move does not fit this decision (buy)"),
        ("pass", "that move does not fit this decision (buy)"),
        ("dance", "that move does not fit this decision (buy)"),
        ("", "no move was given"),
        ("   ", "no move was given"),
    ],
)
def test_at_the_market_the_reason_is_the_price_or_the_offer(move: str, reason: str) -> None:
    assert refusal("buy", move, SHOP).reason == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("keep 1 1 1", "there are not that many dice showing 1; the dice are 1 1 2 2 3 3"),
        ("keep heart", "there are not that many dice showing heart; the dice are 1 1 2 2 3 3"),
        ("keep star", "there is no face star; the faces are 1 2 3 heart energy claw"),
        ("use energy_drink 1", "energy_drink cannot be used that way now"),
        ("use jets", "you do not have jets"),
        ("buy heal", "that move does not fit this decision (roll)"),
    ],
)
def test_at_the_roll_the_reason_is_in_the_dice(move: str, reason: str) -> None:
    assert refusal("roll", move, ROLL).reason == reason


def test_without_rolls_left_the_reason_is_that() -> None:
    players = [{"cards": ["energy_drink"], "energy": 1}, {"at": "tokyo_city"}]
    rolls = [[1, 1, 2, 2, 3, 3], [1], [1]]
    game = Game.from_scenario(SHOP | {"players": players, "rolls": rolls})
    game.play("keep 1 2 2 3 3")
    game.play("keep 1 2 2 3 3")

    with pytest.raises(IllegalMoveError, match="there are no rolls left"):
        game.play("keep 1 2 2 3 3")


def test_a_seat_that_need_not_choose_is_refused() -> None:
    game = game_at("yield", CLAWS)
    with pytest.raises(IllegalMoveError, match=r"p2 must choose \(yield\).* it is p2.s choice"):
        game.play("yield", seat="p1")
    game.play("yield", seat="p2")

    assert game.view()["monsters"][1]["at"] == "outside"


def test_a_sweep_that_cannot_be_paid_names_its_price() -> None:
    players = [{"energy": 1, "cards": ["made_in_a_lab"]}, {"at": "tokyo_city"}]
    error = refusal("buy", "sweep", SHOP | {"players": players})

    assert error.reason == "it costs 2, and you have 1 energy"


def test_the_price_in_a_refusal_is_that_of_the_buyer() -> None:
    players = [{"energy": 4, "cards": ["alien_origin"]}, {"at": "tokyo_city"}]
    error = refusal("buy", "buy nova_breath", SHOP | {"players": players})

    assert error.reason == "it costs 6, and you have 4 energy"


def test_a_card_of_the_discard_pile_is_refused_at_its_own_price() -> None:
    """Diva costs 5, and 4 from the pile."""
    players = [
        {"at": "bronx", "energy": 3, "cards": ["scavenger"]},
        {"at": "lower", "health": 1, "cards": ["diva"]},
        {"at": "queens"},
    ]
    data = {"game": "new_york", "players": players, "market": ["subway"]}
    roll = ["claw", "heart", "heart", "heart", "star", "star"]
    error = refusal("buy", "buy diva from discard", data | {"rolls": [roll]})

    assert error.reason == "it costs 4, and you have 3 energy"


def test_more_dice_than_there_are_cannot_be_kept() -> None:
    ones = " ".join(["1"] * 16)  # sixteen would carry over into the count of the 2s

    assert "there are not that many dice showing 1" in refusal("roll", f"keep {ones}", ROLL).reason


def test_faces_may_be_named_in_any_order_and_spelling() -> None:
    game = game_at("roll", ROLL | {"rolls": [[1, 1, 2, 2, 3, 3], [1]]})
    game.play("  KEEP 3 2  1 3 2 ")

    assert game.view()["dice"] == ["1", "1", "2", "2", "3", "3"]


def test_keeping_every_die_is_written_stop() -> None:
    assert refusal("roll", "keep 1 1 2 2 3 3", ROLL).reason == "to keep all dice, type “stop”"


def test_after_the_end_no_move_is_possible() -> None:
    game = Game("tokyo", 2, seed=1)
    while game.decision:
        game.play(game.decision.default)
    before = game.save()

    with pytest.raises(GameOverError, match="The game is over"):
        game.play("stop")
    with pytest.raises(GameOverError, match="The game is over"):
        game.play_number(0)
    assert game.save() == before


@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_number_outside_the_list_is_refused_and_changes_nothing(number: int) -> None:
    game = Game("tokyo", 2, seed=1)
    before = game.save(), game.snapshot()

    with pytest.raises((IllegalMoveError, IndexError)):
        game.play_number(number)
    assert (game.save(), game.snapshot()) == before


def test_what_pays_for_itself_is_refused_after_three_times() -> None:
    tiny = SHOP | {
        "options": {"deck": {"energize": 1}},
        "players": [{"energy": 20}, {"at": "tokyo_city"}],
        "market": ["energize"],
    }
    game = game_at("buy", tiny)
    for _ in range(3):
        game.play("buy energize")
        game.play("sweep")

    with pytest.raises(IllegalMoveError, match="energize has already been bought three times"):
        game.play("buy energize")


def test_a_fourth_ride_to_a_borough_is_refused() -> None:
    players = [{"at": "bronx", "energy": 10}, {"at": "lower"}]
    game = game_at("roll", {"game": "new_york", "players": players, "market": ["subway"]})
    while game.decision and game.decision.kind != "start":
        offered = [move.text for move in game.decision.moves]
        game.play("buy subway" if "buy subway" in offered else game.decision.default)
    for _ in range(3):
        game.play("move queens")
        game.play("move brooklyn")

    with pytest.raises(IllegalMoveError, match="you have already ridden there three times"):
        game.play("move queens")
    with pytest.raises(IllegalMoveError, match="not one of the legal moves now"):
        game.play("move atlantis")
