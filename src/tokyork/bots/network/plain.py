"""The same network without NumPy, for a Python that has none: slower, and as good."""

from __future__ import annotations

import math
import struct
import zipfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tokyork.bots.thinking.certainty import certain, certain_share
from tokyork.bots.thinking.features import (
    BASE,
    OF_MONSTER,
    OF_RIVALRY,
    OF_TABLE,
    SEATS,
    rows_for,
    rows_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tokyork.core.state import State

HEALTH_STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12)
POINT_STEPS = (3, 6, 9, 12, 14, 16, 17, 18, 19, 20)
ENERGY_STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 14)
ALIVE_STEPS = (3, 4, 5, 6)
SCALES = (1, 10, 12, 20, 10, 10, 4, 3, 6, 1, 1, 1)
BAY = 2
TINY = 1e-9
MOST_KNOWN = 20_000
"""Positions whose chances are remembered."""
PLANES = b"planes"
"""The comment of a file whose numbers have their low bytes first, then their high ones."""
_HEAD = 10
"""Bytes of an array in a file before its description."""
Inputs = list[tuple[int, float]]
"""Those that are not zero: most are."""


def encode(row: bytes) -> Inputs:
    """What `encode.encode` makes of one position."""
    return [(place, value) for place, value in enumerate(_values(row)) if value]


def _values(row: bytes) -> Iterator[float]:
    monsters = [row[n * OF_MONSTER : (n + 1) * OF_MONSTER] for n in range(SEATS)]
    cards = row[SEATS * OF_MONSTER : BASE - OF_TABLE]
    rest = row[BASE - OF_TABLE : BASE]
    more = [row[BASE + n * OF_RIVALRY : BASE + (n + 1) * OF_RIVALRY] for n in range(SEATS)]
    for monster in monsters:
        yield from (value / scale for value, scale in zip(monster, SCALES, strict=True))
    for place, steps in ((1, HEALTH_STEPS), (3, POINT_STEPS), (4, ENERGY_STEPS)):
        for monster in monsters:
            yield from (float(monster[place] >= step) for step in steps)
    yield from _bits(cards)
    yield from (float(rest[0] >= step) for step in ALIVE_STEPS)
    yield from (float(rest[1] == seat) for seat in range(SEATS))
    yield float(rest[2])
    yield rest[5] / 40
    yield from _bits([one[0] for one in more])
    for one in more:
        yield from (one[1] / 3, one[2] / 3)
    yield from (float(one[3] == BAY) for one in more)
    for one in more:
        yield from (value / 4 for value in one[4:])


def _bits(numbers: Sequence[int]) -> Iterator[float]:
    for number in numbers:
        yield from (float(number >> place & 1) for place in range(7, -1, -1))


class PlainNetwork:
    """Positions in, a chance to win for each out."""

    def __init__(self, layers: Sequence[tuple[list[list[float]], list[float]]]) -> None:
        """Of each layer its rows, one for each input, and its offsets."""
        self._layers = layers
        self._known: dict[bytes, float] = {}

    @classmethod
    def load(cls, path: Path) -> PlainNetwork:
        """Read what `Network.save` wrote, or the same in planes, which travels lighter."""
        with zipfile.ZipFile(path) as archive:
            apart = archive.comment == PLANES
            read = [_array(archive.read(name), apart) for name in sorted(archive.namelist())]
        return cls([(read[n], read[n + 1][0]) for n in range(0, len(read), 2)])

    def chances(self, states: list[State], seat: int) -> list[float]:
        """The chance of this seat to win from each position; certain where it is over."""
        return self._judged(rows_of(states, seat), certain(states, seat))

    def chances_of(self, runs: Sequence[tuple[list[State], int]]) -> list[list[float]]:
        """The same for several seats."""
        return [self.chances(states, seat) for states, seat in runs]

    def chances_for(self, states: list[State], seats: list[int]) -> list[float]:
        """The same, in each position of another seat."""
        known = [certain_share(g, seat) for g, seat in zip(states, seats, strict=True)]
        return self._judged(rows_for(states, seats), known)

    def _judged(self, rows: list[bytes], known: list[float]) -> list[float]:
        return [
            share if share >= 0 else self._chance(row)
            for row, share in zip(rows, known, strict=True)
        ]

    def shares(self, states: list[State]) -> list[list[float]]:
        """For each position of one game, the chances of all seats; together they are 1."""
        if not states:
            return []
        seats = range(len(states[0].monsters))
        found = zip(*(self.chances(states, seat) for seat in seats), strict=True)
        return [[one / max(sum(row), TINY) for one in row] for row in found]

    def _chance(self, row: bytes) -> float:
        """The same row is judged once: many dice lead to the same position."""
        if row not in self._known:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            self._known[row] = self.forward(encode(row))
        return self._known[row]

    def forward(self, inputs: Inputs) -> float:
        """The chance to win."""
        for number, (rows, offsets) in enumerate(self._layers):
            out = offsets
            for place, value in inputs:
                if place < len(rows):  # a network of before knows the first ones
                    out = [a + value * b for a, b in zip(out, rows[place], strict=True)]
            if number == len(self._layers) - 1:
                return 1 / (1 + math.exp(-out[0]))
            inputs = [(place, value) for place, value in enumerate(out) if value > 0]
        raise ValueError("a network without layers")


@cache
def load_network(city: str) -> PlainNetwork:
    """The network that comes with the package."""
    return PlainNetwork.load(Path(__file__).parent / f"{city}.npz")


def in_planes(data: bytes) -> bytes:
    """An array's file with its numbers in planes."""
    body = _HEAD + struct.unpack_from("<H", data, 8)[0]
    return data[:body] + data[body::2] + data[body + 1 :: 2]


def _joined(planes: bytes) -> bytes:
    body = bytearray(len(planes))
    body[0::2], body[1::2] = planes[: len(planes) // 2], planes[len(planes) // 2 :]
    return bytes(body)


def _array(data: bytes, apart: bool) -> list[list[float]]:
    """The rows of a file of NumPy's, half precision; offsets are one row."""
    length = struct.unpack_from("<H", data, 8)[0]
    about = data[_HEAD : _HEAD + length].decode("latin-1")
    if "'<f2'" not in about or "'fortran_order': False" not in about:
        raise ValueError(f"not an array that is read here: {about.strip()}")
    shape = about.split("(")[1].split(")")[0].replace(" ", "").strip(",").split(",")
    body = data[_HEAD + length :]
    if apart:
        body = _joined(body)
    values = struct.unpack(f"<{len(body) // 2}e", body)
    width = int(shape[-1])
    return [list(values[n : n + width]) for n in range(0, len(values), width)]
