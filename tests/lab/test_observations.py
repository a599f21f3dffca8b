"""Observations: all that a seat may know, and nothing else."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from tokyork import Game
from tokyork.cities import CITIES as RULES
from tokyork.core import agenda
from tokyork.core.packed import with_other
from tokyork.core.state import NO_CARD
from tokyork.lab.batch import Batch
from tokyork.lab.encoding.observe import DISCARD_BYTES
from tokyork.lab.observations import observation_space

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tokyork.core.state import Monster, State

CITIES = ("tokyo", "new_york")
COUNTERS = ("made",)


def _positions(city: str, games: int) -> Iterator[Game]:
    """Every tenth position of random games of two to six seats."""
    for number in range(games):
        chance = random.Random(number)
        game = Game(city, seats=2 + number % 5, seed=number)
        g = game.state
        while not g.over:
            agenda.play(g, chance.randrange(len(g.moves)))
            if chance.random() < 0.1:
                yield game


def _seen(game: Game, seat: int) -> str:
    """What the seat sees, as text, less what only counts or follows from the rest."""
    view = game.view(f"p{seat + 1}")
    for key in (*COUNTERS, "other_prices", "options"):
        view.pop(key)
    for key in ("moves", "default"):
        (view["decision"] or {}).pop(key, None)
    return json.dumps(view, sort_keys=True)


@pytest.mark.parametrize("city", CITIES)
def test_the_legend_names_every_byte_once(city: str) -> None:
    known = observation_space(city)

    assert len(known.legend) == known.width
    named = [name for name in known.legend if not name.endswith("unused")]
    assert len(named) == len(set(named))
    assert known.describe(3) == "me: health"


@pytest.mark.parametrize("city", CITIES)
def test_positions_a_seat_cannot_tell_apart_look_alike(city: str) -> None:
    known = observation_space(city)
    for game in _positions(city, 20):
        for seat in range(len(game.seats)):
            other = game.determinize(f"p{seat + 1}", seed=seat)
            assert (known.of(game, seat) == known.of(other, seat)).all()


@pytest.mark.parametrize("city", CITIES)
def test_different_views_look_different_and_equal_ones_alike(city: str) -> None:
    known = observation_space(city)
    views: dict[bytes, str] = {}
    looks: dict[str, bytes] = {}
    for game in _positions(city, 40):
        for seat in range(len(game.seats)):
            seen = _seen(game, seat)
            look = bytes([len(game.seats), seat]) + known.of(game, seat).tobytes()
            assert views.setdefault(look, seen) == seen
            assert looks.setdefault(seen, look) == look


def _number(field: str, most: int) -> Callable[[State, Monster, random.Random], None]:
    return lambda _, m, chance: setattr(m, field, chance.randint(0, most))


def _of_table(field: str, most: int) -> Callable[[State, Monster, random.Random], None]:
    return lambda g, _, chance: setattr(g, field, chance.randint(0, most))


def _market(g: State, _: Monster, chance: random.Random) -> None:
    other = chance.choice([NO_CARD, chance.randrange(60)])
    g.market = with_other(g.market, chance.randrange(3), other)


CHANGES: dict[str, Callable[[State, Monster, random.Random], None]] = {
    "health": _number("health", 10),
    "points": _number("points", 19),
    "energy": _number("energy", 30),
    "tokens": _number("tokens", 255),
    "gained": _number("gained", 5),
    "used": _number("used", (1 << 46) - 1),
    "held": _number("held", 3),
    "rolls": _of_table("rolls", 4),
    "turn": _of_table("turn", 200),
    "active": _of_table("active", 1),
    "order": _of_table("order", 1),
    "market": _market,
}


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("change", CHANGES)
def test_a_change_is_seen_in_the_observation_if_it_is_in_the_view(city: str, change: str) -> None:
    known = observation_space(city)
    chance = random.Random(change)
    seen_change = 0
    for game in _positions(city, 6):
        before = game.clone()
        g = game.clone().state
        CHANGES[change](g, chance.choice(list(g.monsters)), chance)
        after = Game.of(g)
        for seat in range(len(game.seats)):
            alike = _seen(before, seat) == _seen(after, seat)
            seen_change += not alike
            assert bool((known.of(before, seat) == known.of(after, seat)).all()) == alike
    assert seen_change


def test_a_game_of_six_leaves_no_seat_out() -> None:
    game = Game("tokyo", seats=6, seed=1)
    seen: Any = observation_space("tokyo").of(game, 3)

    assert [int(seen[36 * step]) for step in range(6)] == [1] * 6
    assert int(observation_space("tokyo").of(Game("tokyo", seats=2, seed=1), 0)[72]) == 0


@pytest.mark.parametrize("city", CITIES)
def test_the_discard_pile_is_a_bit_for_every_card_that_lies_there(city: str) -> None:
    """A card's bit may be above the 31st, where a compiled `1 << n` has its sign."""
    space = observation_space(city)
    box = RULES[city].box
    place = next(n for n, name in enumerate(space.legend) if name.startswith("discard, bits"))
    batch = Batch(city, 4, 16, seed=3)
    lay = 0
    for _ in range(300):
        batch.step(batch.sample())
        for game, g in enumerate(batch.states):
            bits = np.unpackbits(
                batch.observations[game, place : place + DISCARD_BYTES], bitorder="little"
            )
            kinds = Counter(int(box.kind[card]) for card in g.discard)
            known = {kind + n for kind, number in kinds.items() for n in range(number)}
            assert set(np.flatnonzero(bits).tolist()) == known
            lay += len(known)
    assert lay
