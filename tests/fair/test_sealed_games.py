"""Games that draw by a seal: exact, the same again, and closed to every copy."""

from __future__ import annotations

import json
from random import Random

import pytest

from tokyork import Game
from tokyork.bots import SafeSeat, make_bot
from tokyork.cities import CITIES
from tokyork.core.state import State
from tokyork.fair.seal import Seal, new_secret
from tokyork.fair.source import FairSource

pytestmark = pytest.mark.interpreted


def sealed(city: str, seats: int = 3) -> Game:
    return Game(city, seats, seal=Seal(new_secret(), {"p1": "ab" * 32}))


def play_on(game: Game, seed: int, *, undoing: float = 0.0) -> None:
    dice = Random(seed)
    while not game.over:
        game.play_number(dice.randrange(len(game.state.moves)))
        if game.can_undo and dice.random() < undoing:
            game.undo()


@pytest.mark.parametrize("city", CITIES)
def test_a_saved_game_replays_to_the_same_end_with_the_same_draws(city: str) -> None:
    for seed in range(20):
        game = sealed(city)
        play_on(game, seed, undoing=0.3)
        again = Game.load(game.save())

        assert again.snapshot() == game.snapshot()
        assert again.draws() == game.draws()


@pytest.mark.parametrize("city", CITIES)
def test_all_chance_comes_from_the_seal(city: str) -> None:
    secret = new_secret()
    same, other = Game(city, seal=Seal(secret)), Game(city, seal=Seal(secret, {"p1": "00" * 32}))

    assert Game(city, seal=Seal(secret), options={}).snapshot()["deck"] == same.snapshot()["deck"]
    assert other.snapshot()["deck"] != same.snapshot()["deck"]
    assert len({draw for game in (same, other) for draw in game.draws()}) == len(
        [*same.draws(), *other.draws()]
    )


@pytest.mark.parametrize("city", CITIES)
def test_a_move_that_drew_something_cannot_be_taken_back(city: str) -> None:
    for seed in range(10):
        game, dice = sealed(city), Random(seed)
        while not game.over:
            before = len(game.draws())
            game.play_number(dice.randrange(len(game.state.moves)))
            assert not (game.can_undo and len(game.draws()) > before)


@pytest.mark.parametrize("city", CITIES)
def test_no_copy_holds_the_source_or_throws_what_the_game_will_throw(city: str) -> None:
    game = sealed(city)
    copies = [
        game.clone(),
        game.determinize("p1", 1),
        Game.from_snapshot(game.snapshot()),
        Game.of(game.state.clone()),
    ]

    assert isinstance(game.state.source, FairSource)
    assert all(copy.state.source is None and copy.seal is None for copy in copies)
    assert all(copy.record is None for copy in copies)
    assert game.seal is not None
    assert game.seal.secret not in json.dumps(game.snapshot())


@pytest.mark.parametrize("level", [1, 3, 4])
@pytest.mark.parametrize("city", CITIES)
def test_a_bot_thinks_without_the_source(city: str, level: int) -> None:
    game = sealed(city)
    source = game.state.source
    assert isinstance(source, FairSource)
    drawn = len(source.draws)
    number = SafeSeat(make_bot(f"level{level}")).pick(game.state)

    assert 0 <= number < len(game.state.moves)
    assert len(source.draws) == drawn  # whatever it tried, it was not with these dice


def test_undo_keeps_the_source() -> None:
    game = sealed("tokyo")
    source = game.state.source
    dice = Random(3)
    while not game.can_undo:
        game.play_number(dice.randrange(len(game.state.moves)))
    game.undo()

    assert game.state.source is source
    assert isinstance(game.state, State)


def test_a_position_goes_on_by_a_seal_and_can_be_saved_in_the_middle() -> None:
    game = Game("new_york", 2, seed=5).determinize("p1", 9)
    game.seal_with(Seal(new_secret()))
    dice = Random(1)
    while len(game.draws()) < 5:
        game.play_number(dice.randrange(len(game.state.moves)))
    again = Game.load(game.save())
    for one in (game, again):
        play_on(one, 7)

    assert again.snapshot() == game.snapshot()
    assert again.draws() == game.draws(5)
