"""The moves of a plain roll: every keep of every multiset of dice, made once."""

from typing import Final

from mypy_extensions import i64

from tokyork.core.dice import subsets
from tokyork.core.moves import KEEP, STOP, move

# No two multisets of up to eight dice leave the same remainder, so it is a place of their own.
_PLACES: Final = 45366
_KEEPS: Final[list[list[int]]] = [[]] * _PLACES
_SHARED: Final[dict[int, int]] = {}


def keep_moves(dice: i64) -> list[int]:
    """Every keep that rerolls something, and stop; the list is never changed."""
    return _KEEPS[dice % _PLACES] or _made(dice)


def _made(dice: i64) -> list[int]:
    moves = [_shared(int(move(KEEP, 0, 0, kept))) for kept in subsets(dice) if kept != dice]
    moves.append(STOP)
    _KEEPS[dice % _PLACES] = moves
    return moves


def _shared(made: int) -> int:
    """Equal moves are one object in all lists: the tables stay in the cache."""
    return _SHARED.setdefault(made, made)
