"""All multisets of at most eight dice, numbered, and how they hang together.

Smaller ones come first, so that a walk up or down the numbers is a walk over the sizes.
Number 0 is none at all: it stands where a die that is not there would be taken away.
"""

from itertools import combinations_with_replacement
from typing import Final

from tokyork.core.dice import FACES, MOST_DICE, gather, one
from tokyork.errors import BadInputError

NONE: Final = 0
EMPTY: Final = 1


def _numbered() -> list[int]:
    dice = [-1]
    for size in range(MOST_DICE + 1):
        hands = combinations_with_replacement(range(FACES), size)
        dice += [gather(list(hand)) for hand in hands]
    return dice


def _firsts() -> list[int]:
    """The first number of each size, and one behind the last."""
    firsts = [EMPTY]
    count = 1
    for size in range(MOST_DICE + 1):
        firsts.append(firsts[size] + count)
        count = count * (size + FACES) // (size + 1)
    return firsts


def _neighbours(way: int) -> list[int]:
    """For each number and face: the multiset with one such die more (or less), if any."""
    return [
        NONE if dice < 0 else NUMBERS.get(dice + way * int(one(face)), NONE)
        for dice in DICE
        for face in range(FACES)
    ]


DICE: Final[list[int]] = _numbered()
NUMBERS: Final[dict[int, int]] = {dice: number for number, dice in enumerate(DICE)}
FIRST: Final[list[int]] = _firsts()
MORE: Final[list[int]] = _neighbours(1)
LESS: Final[list[int]] = _neighbours(-1)


def multisets(pool: int) -> list[int]:
    """Every way so many dice can lie, in the order in which tables of values list them."""
    check_pool(pool)
    return DICE[FIRST[pool] : FIRST[pool + 1]]


def check_pool(pool: int) -> None:
    """Refuse what the boxes do not hold."""
    if not 1 <= pool <= MOST_DICE:
        raise BadInputError("dice", f"expected 1 to {MOST_DICE} dice, got {pool}")
