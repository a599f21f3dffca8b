"""One turn ahead: the positions that final dice, or a move, lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.agenda import play, run
from tokyork.core.moves import MOVE, STOP, verb_of
from tokyork.minds.habits import habit, settle_down

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tokyork.core.game import State


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


def after_move(g: State, number: i64) -> State:
    """The position after a move, gone on to the next roll or purchase."""
    copy = g.clone()
    play(copy, number)
    if verb_of(g.moves[number]) == MOVE and copy.pending == g.pending:
        play(copy, habit(copy))  # A ride is judged as the last one: there could always be another.
    settle_down(copy)
    return copy
