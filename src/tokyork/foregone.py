"""Whether the winner is certain before the last turn is over, so that nobody need be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core import agenda
from tokyork.formats.notation import chooser, decision_kind, default_move

if TYPE_CHECKING:
    from tokyork.core.state import State

_LATE = {"buy", "end"}
"""Decisions after which nothing is rolled any more."""
_FEW = 4
"""Decisions that may still be left in such a turn."""


def foregone(g: State) -> int | None:
    """The number of the move that does no more than end a game its chooser has won.

    New York lets the last monster play its turn to the end, and points are counted when a turn is
    over. Until then something may still strike: so the rest is played on a copy.
    """
    if not g.pending or chooser(g) != g.active or decision_kind(g) not in _LATE:
        return None
    me = g.monsters[g.active]
    alone = all(m.seat == me.seat or not m.alive for m in g.monsters)
    if not alone and me.points < g.options.points:
        return None
    return default_move(g) if _wins_by_passing(g) else None


def _wins_by_passing(g: State) -> bool:
    rest, winner = g.clone(), 1 << g.active
    for _ in range(_FEW):
        agenda.play(rest, default_move(rest))
        if rest.over:
            return bool(rest.winners == winner)
        if chooser(rest) != g.active or decision_kind(rest) not in _LATE:
            return False
    return False
