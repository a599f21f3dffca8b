"""What anybody would do without thinking: the quick answers inside a look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import steps
from tokyork.core.agenda import decision_of, kind_of, play, seat_of
from tokyork.core.moves import STAY, USE, a_of, verb_of
from tokyork.new_york import resolve as results
from tokyork.new_york import steps as new_york
from tokyork.new_york.board import REWARD, STRENGTH, borough_of, in_new_york, units_in
from tokyork.new_york.moves import DESTROY, FLEE
from tokyork.tokyo import steps as tokyo

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

WEAK: Final = 5  # health at which a monster leaves the centre
_MOST_STEPS: Final = 80
# Kinds of results in a good order: stars and destruction may heal or pay before the army fires.
_ORDER: Final[list[int]] = [
    results.STAR,
    results.DESTROY,
    results.ENERGY,
    results.HEART,
    results.OUCH,
    results.CLAW,
]


def habit(g: State) -> i64:
    """The number of the move that habit makes in the pending decision."""
    kind = kind_of(g.pending)
    me = g.monsters[seat_of(g.pending)]
    if kind == steps.ANSWER:
        return _answer(g, me)
    if in_new_york(g):
        if kind == new_york.KIND:
            return _next_kind(g)
        if kind == new_york.DESTROY:
            return _best_tile(g)
        if kind == new_york.FLEE:
            return _flight(g, me)
    elif kind == tokyo.YIELD_STEP:
        return 0 if me.health <= WEAK else 1
    return _default(g)


def _default(g: State) -> i64:
    """The decision's own default, by number."""
    default = decision_of(g).default(g, g.pending, g.moves)
    number: i64 = 0
    while g.moves[number] != default:
        number += 1
    return number


def _answer(g: State, me: Monster) -> i64:
    """Defend against what hurts."""
    serious = me.loss >= 3 or me.loss >= me.health
    number: i64 = 0
    while number < len(g.moves):
        if (verb_of(g.moves[number]) == USE) == serious:
            return number
        number += 1
    return _default(g)


def _next_kind(g: State) -> i64:
    best: i64 = 0
    best_rank: i64 = 99
    number: i64 = 0
    while number < len(g.moves):
        rank: i64 = _ORDER.index(int(a_of(g.moves[number])))
        if rank < best_rank:
            best, best_rank = number, rank
        number += 1
    return best


def _best_tile(g: State) -> i64:
    """The most for each destruction spent, of equals the larger tile."""
    best: i64 = 0
    best_rank: i64 = -1
    number: i64 = 0
    while number < len(g.moves):
        move: i64 = g.moves[number]
        if verb_of(move) == DESTROY:
            tile = a_of(move)
            rank: i64 = REWARD[tile] * 12 // STRENGTH[tile] * 8 + STRENGTH[tile]
            if rank > best_rank:
                best, best_rank = number, rank
        number += 1
    return best


def _flight(g: State, me: Monster) -> i64:
    """Stay while strong."""
    if me.health > WEAK:
        return stay_number(g)
    return leave_number(g)


def is_asked_to_leave(g: State) -> bool:
    """Whether somebody attacked in the centre is asked to go or to stay."""
    kind = kind_of(g.pending)
    if in_new_york(g):
        return kind == new_york.FLEE
    return kind == tokyo.YIELD_STEP


def stay_number(g: State) -> i64:
    """Of the moves of such a decision, the one that stays."""
    number: i64 = len(g.moves) - 1
    while number and verb_of(g.moves[number]) != STAY:
        number -= 1
    return number


def leave_number(g: State) -> i64:
    """The one that leaves; in New York for the borough with the fewest units."""
    best: i64 = 0
    fewest: i64 = 99
    number: i64 = 0
    while number < len(g.moves):
        move: i64 = g.moves[number]
        if verb_of(move) == FLEE:
            units = units_in(g, borough_of(a_of(move)))
            if units < fewest:
                best, fewest = number, units
        number += 1
    return best


def settle_down(g: State) -> None:
    """Go on by habit to the next roll or purchase, or the end of the game."""
    left: i64 = _MOST_STEPS
    while left and not settled(g):
        play(g, habit(g))
        left -= 1


def settled(g: State) -> bool:
    """Whether the next roll or purchase has come, or the end of the game."""
    if g.over:
        return True
    kind = kind_of(g.pending)
    return kind == steps.ROLL or (kind == steps.BUY and not _has_to_end(g))


def _has_to_end(g: State) -> bool:
    """Whether the end of this turn matters: a card may pay then, or kill its owner."""
    return g.monsters[g.active].powers & g.masks.when_my_turn_ends != 0
