"""A small network of two hidden layers, in numpy."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tokyork.bots.network.encode import INPUTS, encode
from tokyork.bots.thinking.features import certain, features

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tokyork.core.state import State

FOLDER = Path(__file__).parent
HIDDEN = (64, 32)
TINY = 1e-9


class Network:
    """Rows of numbers in, a chance to win for each out."""

    def __init__(self, weights: list[NDArray[np.float32]]) -> None:
        """Matrices and offsets in turn, from the inputs to the one output."""
        self.weights = weights

    @classmethod
    def fresh(cls, seed: int) -> Network:
        """Small random weights."""
        chance = np.random.default_rng(seed)
        sizes = [INPUTS, *HIDDEN, 1]
        weights: list[NDArray[np.float32]] = []
        for before, after in pairwise(sizes):
            spread = np.sqrt(2 / before) if after > 1 else 0.01
            weights.append((chance.standard_normal((before, after)) * spread).astype(np.float32))
            weights.append(np.zeros(after, dtype=np.float32))
        return cls(weights)

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read what `save` wrote."""
        with np.load(path) as data:
            return cls([data[name].astype(np.float32) for name in sorted(data.files)])

    def save(self, path: Path) -> None:
        """Half precision is enough, and half the size."""
        named = {f"w{n}": w.astype(np.float16) for n, w in enumerate(self.weights)}
        np.savez_compressed(path, **named)  # type: ignore[arg-type] # a stub that knows no names

    def forward(self, rows: NDArray[np.float32]) -> NDArray[np.float32]:
        """The chance to win in each row."""
        layer = rows
        for n in range(0, len(self.weights) - 2, 2):
            layer = np.maximum(layer @ self.weights[n] + self.weights[n + 1], 0)
        out = (layer @ self.weights[-2] + self.weights[-1])[:, 0]
        chances: NDArray[np.float32] = 1 / (1 + np.exp(-out))
        return chances

    def chances(self, states: list[State], seat: int) -> list[float]:
        """The chance of this seat to win from each position; certain where it is over."""
        found = self.forward(encode(features(states, seat)))
        known = np.array(certain(states, seat), dtype=np.float32)
        chances: list[float] = np.where(known < 0, found, known).tolist()
        return chances

    def shares(self, states: list[State]) -> list[list[float]]:
        """For each position of one game, the chances of all seats; together they are 1."""
        if not states:
            return []
        seats = range(len(states[0].monsters))
        found = np.array([self.chances(states, seat) for seat in seats]).T
        shares: list[list[float]] = (found / np.maximum(found.sum(axis=1), TINY)[:, None]).tolist()
        return shares


@cache
def load_network(city: str) -> Network:
    """The network that comes with the package."""
    return Network.load(FOLDER / f"{city}.npz")
