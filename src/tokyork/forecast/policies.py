"""How the others are taken to play until my next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.chance import below
from tokyork.core.dice import count, total
from tokyork.core.moves import KEEP, PASS, verb_of, x_of
from tokyork.formats.notation import chooser, decision_kind, default_move

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.core.state import State

    Policy = Callable[[State], int]


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


POLICIES: dict[str, Policy] = {
    "claws": keeps_claws,
    "even": takes_what_comes,
    "random": any_move,
}


def mine(g: State) -> int:
    """Mine: stay, buy nothing, and answer only what would kill."""
    last = len(g.moves) - 1
    if decision_kind(g) == "damage" and g.moves[last] == PASS:
        me = g.monsters[chooser(g)]
        if int(me.loss) - int(me.covered) >= me.health:
            return last - 1
    return default_move(g)
