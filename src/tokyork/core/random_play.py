"""Random games inside the engine, as fast as it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.agenda import kind_of
from tokyork.core.moves import MOVE, USE, verb_of

if TYPE_CHECKING:
    from tokyork.core.state import State

_MULTIPLIER: Final = 1073740155
_LOW: Final = 0xFFFFFFFF


def play_randomly(g: State, picker: i64) -> i64:
    """Play uniformly random moves to the end; says how many decisions there were.

    The picker is a generator state of its own, as `chance.seeded` makes it, so
    that the choices do not disturb the game's dice.
    """
    before = g.made
    rules = g.rules
    steps = rules.steps
    while not g.over:
        picker = _MULTIPLIER * (picker & _LOW) + (picker >> 32)
        # As `agenda.play` and `agenda.run`, written out.
        number: i64 = ((picker ^ picker >> 32) & _LOW) * len(g.moves) >> 32
        move = g.moves[number]
        item = g.pending
        step = g.asking
        g.pending = 0
        g.made += 1
        verb = verb_of(move)
        if verb == USE or verb == MOVE:  # noqa: PLR1714, SIM109 - as there
            step.carry_out(g, item, move)
        else:
            step.play(g, item, move)
        while not g.pending and not g.over:
            depth = g.depth
            if depth:
                depth -= 1
                g.depth = depth
                item = g.agenda[depth]
                steps[kind_of(item)].run(g, item)
            else:
                rules.go_on(g)
    return g.made - before
