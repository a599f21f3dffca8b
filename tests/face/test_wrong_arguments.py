"""Whoever passes the wrong thing is told what was expected, in the words of what they passed."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import pytest

from tokyork import BadInputError, Game, Position, svg

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = Game("tokyo", 3, seed=1)
POSITION = Position(GAME)


def told(act: Callable[..., object], *args: Any, **named: Any) -> str:  # noqa: ANN401 - anything
    with pytest.raises(BadInputError) as caught:
        act(*args, **named)
    return str(caught.value)


@pytest.mark.parametrize("options", ["x", 5, [("points", 20)], []])
def test_options_are_a_mapping(options: object) -> None:
    assert told(Game, "tokyo", options=options).startswith("options: expected a mapping, got ")


def test_any_mapping_has_options() -> None:
    game = Game("tokyo", options=MappingProxyType({"points": 25}))
    assert game.view()["options"] == {"points": 25}


def test_monsters_are_told_of_by_that_name() -> None:
    assert told(Game, monsters="the_king") == "monsters: expected a list, got 'the_king'"
    assert told(Game, monsters=5) == "monsters: expected a list, got 5"
    assert told(Game, monsters=["the_king"]).startswith("monsters: expected 2 to 6 different")
    assert told(Game, monsters=["the_king", "kong"]).startswith("monsters[1]: expected a monster")


@pytest.mark.parametrize("move", [None, 1.0, b"stop", ["stop"]])
def test_a_move_is_a_text_or_a_number(move: object) -> None:
    for act in (GAME.play, GAME.play_number, POSITION.copy().apply):
        assert told(act, move).startswith("move: expected its text or number, got ")
    assert told(POSITION.rollout, lambda _: move).startswith("move: expected its text or number")


@pytest.mark.parametrize("saved", [None, b"record: 1", 5])
def test_a_saved_game_is_text(saved: object) -> None:
    assert told(Game.load, saved).startswith("game: expected text, got ")


@pytest.mark.parametrize("since", [-1, None, 1.5])
def test_events_are_counted_from_none_on(since: object) -> None:
    assert told(GAME.events, since).startswith("since: expected a whole number of at least 0")


def test_a_share_is_that_of_a_seat() -> None:
    end = POSITION.rollout(seed=1)
    assert told(end.share, "p9") == told(end.chance, "p9") == told(POSITION.chance, "p9")


def test_a_rollout_takes_a_policy() -> None:
    assert told(POSITION.rollout, 5) == (
        "policy: expected a function, nothing or a quick player (quick), got 5"
    )


def test_more_turns_than_any_game_has_lead_to_its_end() -> None:
    assert POSITION.rollout("quick", 1, turns=10**30) == POSITION.rollout("quick", 1)


def test_a_position_is_that_of_a_game() -> None:
    assert told(Position, None) == told(svg, None)
    assert told(svg, None) == "game: expected a Game or a Position, got nothing"


def test_a_position_is_drawn_as_its_own_seat_sees_it() -> None:
    assert svg(POSITION) == svg(GAME, POSITION.seat)
    assert told(svg, POSITION, "p1").startswith("seat: expected none")
