"""The moves of a plain roll: every keep of every multiset of dice, made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core.dice import subsets
from tokyork.core.moves import KEEP, STOP, move
from tokyork.core.packed import with_more

if TYPE_CHECKING:
    from tokyork.core.moves import Moves

# No two multisets of up to eight dice leave the same remainder, so it is a place of their own.
PLACES: Final = 45366
_KEEPS: Final[vec[Moves]] = vec[vec[i64]]([vec[i64]() for _ in range(PLACES)])


def keep_moves(dice: i64) -> Moves:
    """Every keep that rerolls something, and stop; they are never changed."""
    moves = _KEEPS[dice % PLACES]
    if len(moves):
        return moves
    return _made(dice)


def _made(dice: i64) -> Moves:
    keeps = vec[i64]([move(KEEP, 0, 0, kept) for kept in subsets(dice) if kept != dice])
    moves = with_more(keeps, STOP)
    _KEEPS[dice % PLACES] = moves
    return moves
