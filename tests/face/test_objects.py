"""Games and positions are good objects of Python: they can be copied, compared, sent and shown."""

from __future__ import annotations

import copy
import pickle
from multiprocessing import get_context
from random import Random

import pytest

from tests.helpers import Plan, in_every_city, walk
from tokyork import (
    BadInputError,
    Game,
    GameOverError,
    IllegalMoveError,
    Position,
    TokyorkError,
    playout,
)
from tokyork.cities import CITIES
from tokyork.core.state import same
from tokyork.fair.seal import Seal, new_secret
from tokyork.game import OWN_ATTRIBUTES

pytestmark = pytest.mark.interpreted


class Counted:
    """A number of somebody else's, as numpy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def middle(city: str, seats: int = 3, seed: int = 5, moves: int = 40) -> Game:
    game, dice = Game(city, seats, seed=seed), Random(seed)
    while game.state.made < moves and not game.over:
        game.play_number(dice.choice(game.legal_numbers))
    return game


def play_on(game: Game) -> str:
    """Where a game leads: it says its whole record."""
    while not game.over:
        game.play_number(0)
    return game.save()


def sent(game: Game) -> tuple[Game, str]:
    """What another process does with a game."""
    before = copy.copy(game)
    return before, play_on(game)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
)
def test_a_copy_is_the_same_game_and_goes_the_same_way(city: str, again: object) -> None:
    game = middle(city)
    assert callable(again)
    other = again(game)

    assert other == game
    assert hash(other) == hash(game)
    assert other.events() == game.events()
    assert other.save() == game.save()
    assert other.can_undo == game.can_undo
    assert play_on(other) == play_on(copy.copy(game))
    assert other != game
    assert game.state.made == 40


@in_every_city(games=5)
def test_every_position_survives_pickle(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if game.over or game.state.made % 20 == 0:
            other = pickle.loads(pickle.dumps(game))
            assert other == game
            assert other.legal_moves == game.legal_moves
            assert (other.record is None) == (game.record is None)


@pytest.mark.parametrize("city", CITIES)
def test_what_could_be_undone_can_be_undone_in_a_copy(city: str) -> None:
    game, dice = Game(city, 3, seed=8), Random(8)
    while not game.can_undo:
        game.play_number(dice.choice(game.legal_numbers))
    for other in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other.can_undo
        other.undo()
        assert other != game
        assert other.record
        assert game.record
        assert other.record.moves == game.record.moves[:-1]


@pytest.mark.parametrize("city", CITIES)
def test_the_engines_own_position_is_copied_and_sent(city: str) -> None:
    g = middle(city).state
    for other in (copy.copy(g), copy.deepcopy(g), pickle.loads(pickle.dumps(g))):
        assert same(other, g)
        assert other is not g
        assert (other.log, other.source) == (None, None)


def test_games_are_played_in_a_pool_of_processes() -> None:
    games = [middle(city, seed=seed) for seed in range(2) for city in CITIES]
    with get_context("spawn").Pool(2) as pool:
        found = pool.map(sent, games)

    assert [before for before, _ in found] == games
    assert [record for _, record in found] == [play_on(copy.copy(game)) for game in games]


def test_games_differ_by_seed_city_options_and_moves() -> None:
    games = {
        Game("tokyo", 3, seed=1),
        Game("tokyo", 3, seed=2),
        Game("new_york", 3, seed=1),
        Game("tokyo", 4, seed=1),
        Game("tokyo", 3, seed=1, options={"points": 30}),
        Game("tokyo", 3, seed=1),
    }
    assert len(games) == 5
    assert Game("tokyo", 3, seed=1) != "a game"


def test_a_sealed_game_does_not_travel() -> None:
    game = Game("tokyo", 2, seal=Seal(new_secret()))
    with pytest.raises(TokyorkError, match="a sealed game stays where it is"):
        pickle.dumps(game)

    for other in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game.clone()))):
        assert other.seal is None
        assert other.state.source is None
        assert other.record is None
        assert game.seal.secret not in other.save()  # type: ignore[union-attr]


def test_a_position_is_copied_compared_and_sent() -> None:
    position = Position(middle("new_york"), "p2", seed=3)
    again = pickle.loads(pickle.dumps(position))

    assert again == position == copy.copy(position) == copy.deepcopy(position)
    assert hash(again) == hash(position)
    assert again.rollout(seed=4) == position.rollout(seed=4)
    assert position != Position(middle("new_york"), "p1", seed=3)
    assert position != 3


def test_a_game_says_city_turn_and_who_chooses() -> None:
    game = Game("tokyo", 2, seed=7)
    assert repr(game) == "<Game tokyo, turn 1: p2 must choose (roll)>"
    assert repr(Position(game)) == (
        "<Position tokyo, turn 1: p2 must choose (roll); as p2 knows it>"
    )
    play_on(game)
    assert repr(game).endswith((": over, won by p1>", ": over, won by p2>", "by nobody>"))


@pytest.mark.parametrize("city", CITIES)
def test_whatever_counts_as_a_number_is_one(city: str) -> None:
    game, other = Game(city, Counted(3), seed=Counted(9)), Game(city, 3, seed=9)
    assert game == other
    game.play_number(Counted(1))
    other.play_number(1)
    assert game == other
    assert game.determinize("p1", Counted(4)) == other.determinize("p1", 4)
    assert Position(game, seed=Counted(4)).deal(Counted(2)) == Position(game, seed=4).deal(2)
    assert playout(city, seats=2, seeds=[Counted(3)]) == playout(city, seats=2, seeds=[3])


@pytest.mark.parametrize("seed", [-1, 1 << 64, 1.5, "7", True])
def test_a_seed_that_is_none_is_named(seed: object) -> None:
    with pytest.raises(BadInputError, match="seed: expected a whole number"):
        Game("tokyo", 2, seed=seed)  # type: ignore[arg-type]


def test_errors_come_back_from_other_processes() -> None:
    game = Game("tokyo", 2, seed=1)
    for wrong in (lambda: game.play("dance"), lambda: game.play_number(999)):
        with pytest.raises(IllegalMoveError) as refused:
            wrong()
        again = pickle.loads(pickle.dumps(refused.value))
        assert (str(again), again.seat, again.reason, again.values) == (
            str(refused.value),
            refused.value.seat,
            refused.value.reason,
            refused.value.values,
        )
    for error in (BadInputError("seed", "expected one"), GameOverError()):
        assert str(pickle.loads(pickle.dumps(error))) == str(error)


class Annotated(Game):
    """A game of somebody's own, with something written beside it."""

    def __init__(self, notes: list[str]) -> None:
        super().__init__("tokyo", 2, seed=4)
        self.notes = notes


def test_a_game_of_ones_own_keeps_what_it_has_beside_ours() -> None:
    game = Annotated(["well begun"])
    game.play_number(0)
    copied, deep = copy.copy(game), copy.deepcopy(game)
    arrived = pickle.loads(pickle.dumps(game))

    assert copied == deep == arrived == game
    assert {type(copied), type(deep), type(arrived)} == {Annotated}
    assert copied.notes is game.notes
    assert deep.notes == arrived.notes == ["well begun"]
    assert deep.notes is not game.notes


def test_a_copy_has_attributes_of_its_own() -> None:
    game = middle("tokyo")
    assert set(vars(game)) == OWN_ATTRIBUTES
