"""How likely somebody attacked in Tokyo leaves: tempers differ, and nobody knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.agenda import kind_of, seat_of
from tokyork.core.chance import below
from tokyork.new_york.board import in_new_york
from tokyork.tokyo import steps as tokyo

if TYPE_CHECKING:
    from tokyork.core.state import State

LEAVE: Final = 0
REMAIN: Final = 1
_PERCENT: Final = 100
# In percent by health: what greedy and the styles did in games of four while they were healthy.
# With little health left whoever can count goes.
_LEAVING: Final[list[int]] = [0, 85, 80, 72, 45, 40, 18]
_LEAVING_STRONG: Final = 3


def is_asked_to_yield(g: State) -> bool:
    """Whether the pending decision is to leave Tokyo or to stay."""
    return not in_new_york(g) and kind_of(g.pending) == tokyo.YIELD_STEP


def draw_yield(g: State) -> i64:
    """The move of whoever is asked, by the dice of a game in the head."""
    if below(g, _PERCENT) < _percent(g):
        return LEAVE
    return REMAIN


def _percent(g: State) -> i64:
    health: i64 = g.monsters[seat_of(g.pending)].health
    if health < len(_LEAVING):
        return _LEAVING[health]
    return _LEAVING_STRONG
