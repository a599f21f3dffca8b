"""What may happen until one's next turn: what is to be expected, and what is the worst."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tokyork.coach.replies import Danger
from tokyork.coach.rivals import Attackers, StrongRivals
from tokyork.forecast import stay_or_leave
from tokyork.formats.notation import seat_text
from tokyork.game import Game
from tokyork.new_york.board import in_manhattan, in_new_york
from tokyork.tokyo.places import in_tokyo

if TYPE_CHECKING:
    from tokyork.core.state import State
    from tokyork.forecast import Prospect, StayOrLeave


def danger(g: State, seat: int) -> Danger:
    """For a seat, by answer and by rival."""
    me = g.monsters[seat]
    game, name = Game.of(g), seat_text(seat)
    expected = stay_or_leave(game, name, StrongRivals(seat).conduct)
    attacked = stay_or_leave(game, name, Attackers(seat).conduct)
    return Danger(
        name,
        bool(in_manhattan(me) if in_new_york(g) else in_tokyo(me)),
        g.rules.places[me.at],
        expected,
        _at_least(attacked, expected),
    )


def _at_least(worst: StayOrLeave, expected: StayOrLeave) -> StayOrLeave:
    """The worst is never told as less than what is expected, not even by the luck of a sample."""
    pairs = zip(worst.prospects, expected.prospects, strict=True)
    return replace(worst, prospects=tuple(max(pair, key=_harm) for pair in pairs))


def _harm(prospect: Prospect) -> float:
    return prospect.damage.value
