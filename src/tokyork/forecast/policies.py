"""How the others are taken to play until my next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tokyork import odds
from tokyork.core.chance import below
from tokyork.core.dice import alone, count, total
from tokyork.core.moves import KEEP, PASS, verb_of, x_of
from tokyork.formats.notation import chooser, decision_kind, default_move
from tokyork.odds import RollChoice

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.core.state import State

    Policy = Callable[[State], int]
    FinalDice = Callable[[State, int], dict[int, float] | None]


class Conduct(NamedTuple):
    """How the others are taken to play."""

    name: str
    move: Policy
    """The number of a move."""
    dice: FinalDice | None = None
    """How likely all final dice of a seat's next turn are; nothing if that cannot be counted."""


def keeps_claws(g: State) -> int:
    """Keep claws and roll all else, as long as there are rolls; otherwise the defaults."""
    if decision_kind(g) != "roll":
        return default_move(g)
    face = g.rules.claw
    claws = count(g.dice, face)
    keeps = [
        (int(total(x_of(move))), number)
        for number, move in enumerate(g.moves)
        if verb_of(move) == KEEP and count(x_of(move), face) == claws
    ]
    if claws == total(g.dice) or not keeps:
        return default_move(g)
    return min(keeps)[1]


def takes_what_comes(g: State) -> int:
    """The defaults: the dice lie as the first throw leaves them, nothing is bought."""
    return default_move(g)


def any_move(g: State) -> int:
    """Every legal move is as likely; by the copy's own chance."""
    return int(below(g, len(g.moves)))


def dice_of_claws(g: State, seat: int) -> dict[int, float]:
    """The final dice of whoever keeps claws."""
    face = int(g.rules.claw)

    def keep_claws(dice: int, left: int, _: int) -> RollChoice:
        kept = int(alone(face, count(dice, face)))
        return RollChoice(odds.KEEP, kept) if left and kept != dice else RollChoice(odds.STOP, dice)

    return _thrown(g, seat, keep_claws)


def dice_that_come(g: State, seat: int) -> dict[int, float]:
    """The dice of a first throw."""

    def stop(dice: int, _: int, __: int) -> RollChoice:
        return RollChoice(odds.STOP, dice)

    return _thrown(g, seat, stop)


def _thrown(g: State, seat: int, policy: Callable[[int, int, int], RollChoice]) -> dict[int, float]:
    roll = odds.next_roll(g, seat)
    return odds.throws(roll.pool, roll.rerolls, policy) if roll.pool else {0: 1.0}


POLICIES: dict[str, Conduct] = {
    "claws": Conduct("claws", keeps_claws, dice_of_claws),
    "even": Conduct("even", takes_what_comes, dice_that_come),
    "random": Conduct("random", any_move),
}


def mine(g: State) -> int:
    """Mine: stay, buy nothing, and answer only what would kill."""
    last = len(g.moves) - 1
    if decision_kind(g) == "damage" and g.moves[last] == PASS:
        me = g.monsters[chooser(g)]
        if int(me.loss) - int(me.covered) >= me.health:
            return last - 1
    return default_move(g)
