"""What whoever searches may use: fair positions, their moves, deals and rollouts."""

from __future__ import annotations

from random import Random

import pytest

from tests.helpers import Plan, in_every_city, walk
from tokyork import BadInputError, Game, GameOverError, Position
from tokyork.bots import BOTS, Seen, make_bot
from tokyork.bots.thinking.features import WIDTH
from tokyork.cities import CITIES
from tokyork.core.agenda import rederive
from tokyork.views.deals import determinize

pytestmark = pytest.mark.interpreted


def with_other_secrets(game: Game, seat: str) -> Game:
    """The same for this seat, with another deck and other dice to come."""
    g = determinize(game.state, game.seats.index(seat), 999)
    rederive(g)
    return Game.of(g)


@in_every_city(games=6)
def test_a_position_holds_what_its_seat_knows_and_nothing_else(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if game.over or game.state.made % 15:
            continue
        for seat in game.seats:
            position = Position(game, seat, seed=3)
            assert position == Position(with_other_secrets(game, seat), seat, seed=3)
            assert position.deal(4) == Position(game, seat, seed=4)
            assert position.view == game.view(seat)


@pytest.mark.parametrize("city", CITIES)
def test_moves_by_number_and_by_text_lead_to_the_same(city: str) -> None:
    position, dice = Position(Game(city, 3, seed=2)), Random(2)
    while not position.over:
        number = dice.choice(position.numbers)
        other = position.copy().apply(position.moves[number])
        assert position.apply(number) is position
        assert other == position
    assert (position.moves, list(position.numbers), position.chooser) == ([], [], None)
    assert position.kind is None
    with pytest.raises(GameOverError):
        position.apply(0)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    position = Position(Game("tokyo", 3, seed=2))
    before = position.copy()
    for wrong in ("dance", -1, 1000, 1 << 80):
        with pytest.raises(BadInputError, match="move: expected one of"):
            position.apply(wrong)
    assert position == before


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("policy", [None, "quick", lambda position: position.numbers[-1]])
def test_a_rollout_ends_the_game_and_can_be_repeated(city: str, policy: object) -> None:
    ends = []
    for _ in range(2):
        position = Position(Game(city, 4, seed=6))
        ends.append([position.rollout(policy, seed) for seed in range(3)])  # type: ignore[arg-type]
        assert position == Position(Game(city, 4, seed=6))
    assert ends[0] == ends[1]
    for end in ends[0]:
        assert end.over
        assert sum(end.share(seat) for seat in end.seats) == pytest.approx(float(bool(end.winners)))


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("policy", [None, "quick", lambda position: position.numbers[-1]])
def test_a_rollout_of_some_turns_stops_after_them(city: str, policy: object) -> None:
    position = Position(Game(city, 4, seed=6))
    for turns in (1, 3):
        end = position.rollout(policy, 1, turns)  # type: ignore[arg-type]
        assert end.over or end.turn == position.turn + turns
        assert end == position.rollout(policy, 1, turns)  # type: ignore[arg-type]
        assert all(0 <= end.chance(seat) <= 1 for seat in end.seats)
    with pytest.raises(BadInputError, match="turns: expected a whole number of at least 1"):
        position.rollout(policy, 1, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("city", CITIES)
def test_the_chance_at_the_end_is_the_share(city: str) -> None:
    end = Position(Game(city, 3, seed=2)).rollout(seed=1)
    assert [end.chance(seat) for seat in end.seats] == [end.share(seat) for seat in end.seats]


def test_a_policy_there_is_not_is_named() -> None:
    with pytest.raises(BadInputError, match="policy: expected"):
        Position(Game("tokyo", 2, seed=1)).rollout("clever")


def test_nobody_knows_the_end_without_a_seat() -> None:
    game = Game("tokyo", 2, seed=1)
    while not game.over:
        game.play_number(0)
    with pytest.raises(BadInputError, match="seat: expected a seat"):
        Position(game)
    assert Position(game, "p1").over


@pytest.mark.parametrize("city", CITIES)
def test_features_are_a_row_of_bytes_from_the_seats_point_of_view(city: str) -> None:
    game = Game(city, 3, seed=1)
    rows = [Position(game, seat).features for seat in game.seats]
    assert {len(row) for row in rows} == {WIDTH}
    assert len(set(rows)) == 3


@pytest.mark.parametrize("name", [*BOTS, "search:8games"])
@pytest.mark.parametrize("city", CITIES)
def test_every_bot_chooses_in_a_game_and_in_a_position(city: str, name: str) -> None:
    if name in {"search", "level5"}:
        name += ":20ms"
    game = Game(city, 3, seed=4)
    bot = make_bot(name, seed=3)

    assert bot.choose(game).move in game.legal_moves
    assert bot.choose(Position(game)).move in game.legal_moves
    assert make_bot(name, seed=3).pick(game) in game.legal_numbers
    if bot.ms is None:
        assert make_bot(name, seed=3).choose(game) == make_bot(name, 3).choose(Seen(game.state))


def test_a_bot_is_asked_with_something_that_can_be_seen() -> None:
    game = Game("tokyo", 2, seed=1)
    with pytest.raises(TypeError, match="expected a Game, Position or Seen, got a str"):
        make_bot("random").choose("stop")
    while not game.over:
        game.play_number(0)
    with pytest.raises(GameOverError):
        make_bot("greedy").choose(game)
