"""A move as one integer: what is done, and up to three small arguments."""

from typing import Final

from mypy_extensions import i64

KEEP: Final = 1  # x: the dice kept
STOP: Final = 2
PASS: Final = 3
END: Final = 4
STAY: Final = 5
USE: Final = 6  # a: card; the rest as the card's form says
RESOLVE: Final = 7  # a: face
HEAL: Final = 8
CURE: Final = 9  # a: token
RAY: Final = 10  # a: seat
BUY: Final = 11  # a: card
BUY_FROM_SEAT: Final = 12  # a: card, b: seat
BUY_FROM_DECK: Final = 13  # a: card
BUY_FROM_DISCARD: Final = 14  # a: card
SWEEP: Final = 15
YIELD: Final = 16
COPY: Final = 17  # a: card, b: seat
AGAIN: Final = 18
PLACE: Final = 19  # a: borough
MOVE: Final = 20  # a: borough
FLEE: Final = 21  # a: borough
SHED: Final = 22  # x: claws
DESTROY: Final = 23  # a: tile, b: borough + 1 if another one, x: tiles left if not the lowest
SCATTER: Final = 24  # a: tile, b: borough
PHOTO: Final = 25  # a: seat
DISCARD: Final = 26  # a: card
PAY: Final = 27  # x: health
ENERGY: Final = 28  # x: points that become energy

# What follows the card's name in `use NAME ...`.
BARE: Final = 0
ONE_FACE: Final = 1  # a face in b
FACE_TO_FACE: Final = 2  # a face in b, the new one in x
MANY_FACES: Final = 3  # dice in x
ONE_CARD: Final = 4  # a card in b
SEAT_AND_CARD: Final = 5  # a card in b, a seat in x
ONE_BOROUGH: Final = 6  # a borough in b
NUMBER: Final = 7  # a number in x


def move(verb: i64, a: i64 = 0, b: i64 = 0, x: i64 = 0) -> i64:
    """Pack a move."""
    return verb | a << 6 | b << 14 | x << 22


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
