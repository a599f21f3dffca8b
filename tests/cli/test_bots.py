from __future__ import annotations

import pytest

from tokyork import Game
from tokyork.bots import BOTS
from tokyork.cities import CITIES


def contest(city: str, names: list[str], seed: int) -> Game:
    """A game between bots, each of which sees its own view only."""
    game = Game(city, len(names), seed=seed)
    bots = {seat: BOTS[name](seed) for seat, name in zip(game.seats, names, strict=True)}
    while (decision := game.decision) is not None:
        seat = decision.seat
        game.play(bots[seat].choose(game.view(seat), game.legal_moves))
    return game


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_finishes_games_at_every_table(city: str, name: str) -> None:
    for seats in (2, 6):
        assert contest(city, [name] * seats, seed=seats).over


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    games = [contest("tokyo", [name, "random"], seed=5) for _ in range(2)]
    assert games[0].save() == games[1].save()


@pytest.mark.parametrize("name", BOTS)
def test_a_choice_depends_on_nothing_but_the_view(name: str) -> None:
    game = Game("tokyo", 3, seed=4)
    assert game.decision is not None
    seat = game.decision.seat
    other = game.determinize(seat, seed=99)
    views = [game.view(seat), other.view(seat)]
    assert views[0] == views[1]
    choices = {BOTS[name](1).choose(view, game.legal_moves) for view in views}
    assert len(choices) == 1


@pytest.mark.parametrize("city", CITIES)
def test_greedy_beats_random(city: str) -> None:
    games = [contest(city, ["random", "greedy", "random"], seed) for seed in range(12)]
    assert sum(game.winners == ["p2"] for game in games) >= 8
