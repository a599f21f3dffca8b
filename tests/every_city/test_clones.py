"""A clone is the same in every field and shares nothing that changes."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tests.helpers import (
    SHARED,
    Plan,
    as_bytes,
    at_some,
    everything,
    fields,
    in_every_city,
    table,
    walk,
)
from tokyork.cities import CITIES
from tokyork.core.agenda import ahead, set_ahead
from tokyork.core.packed import packed
from tokyork.core.state import Board, Monster, State
from tokyork.fair.source import SystemSource
from tokyork.formats.snapshot import snapshot

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("city", CITIES)
def test_a_clone_of_a_monster_has_every_field(city: str) -> None:
    m = table(city).monsters[0]
    names = fields(m)
    for number, name in enumerate(names):
        setattr(m, name, _other(getattr(m, name), number))
    copy = m.clone()

    assert {name: getattr(copy, name) for name in names} == everything(m)


@pytest.mark.parametrize("city", CITIES)
def test_a_clone_of_a_position_has_every_field(city: str) -> None:
    g = table(city)
    apart = {*SHARED, "board", "log", "agenda", "depth", "source"}
    plain = [name for name in fields(g) if name not in apart]
    for number, name in enumerate(plain):
        if name != "monsters":
            setattr(g, name, _other(getattr(g, name), number))
    set_ahead(g, [130, 77])
    g.source = SystemSource()
    copy = g.clone()

    assert copy.source is None  # no copy knows what will be thrown
    assert ahead(copy) == [130, 77]
    assert all(getattr(copy, name) is getattr(g, name) for name in SHARED)
    assert {name: everything(getattr(copy, name)) for name in plain} == {
        name: everything(getattr(g, name)) for name in plain
    }


@in_every_city(games=10)
def test_a_clone_is_the_same_in_every_field(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if at_some(game, 10):
            g = game.state
            assert everything(g.clone()) == everything(g) | {"log": None}


@in_every_city(games=10)
def test_a_clone_shares_nothing_that_changes(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if at_some(game, 10):
            before = as_bytes([everything(game.state), snapshot(game.state)])
            scramble(game.state.clone())
            assert as_bytes([everything(game.state), snapshot(game.state)]) == before


def _other(value: object, number: int) -> object:
    """A different value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1000 + number
    if isinstance(value, tuple):
        return (*value, number)
    if isinstance(value, vec):
        return packed([*value, number])
    raise TypeError(type(value))


def scramble(g: State | Monster | Board) -> None:
    """Change every field, and in place what the engine changes so."""
    for number, name in enumerate(fields(g)):
        value = getattr(g, name)
        if name in SHARED:
            continue
        if isinstance(value, Board):
            scramble(value)
        elif name == "monsters":
            for m in value:
                scramble(m)
        elif name == "agenda":
            for place in range(len(value)):  # the one array that is changed in place
                value[place] += 1
        elif isinstance(value, int | tuple | vec):
            setattr(g, name, _other(value, number))
