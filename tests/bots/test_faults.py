"""Faults that our players once had: a position for each, and what is right there."""

from __future__ import annotations

from typing import Any

import pytest

from tokyork import Game
from tokyork.bots import Seen, make_bot
from tokyork.bots.network import load_network
from tokyork.bots.rival_answers import chance_to_leave, judged
from tokyork.bots.thinking.ahead import after_dice_and_yields
from tokyork.solved import duel

pytestmark = pytest.mark.interpreted

SHOP = ["jets", "heal", "wings"]
HAND_MADE = ("greedy", "brawler", "builder", "showoff")


def struck(health: int, points: int, seats: int, attacker: int = 5) -> Game:
    """The second seat is hit in Tokyo and has so much health left."""
    rivals: list[dict[str, Any]] = [{"points": attacker}] + [{"points": 5}] * (seats - 2)
    inside = {"at": "tokyo_city", "health": health + 1, "points": points}
    players = [rivals[0], inside, *rivals[1:]]
    roll = ["claw", 1, 1, 2, 2, "heart"]
    game = Game.from_scenario(
        {"game": "tokyo", "players": players, "market": SHOP, "rolls": [roll]}
    )
    game.play("stop")
    return game


def answer(name: str, game: Game) -> str:
    return make_bot(name, seed=1).choose(game).move


@pytest.mark.parametrize("name", [*HAND_MADE, "learned", "search:48games"])
@pytest.mark.parametrize("seats", [2, 4])
def test_with_one_health_left_early_in_a_game_it_leaves_tokyo(name: str, seats: int) -> None:
    assert answer(name, struck(health=1, points=2, seats=seats)) == "yield"


@pytest.mark.parametrize("name", [*HAND_MADE, "learned", "search:48games"])
@pytest.mark.parametrize("seats", [2, 4])
def test_with_one_health_left_and_eighteen_points_it_stays_and_wins(name: str, seats: int) -> None:
    """Its turn is next, and begins with two points."""
    assert answer(name, struck(health=1, points=18, seats=seats)) == "stay"


@pytest.mark.parametrize(("health", "points", "attacker"), [(1, 4, 5), (1, 18, 12), (9, 2, 5)])
def test_greedy_answers_as_perfect_play_does_where_it_matters(
    health: int, points: int, attacker: int
) -> None:
    right = "stay" if duel.stays(health, 8, points, attacker) else "yield"

    assert answer("greedy", struck(health, points, seats=2, attacker=attacker)) == right


def with_dice(roll: list[object], **mine: object) -> Game:
    players = [mine, {"at": "tokyo_city"}, {}]
    return Game.from_scenario(
        {"game": "tokyo", "players": players, "market": SHOP, "rolls": [roll]}
    )


@pytest.mark.parametrize("name", [*HAND_MADE, "learned", "search:48games"])
def test_it_sees_a_win_that_only_the_shop_stands_before(name: str) -> None:
    """Nineteen points, three threes in hand, and energy: the turn goes on with purchases."""
    game = with_dice([3, 3, 3, "energy", "energy", "heart"], points=19, energy=6)
    move = answer(name, game)

    assert move == "stop" or move.split().count("3") >= 3


@pytest.mark.parametrize("name", [*HAND_MADE, "learned", "search:48games"])
def test_it_throws_no_dice_again_that_have_won(name: str) -> None:
    assert answer(name, with_dice([3, 3, 3, 1, 2, "heart"], points=19)) == "stop"


@pytest.mark.parametrize("name", [*HAND_MADE, "learned"])
def test_it_buys_nothing_that_would_undo_a_win(name: str) -> None:
    game = with_dice([3, 3, 3, "energy", "energy", "heart"], points=19, energy=6)
    game.play("stop")
    while not game.over:
        game.play(answer(name, game))

    assert game.winners == ["p1"]


def test_a_rival_in_manhattan_flees_or_stays_as_is_better_for_it() -> None:
    players: list[dict[str, Any]] = [
        {"at": "bronx"},
        {"at": "upper", "health": 3},
        {"at": "queens"},
    ]
    market = ["subway", "shadow_double", "drink_the_hudson"]
    scenario = {"game": "new_york", "players": players, "turn": "p1", "market": market}
    g = Game.from_scenario(scenario).state
    ends = after_dice_and_yields(g, [0, 1 << 4 * g.rules.faces.index("claw")])
    network = load_network("new_york")
    nothing, blow = judged(network, ends, 0)

    assert ends.asked == [1]
    stay, leave = (ends.states[node[0]] for node in (ends.staying, ends.leaving))
    assert stay.monsters[1].at != leave.monsters[1].at
    mine = network.chances([stay, leave], 0)
    assert min(mine) <= blow <= max(mine)
    assert nothing != blow


def test_who_would_gain_by_leaving_is_likely_to_leave() -> None:
    assert chance_to_leave(0.0) == 0.5
    assert chance_to_leave(0.2) > 0.99
    assert chance_to_leave(-0.2) < 0.01


@pytest.mark.parametrize("health", [3, 6, 10])
@pytest.mark.parametrize("points", [0, 8, 15])
def test_learned_does_not_sweep_where_it_could_buy_hardly_anything_afterwards(
    health: int, points: int
) -> None:
    """Three energy, of which a sweep takes two."""
    players: list[dict[str, Any]] = [
        {"energy": 3, "health": health, "points": points},
        {"at": "tokyo_city"},
        {},
        {},
    ]
    roll = [1, 2, 1, 2, 3, 3]
    market = ["wings", "regeneration", "giant_brain"]
    game = Game.from_scenario(
        {"game": "tokyo", "players": players, "market": market, "rolls": [roll]}
    )
    game.play("stop")

    assert "sweep" in Seen(game.state).legal
    assert answer("learned", game) == "end"
