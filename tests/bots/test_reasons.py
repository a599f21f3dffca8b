"""A bot says why in one line."""

from __future__ import annotations

import pytest

from tests.helpers import COMPILED, positions
from tokyork import Game
from tokyork.bots import BOTS, Choice, Seen, best_of, make_bot, reason
from tokyork.cities import CITIES

pytestmark = pytest.mark.interpreted

POSITION = {
    "game": "tokyo",
    "players": [{"energy": 6}, {"at": "tokyo_city"}],
    "market": ["jets", "heal", "wings"],
    "rolls": [[1, 1, 2, 2, 3, 3]],
}


def shop() -> dict[str, object]:
    game = Game.from_scenario(POSITION)
    game.play("stop")
    return game.view("p1")


def test_the_move_comes_first_with_its_value_and_then_the_next_best() -> None:
    choice = best_of([("end", 0.5), ("buy wings", 7), ("buy jets", 5.999), ("sweep", -1)])

    assert choice.move == "buy wings"
    assert reason(choice, shop()) == (
        "buy Wings for 6 energy (7.00); other moves: "
        "buy Jets for 5 energy (6.00); finish buying (0.50); "
        "sweep the market for 2 energy (-1.00)"
    )


def test_at_most_three_others_are_named() -> None:
    moves = ["buy wings", "buy jets", "buy heal", "sweep", "end"]
    choice = best_of((move, -n) for n, move in enumerate(moves))

    assert reason(choice, shop()).count(";") == 3
    assert "end" not in reason(choice, shop())


def test_a_bot_may_choose_another_than_the_best() -> None:
    choice = Choice("end", (("buy wings", 7.0), ("end", 0.5)))

    assert reason(choice, shop()) == (
        "finish buying (0.50); other moves: buy Wings for 6 energy (7.00)"
    )


def test_without_values_there_is_nothing_to_weigh() -> None:
    assert reason(Choice("end"), shop()) == "finish buying (moves not weighed)"
    assert reason(Choice("end", (("end", 1.0),)), shop()) == "finish buying (1.00)"


def test_of_equal_moves_the_first_is_best() -> None:
    assert best_of([("a", 1), ("b", 2), ("c", 2)]).move == "b"


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize(
    "name", [f"{name}:1ms" for name in (BOTS if COMPILED else ["random", "level1"])]
)
def test_every_bot_says_why_in_one_line_at_every_decision(city: str, name: str) -> None:
    for g in positions(city, games=5, every=10):
        seen = Seen(g)
        line = reason(make_bot(name).choose(seen), seen.view)
        assert line
        assert "\n" not in line
        assert "bots-" not in line
