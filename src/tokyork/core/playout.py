"""Random games inside the engine, as fast as it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.agenda import play

if TYPE_CHECKING:
    from tokyork.core.game import State

_MULTIPLIER: Final = 1073740155
_LOW: Final = 0xFFFFFFFF


def play_randomly(g: State, picker: i64) -> i64:
    """Play uniformly random moves to the end; says how many decisions there were.

    The picker is a generator state of its own, as `chance.seeded` makes it, so
    that the choices do not disturb the game's dice.
    """
    before = g.made
    while not g.over:
        picker = _MULTIPLIER * (picker & _LOW) + (picker >> 32)
        play(g, ((picker ^ picker >> 32) & _LOW) % len(g.moves))
    return g.made - before
