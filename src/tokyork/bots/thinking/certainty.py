"""What is settled already: games that are over, and those that somebody has only to end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import steps
from tokyork.core.agenda import decision_of, kind_of, play, seat_of
from tokyork.core.verbs import living

if TYPE_CHECKING:
    from tokyork.core.state import State

OPEN: Final = -1.0
_FEW: Final = 4  # decisions that may be left in a turn whose dice are resolved


def certain(states: list[State], seat: i64) -> list[float]:
    """The seat's share of the victory where it is settled, -1 where it is open."""
    return [certain_share(g, seat) for g in states]


def certain_share(g: State, seat: i64) -> float:
    """The same for one position.

    Points are counted when a turn is over, and New York lets the last monster end its own: whoever
    has only to buy nothing has won.
    """
    if g.over:
        return _share(g, seat)
    if not g.monsters[seat].alive:
        return 0.0
    if not _late(g):
        return OPEN
    me = g.monsters[g.active]
    if me.points < g.options.points and living(g) > 1:
        return OPEN
    end = _passed(g)
    if not end.over or not end.winners >> g.active & 1:
        return OPEN
    return _share(end, seat)


def _late(g: State) -> bool:
    """Whether the active monster is asked what nothing is rolled after."""
    kind = kind_of(g.pending)
    if kind != steps.BUY and kind != steps.END:  # noqa: PLR1714 - compiled: no tuple is made
        return False
    return seat_of(g.pending) == g.active


def _passed(g: State) -> State:
    """The turn ended without anything more; over, if that wins."""
    end = g.clone()
    left: i64 = _FEW
    while left and not end.over and _late(end) and end.active == g.active and end.turn == g.turn:
        play(end, _default(end))
        left -= 1
    return end


def _default(g: State) -> i64:
    default = decision_of(g).default(g, g.pending, g.moves)
    number: i64 = 0
    while g.moves[number] != default:
        number += 1
    return number


def _share(g: State, seat: i64) -> float:
    if not g.winners >> seat & 1:
        return 0.0
    winners = 0
    for m in g.monsters:
        if g.winners >> m.seat & 1:
            winners += 1
    return 1.0 / winners
