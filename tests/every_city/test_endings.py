"""Every game ends, and says how."""

from __future__ import annotations

import pytest

from tests.helpers import Plan, in_every_city, walk
from tokyork import Game, GameOverError
from tokyork.cities import CITIES
from tokyork.core.turn import LAST_TURN
from tokyork.formats.notation import default_move

pytestmark = pytest.mark.interpreted


@in_every_city(games=40)
def test_every_game_ends_and_says_how(city: str, plan: Plan) -> None:
    *_, game = walk(city, plan)
    g = game.state
    alive = [seat for seat, m in zip(game.seats, g.monsters, strict=True) if m.alive]

    assert game.over
    assert game.decision is None
    assert game.events()[-1]["kind"] == "game_over"
    assert g.turn <= LAST_TURN
    assert set(game.winners) <= set(alive)
    if game.ending == "points":
        assert all(g.monsters[game.seats.index(w)].points >= g.options.points for w in game.winners)
    elif game.ending == "elimination":
        assert game.winners == alive
    elif game.ending == "no_winner":
        assert game.winners == []
        assert not alive or g.turn == LAST_TURN
    else:
        assert game.ending == "card"
    assert bool(game.winners) == (game.ending != "no_winner")
    with pytest.raises(GameOverError):
        game.play("stop")


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_of_defaults_ends(city: str, seats: int) -> None:
    game = Game(city, seats, seed=seats)
    while not game.over:
        assert game.state.made < 100_000
        game.play_number(default_move(game.state))


def test_nothing_follows_a_knock_out_that_ends_the_game_when_a_place_is_taken() -> None:
    """The last rival falls as it enters Tokyo, behind a trap: no further turn begins."""
    players = [
        {"health": 1},
        {"at": "tokyo_city", "cards": ["burrowing"]},
    ]
    rolls = [["claw", 1, 1, 2, 2, 3]]
    data = {"game": "tokyo", "players": players, "rolls": rolls}
    game = Game.from_scenario(data)
    game.play("stop")
    game.play("yield")

    assert game.winners == ["p2"]
    assert game.decision is None
    assert game.events()[-1]["kind"] == "game_over"
