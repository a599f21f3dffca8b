"""Dice as multisets: one integer, four bits a face.

Dice are interchangeable, so `1 1 heart` is only a count per face. That makes
35 distinct keeps out of the 64 of six dice, and every throw a single integer.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

FACES: Final = 6
MOST_DICE: Final = 8  # six black, two green
MOST_COUNTED: Final = 15  # what four bits can count

# Repeating nibble: a multiplication by it sums the six counts into one nibble.
_SUM: Final = 0x111111


_BITS: Final[vec[i64]] = vec[i64]([i64(2**number) for number in range(62)])


def bit(number: i64) -> i64:
    """The bit with this number; the compiler's own `1 << number` has only 32 bits."""
    return _BITS[number]


def bit_number(bits: i64) -> i64:
    """The number of the highest bit."""
    number: i64 = -1
    while bits:
        bits >>= 1
        number += 1
    return number


def one(face: i64) -> i64:
    """A single die showing this face."""
    return 1 << (face << 2)


def alone(face: i64, number: i64) -> i64:
    """So many dice, all showing this face."""
    return number << (face << 2)


def count(dice: i64, face: i64) -> i64:
    """How many of the dice show this face."""
    return dice >> (face << 2) & 15


def total(dice: i64) -> i64:
    """How many dice there are."""
    return dice * _SUM >> 20 & 15


def kinds(dice: i64) -> i64:
    """How many different faces show."""
    n: i64 = 0
    for face in range(FACES):
        if count(dice, face):
            n += 1
    return n


def faces_of(dice: i64) -> vec[i64]:
    """The different faces that show, rising."""
    found = vec[i64]()
    face: i64 = 0
    while dice:
        if dice & 15:
            found = append(found, face)
        dice >>= 4
        face += 1
    return found


def spread(dice: i64) -> list[int]:
    """The faces one by one, rising."""
    return [face for face in range(FACES) for _ in range(count(dice, face))]


def gather(faces: list[int]) -> int:
    """The multiset of a list of faces."""
    return sum(int(one(face)) for face in faces)


def _throws(n: int) -> list[int]:
    throws = [0]
    for _ in range(n):
        throws = [dice + int(one(face)) for dice in throws for face in range(FACES)]
    return throws


# All throws of up to three dice, each ordered outcome once, those of one die behind that of
# none and so on: a small table that stays in the cache. More dice are several such throws.
TABLED: Final = 3
TABLED_OUTCOMES: Final = FACES**TABLED
_THROWS: Final[vec[i64]] = vec[i64]([i64(d) for n in range(TABLED + 1) for d in _throws(n)])
_FIRST_OF_THREE: Final = 1 + 6 + 36
_FIRST: Final[vec[i64]] = vec[i64]([0, 1, 1 + 6, _FIRST_OF_THREE])  # throw of so many dice
OUTCOMES: Final[vec[i64]] = vec[i64]([i64(FACES**n) for n in range(MOST_DICE + 1)])


def thrown(n: i64, outcome: i64) -> i64:
    """The throw behind a number below 6 ** n: if that is uniform, the chances are right."""
    dice: i64 = 0
    while n > TABLED:
        dice += _THROWS[_FIRST_OF_THREE + outcome % TABLED_OUTCOMES]
        outcome //= TABLED_OUTCOMES
        n -= TABLED
    return dice + _THROWS[_FIRST[n] + outcome]


def subsets(dice: i64) -> list[int]:
    """All sub-multisets in the order of the notation: by their faces, shorter first."""
    found: list[int] = []
    _extend(found, dice, 0, 0)
    return found


def _extend(found: list[int], dice: i64, kept: i64, face: i64) -> None:
    found.append(kept)
    while face < FACES:
        if count(kept, face) < count(dice, face):
            _extend(found, dice, kept + one(face), face)
        face += 1
