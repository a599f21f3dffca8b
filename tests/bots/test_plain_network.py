"""The network without NumPy says what the network with it says."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from tokyork import Game
from tokyork.bots.network.layers import FOLDER, Network
from tokyork.bots.network.plain import PLANES, PlainNetwork, in_planes

if TYPE_CHECKING:
    from pathlib import Path

CLOSE = 1e-6


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_both_networks_see_the_same_chances(city: str) -> None:
    network = Network.load(FOLDER / f"{city}.npz")
    plain = PlainNetwork.load(FOLDER / f"{city}.npz")
    states = []
    for seed in range(4):
        game = Game(city, seats=2 + seed, seed=seed)
        for number in range(60):
            if game.decision is None:
                break
            game.play(game.decision.default)
            if number % 15 == 0:
                states.append([game.state.clone()])
        states.append([game.state])
    for some in states:
        seats = range(len(some[0].monsters))
        for seat in seats:
            known = pytest.approx(network.chances(some, seat), abs=CLOSE)
            assert plain.chances(some, seat) == known
        assert plain.chances_for(some, [1]) == pytest.approx(
            network.chances_for(some, [1]), abs=CLOSE
        )
        assert plain.shares(some)[0] == pytest.approx(network.shares(some)[0], abs=CLOSE)


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_a_network_in_planes_is_the_same(city: str, tmp_path: Path) -> None:
    usual, light = FOLDER / f"{city}.npz", tmp_path / "light.npz"
    with ZipFile(usual) as archive, ZipFile(light, "w") as file:
        file.comment = PLANES
        for name in archive.namelist():
            file.writestr(name, in_planes(archive.read(name)))
    one, other = PlainNetwork.load(light), PlainNetwork.load(usual)
    assert (one._inputs, one._second, one._last) == (other._inputs, other._second, other._last)
