"""A small network of two hidden layers, in numpy."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tokyork.bots.network.encode import INPUTS, VALUES, encode, origins
from tokyork.bots.thinking.certainty import certain, certain_share
from tokyork.bots.thinking.features import WIDTH, rows_for, rows_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from tokyork.core.state import State

FOLDER = Path(__file__).parent
HIDDEN = (256, 32)
TINY = 1e-9
FEW = 8  # rows among which it does not pay to look for what they have in common
MOSTLY = 0.4  # a larger share of inputs that differ is reckoned as if all did


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
    def widened(cls, before: Network, seed: int) -> Network:
        """One that thinks as a smaller one did, with room to learn more."""
        made = cls.fresh(seed)
        inputs, hidden = before.weights[0].shape
        first, first_offsets, second = made.weights[:3]
        first[:, :hidden] = 0
        first[:inputs, :hidden] = before.weights[0]
        first_offsets[:hidden] = before.weights[1]
        second[:hidden] = before.weights[2]
        second[hidden:] = 0
        made.weights[3:] = [weights.copy() for weights in before.weights[3:]]
        return made

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
        known = rows[:, : len(self.weights[0])]  # a network of before knows the first ones
        return self._onward(known @ self.weights[0] + self.weights[1])

    def _onward(self, first: NDArray[np.float32]) -> NDArray[np.float32]:
        """The same from what comes to the first hidden layer, which is overwritten."""
        layer = np.maximum(first, 0, out=first)
        for n in range(2, len(self.weights) - 2, 2):
            layer = layer @ self.weights[n]
            layer += self.weights[n + 1]
            np.maximum(layer, 0, out=layer)
        out = (layer @ self.weights[-2] + self.weights[-1])[:, 0]
        chances: NDArray[np.float32] = 1 / (1 + np.exp(-out))
        return chances

    def chances(self, states: list[State], seat: int) -> list[float]:
        """The chance of this seat to win from each position; certain where it is over."""
        return self.chances_of([(states, seat)])[0]

    def chances_of(self, runs: Sequence[tuple[list[State], int]]) -> list[list[float]]:
        """The same for several seats; positions of a run that are much alike cost little."""
        distinct = [_distinct(rows_of(states, seat)) for states, seat in runs]
        firsts = [self._first(rows) for rows, _ in distinct]
        found = self._onward(firsts[0] if len(firsts) == 1 else np.concatenate(firsts))
        told: list[list[float]] = []
        at = 0
        for (states, seat), (rows, which) in zip(runs, distinct, strict=True):
            end = at + len(rows) // WIDTH
            told.append(_with_certain(found[at:end][which], certain(states, seat)))
            at = end
        return told

    def chances_for(self, states: list[State], seats: list[int]) -> list[float]:
        """The same, in each position of another seat."""
        known = [certain_share(g, seat) for g, seat in zip(states, seats, strict=True)]
        rows, which = _distinct(rows_for(states, seats))
        return _with_certain(self.forward(encode(rows))[which], known)

    def _first(self, rows: bytes) -> NDArray[np.float32]:
        """What comes to the first hidden layer from rows of which most differ in little."""
        weights, offsets = self.weights[:2]
        if len(rows) < FEW * WIDTH:
            return self._plainly(rows)
        whole = np.frombuffer(rows, dtype=np.uint8).reshape(-1, WIDTH)
        byte, values = origins()
        differ = (whole != whole[0]).any(axis=0)[byte[: len(weights)]]
        places = np.flatnonzero(differ)
        if len(places) > len(weights) * MOSTLY:
            return self._plainly(rows)
        first = encode(rows[:WIDTH])[:, : len(weights)]
        shown = whole[:, byte[places]] + np.arange(0, VALUES * len(places), VALUES)
        changes = values[places].ravel().take(shown, mode="clip") - first[:, places]
        found = (changes @ weights[places]).astype(np.float32, copy=False)
        found += (first @ weights + offsets)[0]
        return found

    def _plainly(self, rows: bytes) -> NDArray[np.float32]:
        """The same from all inputs of each."""
        known = encode(rows)[:, : len(self.weights[0])]
        found: NDArray[np.float32] = known @ self.weights[0]
        found += self.weights[1]
        return found

    def shares(self, states: list[State]) -> list[list[float]]:
        """For each position of one game, the chances of all seats; together they are 1."""
        if not states:
            return []
        seats = range(len(states[0].monsters))
        found = np.array([self.chances(states, seat) for seat in seats]).T
        shares: list[list[float]] = (found / np.maximum(found.sum(axis=1), TINY)[:, None]).tolist()
        return shares


def _distinct(rows: list[bytes]) -> tuple[bytes, list[int]]:
    """Each row once, and which of them stands in each place: different moves may end alike."""
    places: dict[bytes, int] = {}
    which = [places.setdefault(row, len(places)) for row in rows]
    return b"".join(places), which


def _with_certain(found: NDArray[np.float32], known: list[float]) -> list[float]:
    settled = np.array(known, dtype=np.float32)
    chances: list[float] = np.where(settled < 0, found, settled).tolist()
    return chances


@cache
def load_network(city: str) -> Network:
    """The network that comes with the package."""
    return Network.load(FOLDER / f"{city}.npz")
