"""One turn ahead: the positions that final dice, or a move, lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.bots.thinking.habits import habit, settle_down, settled
from tokyork.bots.thinking.yields import LEAVE, REMAIN, chance_to_leave, is_asked_to_yield
from tokyork.core.agenda import play, run
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
    """Positions that final dice may lead to: of which dice each is, and how likely."""

    def __init__(self, count: int) -> None:
        """Of so many ways the dice can end; no position yet."""
        self.count: int = count
        self.states: list[State] = []
        self.numbers: list[int] = []
        self.chances: list[float] = []

    def means(self, values: list[float]) -> list[float]:
        """For each way the dice can end, the mean of what its positions are worth."""
        means = [0.0] * self.count
        for at, value in enumerate(values):
            means[self.numbers[at]] += self.chances[at] * value
        return means


def after_dice_and_yields(g: State, multisets: list[int]) -> Ends:
    """After each of these dice, whether those attacked in Tokyo leave or stay."""
    ends = Ends(len(multisets))
    for number, dice in enumerate(multisets):
        copy = g.clone()
        begin_after_dice(copy, dice)
        _spread(copy, number, 1.0, ends)
    return ends


def _spread(g: State, number: int, chance: float, ends: Ends) -> None:
    """As `settle_down`, in both ways where somebody is asked to yield."""
    left: i64 = _MOST_STEPS
    while left and not settled(g):
        if is_asked_to_yield(g):
            leaves = chance_to_leave(g)
            staying = g.clone()
            play(staying, REMAIN)
            _spread(staying, number, chance * (1.0 - leaves), ends)
            play(g, LEAVE)
            chance *= leaves
        else:
            play(g, habit(g))
        left -= 1
    ends.states.append(g)
    ends.numbers.append(number)
    ends.chances.append(chance)


def after_move(g: State, number: i64) -> State:
    """The position after a move, gone on to the next roll or purchase."""
    copy = g.clone()
    play(copy, number)
    if verb_of(g.moves[number]) == MOVE and copy.pending == g.pending:
        play(copy, habit(copy))  # A ride is judged as the last one: there could always be another.
    settle_down(copy)
    return copy
