"""One turn ahead: the positions that final dice, or a move, lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.bots.thinking.alike import alike
from tokyork.bots.thinking.habits import (
    habit,
    is_asked_to_leave,
    leave_number,
    settle_down,
    settled,
    stay_number,
)
from tokyork.core.agenda import play, run, seat_of
from tokyork.core.moves import MOVE, STOP, verb_of

if TYPE_CHECKING:
    from tokyork.core.state import State

_MOST_STEPS: Final = 80


def after_dice(g: State, dice: i64) -> State:
    """The position after the pending roll ends with these dice and they are resolved."""
    copy = g.clone()
    begin_after_dice(copy, dice)
    settle_down(copy)
    return copy


def begin_after_dice(g: State, dice: i64) -> None:
    """End the pending roll with these dice, up to the next decision."""
    item = g.pending
    g.pending = 0
    g.dice = dice
    g.rolls = 0
    g.asking.play(g, item, STOP)
    if not g.pending:
        run(g)


def after_all_dice(g: State, multisets: list[int]) -> list[State]:
    """The same for many."""
    return [after_dice(g, dice) for dice in multisets]


class Ends:
    """Positions that final dice may lead to, and who decides between them on the way.

    A node is a position, by its number, or below zero a question: somebody who was attacked in
    the centre answers it.
    """

    def __init__(self) -> None:
        """Nothing was looked at yet."""
        self.states: list[State] = []
        self.roots: list[int] = []  # the node of each way the dice can end
        self.asked: list[int] = []  # of each question the seat
        self.staying: list[int] = []  # and the nodes that its answers lead to
        self.leaving: list[int] = []


def after_dice_and_yields(g: State, multisets: list[int]) -> Ends:
    """After each of these dice, whether those attacked in the centre leave or stay.

    What comes to the same has one root.
    """
    ends = Ends()
    kinds = alike(g, multisets)
    roots: list[int] = []
    for dice in kinds.dice:
        copy = g.clone()
        begin_after_dice(copy, dice)
        roots.append(int(_spread(copy, g.active, ends)))
    ends.roots = [roots[place] for place in kinds.which]
    return ends


def _spread(g: State, seat: i64, ends: Ends) -> i64:
    """As `settle_down`, in both ways where another than the seat is asked to leave the centre."""
    left: i64 = _MOST_STEPS
    while left and not settled(g):
        if is_asked_to_leave(g) and seat_of(g.pending) != seat:
            asked = seat_of(g.pending)
            staying = g.clone()
            play(staying, stay_number(g))
            play(g, leave_number(g))
            stays = _spread(staying, seat, ends)
            leaves = _spread(g, seat, ends)
            ends.asked.append(int(asked))
            ends.staying.append(int(stays))
            ends.leaving.append(int(leaves))
            return -i64(len(ends.asked))
        play(g, habit(g))
        left -= 1
    ends.states.append(g)
    return len(ends.states) - 1


def after_move(g: State, number: i64) -> State:
    """The position after a move, gone on to the next roll or purchase."""
    copy = g.clone()
    play(copy, number)
    if verb_of(g.moves[number]) == MOVE and copy.pending == g.pending:
        play(copy, habit(copy))  # A ride is judged as the last one: there could always be another.
    settle_down(copy)
    return copy
