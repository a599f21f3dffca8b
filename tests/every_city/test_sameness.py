"""Two positions are the same if nothing that makes them differs."""

from __future__ import annotations

import pytest

from tests.helpers import SHARED, Plan, at_some, fields, in_every_city, table, walk
from tokyork.cities import CITIES
from tokyork.core.agenda import count, move_at, push
from tokyork.core.packed import packed
from tokyork.core.state import Board, Monster, State, hash_of, same
from tokyork.fair.source import SystemSource
from tokyork.formats.snapshot import restore, snapshot

pytestmark = pytest.mark.interpreted

# Derived from the rest, or not of the position.
APART = {*SHARED, "log", "source", "moves", "powers", "peeked", "freshened", "agenda", "depth"}


@in_every_city(games=10)
def test_a_clone_and_a_restored_snapshot_are_the_same(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if at_some(game, 10):
            g = game.state
            restored = restore(snapshot(g))
            assert same(g, g.clone())
            assert same(g, restored)
            assert hash_of(g) == hash_of(g.clone()) == hash_of(restored)


@in_every_city(games=3)
def test_no_two_positions_of_a_game_are_the_same(city: str, plan: Plan) -> None:
    before: list[State] = []
    for game in walk(city, plan):
        assert not any(same(game.state, g) for g in before[-10:])
        before.append(game.state.clone())
    assert len({hash_of(g) for g in before}) == len(before)


@pytest.mark.parametrize("city", CITIES)
def test_every_field_that_makes_a_position_tells_it_apart(city: str) -> None:
    g = table(city)
    for thing in (g, g.monsters[1], g.board):
        for name in sorted(set(fields(thing)) - APART - {"monsters", "board"}):
            copy = g.clone()
            _change(_part(copy, thing), name)
            assert not same(g, copy), name
            assert hash_of(g) != hash_of(copy), name


def _part(copy: State, thing: object) -> State | Monster | Board:
    if isinstance(thing, Monster):
        return copy.monsters[1]
    return copy.board if isinstance(thing, Board) else copy


def _change(thing: State | Monster | Board, name: str) -> None:
    value = getattr(thing, name)
    if isinstance(value, bool):
        setattr(thing, name, not value)
    elif isinstance(value, int):
        setattr(thing, name, value + 1)
    elif isinstance(value, tuple):
        setattr(thing, name, (*value, 1))
    else:
        setattr(thing, name, packed([*value, 1]))


@pytest.mark.parametrize("city", CITIES)
def test_agreements_and_what_is_ahead_tell_positions_apart(city: str) -> None:
    g = table(city)
    copy = g.clone()
    copy.options = CITIES[city].new_options()
    assert same(g, copy)
    copy.options.points += 1
    assert not same(g, copy)
    copy = g.clone()
    push(copy, 1)
    assert not same(g, copy)
    assert not same(g, table(city, 3))
    assert not same(g, table(next(other for other in CITIES if other != city)))


@pytest.mark.parametrize("city", CITIES)
def test_where_it_draws_from_and_what_was_told_do_not_count(city: str) -> None:
    g = table(city)
    copy = g.clone()
    copy.source = SystemSource()
    copy.log = []
    assert same(g, copy)


@in_every_city(games=3)
def test_legal_moves_can_be_asked_for_by_number(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if not game.over:
            g = game.state
            assert [move_at(g, n) for n in range(count(g))] == list(g.moves)
