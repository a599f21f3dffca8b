"""The network that `learned` judges with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.helpers import Plan, begin, walk
from tokyork import Game
from tokyork.bots.network import Network, load_network
from tokyork.bots.network.encode import INPUTS, encode
from tokyork.bots.network.layers import FOLDER
from tokyork.bots.thinking.certainty import certain
from tokyork.bots.thinking.features import WIDTH, features, rows_for
from tokyork.bots.training.adam import gradient
from tokyork.cities import CITIES

WEIGHTS = Path(__file__).parents[2] / "bench" / "weights"

pytestmark = pytest.mark.interpreted

PLACES = {"tokyo": ("outside", "tokyo_city"), "new_york": ("bronx", "lower")}


def position(city: str, **mine: object) -> Game:
    out, inside = PLACES[city]
    players: list[dict[str, Any]] = [{"at": out, **mine}, {"at": inside}, {"at": out}]
    return Game.from_scenario({"game": city, "players": players})


def test_the_weights_come_with_the_package_and_are_small() -> None:
    files = [FOLDER / f"{city}.npz" for city in CITIES]

    assert sum(file.stat().st_size for file in files) < 2_000_000


@pytest.mark.parametrize("city", CITIES)
def test_better_is_better(city: str) -> None:
    network = load_network(city)

    def chance(**mine: object) -> float:
        return network.chances([position(city, **mine).state], 0)[0]

    plain = chance(health=6, points=8)
    assert chance(health=6, points=17) > plain > chance(health=6, points=0)
    assert chance(health=10, points=8) > plain > chance(health=1, points=8)


@pytest.mark.parametrize("city", CITIES)
def test_chances_are_chances_and_certain_at_the_end(city: str) -> None:
    network = load_network(city)
    for game in walk(city, Plan(seats=3, seed=4)):
        g = game.state
        chances = [network.chances([g], seat)[0] for seat in range(3)]
        assert all(0 <= chance <= 1 for chance in chances)
        if game.over:
            won = [1 / len(game.winners) if seat in game.winners else 0 for seat in game.seats]
            assert chances == pytest.approx(won)


@pytest.mark.parametrize("city", CITIES)
def test_a_row_shows_the_table_from_its_seat(city: str) -> None:
    g = begin(city, Plan(seats=4, seed=2)).state
    g.monsters[2].points = 13
    rows = [features([g], seat) for seat in range(4)]

    assert {len(row) for row in rows} == {WIDTH}
    assert rows[2][3] == 13
    assert rows[1][12 + 3] == 13
    assert encode(b"".join(rows)).shape == (4, INPUTS)
    assert certain([g], 0) == [-1.0]
    assert rows_for([g] * 4, [0, 1, 2, 3]) == rows


def test_saved_weights_come_back(tmp_path: Path) -> None:
    network = Network.fresh(3)
    network.save(tmp_path / "w.npz")
    rows = np.random.default_rng(1).random((5, INPUTS)).astype(np.float32)

    again = Network.load(tmp_path / "w.npz")
    assert again.forward(rows) == pytest.approx(network.forward(rows), abs=0.01)


@pytest.mark.parametrize("city", CITIES)
def test_a_wider_network_thinks_as_the_one_it_was_made_from(city: str) -> None:
    before = Network.load(WEIGHTS / f"{city}.npz")
    wider = Network.widened(before, seed=1)
    states = [game.state for game in walk(city, Plan(seats=3, seed=4))][:20]

    assert wider.chances(states, 1) == pytest.approx(before.chances(states, 1), abs=1e-5)
    assert len(before.weights[0]) < len(wider.weights[0]) == INPUTS


@pytest.mark.parametrize("city", CITIES)
def test_the_same_position_is_judged_the_same_alone_and_among_many(city: str) -> None:
    network = load_network(city)
    states = [game.state.clone() for game in walk(city, Plan(seats=3, seed=4))][:30] * 3
    together = network.chances(states, 0)

    assert together == pytest.approx([network.chances([g], 0)[0] for g in states], abs=1e-5)


def test_a_win_that_only_the_shop_stands_before_is_certain() -> None:
    players: list[dict[str, Any]] = [{"points": 19, "energy": 9}, {"at": "tokyo_city"}, {}]
    roll = [3, 3, 3, 1, 2, "heart"]
    game = Game.from_scenario(
        {"game": "tokyo", "players": players, "market": ["jets", "heal", "wings"], "rolls": [roll]}
    )
    game.play("stop")

    assert not game.over
    assert [certain([game.state], seat) for seat in range(3)] == [[1.0], [0.0], [0.0]]


def test_the_gradient_is_that_of_the_error() -> None:
    network = Network.fresh(5)
    network.weights = [w.astype(np.float64) for w in network.weights]
    chance = np.random.default_rng(2)
    rows: Any = chance.random((7, INPUTS))
    targets: Any = chance.random(7)
    _, found = gradient(network, rows, targets)
    for n, weights in enumerate(network.weights):
        place = tuple(int(chance.integers(size)) for size in weights.shape)
        step = 1e-5
        weights[place] += step
        above, _ = gradient(network, rows, targets)
        weights[place] -= 2 * step
        below, _ = gradient(network, rows, targets)
        weights[place] += step
        assert found[n][place] == pytest.approx((above - below) / (2 * step), abs=1e-5)
