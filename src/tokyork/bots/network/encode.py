"""The rows of `thinking.features` as numbers that a network likes: steps, shares and bits."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tokyork.bots.thinking.features import (
    BASE,
    OF_MONSTER,
    OF_RIVALRY,
    OF_TABLE,
    SEATS,
    WIDTH,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

HEALTH_STEPS = np.array([1, 2, 3, 4, 5, 6, 7, 8, 10, 12], dtype=np.uint8)
POINT_STEPS = np.array([3, 6, 9, 12, 14, 16, 17, 18, 19, 20], dtype=np.uint8)
ENERGY_STEPS = np.array([1, 2, 3, 4, 5, 6, 8, 10, 14], dtype=np.uint8)
BAY = 2  # in New York it is a borough like any other
ALIVE_STEPS = np.array([3, 4, 5, 6], dtype=np.uint8)
SCALES = np.array([1, 10, 12, 20, 10, 10, 4, 3, 6, 1, 1, 1], dtype=np.float32)


def encode(rows: bytes) -> NDArray[np.float32]:
    """One row of numbers for each position."""
    whole = np.frombuffer(rows, dtype=np.uint8).reshape(-1, WIDTH)
    count = len(whole)
    table, more = whole[:, :BASE], whole[:, BASE:].reshape(count, SEATS, OF_RIVALRY)
    monsters = table[:, : SEATS * OF_MONSTER].reshape(count, SEATS, OF_MONSTER)
    cards = table[:, SEATS * OF_MONSTER : -OF_TABLE]
    rest = table[:, -OF_TABLE:]
    parts = [
        (monsters / SCALES).reshape(count, -1),
        _steps(monsters[:, :, 1], HEALTH_STEPS),
        _steps(monsters[:, :, 3], POINT_STEPS),
        _steps(monsters[:, :, 4], ENERGY_STEPS),
        np.unpackbits(cards, axis=1),
        _steps(rest[:, :1], ALIVE_STEPS),
        rest[:, 1:2] == np.arange(SEATS, dtype=np.uint8),
        rest[:, 2:3],
        rest[:, 5:6] / np.float32(40),
        # What the first networks did not read stands behind all that they did.
        np.unpackbits(more[:, :, 0], axis=1),
        (more[:, :, 1:3] / np.float32(3)).reshape(count, -1),
        more[:, :, 3] == BAY,
        (more[:, :, 4:] / np.float32(4)).reshape(count, -1),
    ]
    return np.concatenate([part.astype(np.float32) for part in parts], axis=1)


def _steps(numbers: NDArray[np.uint8], steps: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Whether each number has reached each step."""
    reached: NDArray[np.bool_] = numbers[:, :, None] >= steps
    return reached.reshape(len(numbers), -1)


INPUTS = encode(bytes(WIDTH)).shape[1]


VALUES = 256  # of a byte


class Origins(NamedTuple):
    """Where inputs come from: each of them depends on one byte of a row."""

    byte: NDArray[np.intp]
    """Of each input the place of that byte."""
    values: NDArray[np.float32]
    """Of each input a row: what it is for each value of that byte."""


_PROBES = (1, 2, 3, 4, 5, 255)  # values at which every input differs from what it is at 0


@cache
def origins() -> Origins:
    """Found out by encoding."""
    every = np.repeat(np.arange(VALUES, dtype=np.uint8)[:, None], WIDTH, axis=1)
    byte = np.zeros(INPUTS, dtype=np.intp)
    for value in _PROBES:
        lone = np.diag(np.full(WIDTH, value, dtype=np.uint8))
        where, which = np.nonzero(encode(lone.tobytes()) != encode(bytes(WIDTH)))
        byte[which] = where
    return Origins(byte, np.ascontiguousarray(encode(every.tobytes()).T))
