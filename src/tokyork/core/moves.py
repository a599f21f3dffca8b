"""A move as one integer: what is done, and up to three small arguments.

The other numbers of what is done are the cities'.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Moves: TypeAlias = "vec[i64]"  # in quotes: the compiler's i64 is no type at run time

KEEP: Final = 1  # x: the dice kept
STOP: Final = 2
PASS: Final = 3
END: Final = 4
STAY: Final = 5
USE: Final = 6  # a: card; the rest as the card's form says
RESOLVE: Final = 7  # a: face
HEAL: Final = 8
CURE: Final = 9  # a: token
BUY: Final = 11  # a: card
SWEEP: Final = 15
MOVE: Final = 20  # a: where to

# What follows the card's name in `use NAME ...`.
BARE: Final = 0
ONE_FACE: Final = 1  # a face in b
FACE_TO_FACE: Final = 2  # a face in b, the new one in x
MANY_FACES: Final = 3  # dice in x
ONE_CARD: Final = 4  # a card in b
SEAT_AND_CARD: Final = 5  # a card in b, a seat in x
NUMBER: Final = 7  # a number in x


def move(verb: i64, a: i64 = 0, b: i64 = 0, x: i64 = 0) -> i64:
    """Pack a move."""
    return verb | a << 6 | b << 14 | x << 22


def just(packed: i64) -> Moves:
    """One move, alone."""
    return vec[i64]([packed])


def verb_of(packed: i64) -> i64:
    """What is done."""
    return packed & 63


def a_of(packed: i64) -> i64:
    """The first argument."""
    return packed >> 6 & 255


def b_of(packed: i64) -> i64:
    """The second argument."""
    return packed >> 14 & 255


def x_of(packed: i64) -> i64:
    """The third argument, of any size."""
    return packed >> 22
