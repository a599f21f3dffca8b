"""The same network without NumPy, for a Python that has none: as good."""

from __future__ import annotations

import math
import struct
import zipfile
from functools import cache
from itertools import pairwise
from operator import mul
from pathlib import Path
from typing import TYPE_CHECKING

from tokyork.bots.thinking.certainty import certain, certain_share
from tokyork.bots.thinking.features import (
    BASE,
    OF_MONSTER,
    OF_RIVALRY,
    OF_TABLE,
    SEATS,
    WIDTH,
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
BIAS_BITS = 62
BIAS = 1 << BIAS_BITS
OF_WEIGHTS = 24
"""Bits behind the point: of weights, which half precision has no more of,"""
FINE, COARSE = 46, 20
"""of what comes to the first hidden layer, and of what it hands on."""
MOST_PIECES = 3_000
"""Of rows, that are remembered, with two kilobytes each."""
_MONSTERS, _RIVALRIES = SEATS * OF_MONSTER, BASE + OF_RIVALRY
_ENDS = [*range(0, _MONSTERS + 1, OF_MONSTER), BASE - OF_TABLE, BASE, _RIVALRIES, WIDTH]
PIECES = [slice(start, end) for start, end in pairwise(_ENDS)]
"""The monsters one by one, cards, the table, what the seat itself can do, what the others can."""
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
    """Positions in, a chance to win for each out.

    Python is quick at one thing of this kind: whole numbers of any length. So what one input brings
    to all units of a layer is one long number, with a lane of bits for each unit, and what a piece
    of a row brings is remembered.
    """

    def __init__(self, layers: Sequence[tuple[list[list[float]], list[float]]]) -> None:
        """Of each of the three layers its rows, one for each input, and its offsets."""
        (first, before), (second, between), (last, [self._offset]) = layers
        self._inputs = [_lanes(row, OF_WEIGHTS) for row in first]
        self._second = [_lanes(row, OF_WEIGHTS) for row in second]
        self._last = [weight for [weight] in last]
        half = (1 << FINE - COARSE - 1) * (_biased(len(before)) >> BIAS_BITS)
        empty = self._weighed(encode(bytes(WIDTH)))
        self._none = _lanes(before, FINE) + _biased(len(before)) + half + empty
        """What a row of nothing comes to."""
        self._empty = empty
        self._between = _lanes(between, COARSE + OF_WEIGHTS) + _biased(len(between))
        self._pieces: dict[tuple[int, bytes], int] = {}
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
            self._known[row] = self._of_row(row)
        return self._known[row]

    def _of_row(self, row: bytes) -> float:
        """The chance to win."""
        summed = self._none
        for piece in PIECES:
            summed += self._brought(piece, row[piece])
        units = _apart(summed, len(self._second))
        active = [unit - BIAS >> FINE - COARSE if unit > BIAS else 0 for unit in units]
        inner = _apart(sum(map(mul, active, self._second), self._between), len(self._last))
        out = self._offset
        for unit, weight in zip(inner, self._last, strict=True):
            if unit > BIAS:
                out += (unit - BIAS) * weight / (1 << COARSE + OF_WEIGHTS)
        return 1 / (1 + math.exp(-out))

    def _brought(self, piece: slice, shown: bytes) -> int:
        """What a piece of a row adds to a row of nothing."""
        known = self._pieces.get((piece.start, shown))
        if known is None:
            if len(self._pieces) > MOST_PIECES:
                self._pieces.clear()
            alone = bytes(piece.start) + shown + bytes(WIDTH - piece.stop)
            known = self._weighed(encode(alone)) - self._empty
            self._pieces[piece.start, shown] = known
        return known

    def _weighed(self, inputs: Inputs) -> int:
        weights = self._inputs  # a network of before knows the first ones
        return sum(
            round(value * (1 << FINE - OF_WEIGHTS)) * weights[place]
            for place, value in inputs
            if place < len(weights)
        )


def _lanes(values: Sequence[float], bits: int) -> int:
    """Numbers side by side in one, each with so many bits behind the point."""
    whole = [BIAS + round(value * (1 << bits)) for value in values]
    packed = struct.pack(f"<{len(whole)}Q", *whole)
    return int.from_bytes(packed, "little") - _biased(len(whole))


def _biased(lanes: int) -> int:
    """The middle of every lane: what is added to it keeps it above zero and within its bits."""
    return int.from_bytes(struct.pack("<Q", BIAS) * lanes, "little")


def _apart(number: int, lanes: int) -> tuple[int, ...]:
    """The numbers of the lanes, each above its middle by what it stands for."""
    return struct.unpack(f"<{lanes}Q", number.to_bytes(8 * lanes, "little"))


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
