"""The pending choice, asked from outside: each question is one call, whatever the moves lie in.

A choice is a move and who makes it, in one number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.agenda import seat_of

if TYPE_CHECKING:
    from tokyork.core.state import State

_MOST: Final = 1 << 20  # more moves than any decision has


def choices(g: State) -> int:
    """How many legal moves there are: none once the game is over."""
    if g.pending == 0:
        return 0
    return len(g.moves)


def choice_at(g: State, number: int) -> int:
    """The legal move with this number and who makes it; -1 if there is no such."""
    if g.pending == 0 or number < 0 or number > _MOST:
        return -1
    place: i64 = number
    if place >= len(g.moves):
        return -1
    move: i64 = g.moves[place]
    return move << 3 | seat_of(g.pending)


def move_in(choice: i64) -> int:
    """The packed move of a choice."""
    return choice >> 3


def seat_in(choice: i64) -> int:
    """Whose choice it is."""
    return choice & 7


def number_of(g: State, move: i64) -> int:
    """The number of a packed move among the legal ones; -1 if it is not legal."""
    moves = g.moves
    number: i64 = 0
    while number < len(moves):
        if moves[number] == move:
            return number
        number += 1
    return -1
