"""Tokyo City and Tokyo Bay: who stands there, yielding, entering, closing the Bay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.agenda import DecisionStep, Step, push, seat_of
from tokyork.core.causing import CARD, CHOICE, CLAWS, cause
from tokyork.core.damage import hurt, settle
from tokyork.core.events import tell
from tokyork.core.moves import STAY
from tokyork.core.state import NO_CAUSE
from tokyork.core.verbs import gain_energy, gain_points, living, move_to
from tokyork.tokyo.agreement import agreed
from tokyork.tokyo.cards import MASKS, bending
from tokyork.tokyo.moves import YIELD
from tokyork.tokyo.steps import ENTER, YIELD_STEP
from tokyork.tokyo.verbs import hold_back

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State

OUTSIDE: Final = 0
TOKYO_CITY: Final = 1
TOKYO_BAY: Final = 2
_ANSWERS: Final[vec[i64]] = vec[i64]([YIELD, STAY])
PLACES: Final = ("outside", "tokyo_city", "tokyo_bay")

BAY_NEEDS: Final = 5  # living monsters

# A trap in a place given up this turn: harm, whose it is, and by which card; 16 bits a place.
_TRAP_BITS: Final = 16
_TRAP: Final = 0xFFFF
_TRAP_SEAT: Final = 4
_TRAP_CARD: Final = 8


def in_tokyo(m: Monster) -> bool:
    """In the City or the Bay."""
    return m.at != OUTSIDE


def occupant(g: State, place: i64) -> Monster | None:
    """Who stands there."""
    for m in g.monsters:
        if m.at == place and m.alive:
            return m
    return None


def free_place(g: State) -> i64:
    """Where the next monster must enter Tokyo, or OUTSIDE if it is full."""
    if occupant(g, TOKYO_CITY) is None:
        return TOKYO_CITY
    if len(g.monsters) >= BAY_NEEDS and living(g) >= BAY_NEEDS and occupant(g, TOKYO_BAY) is None:
        return TOKYO_BAY
    return OUTSIDE


def misplaced(g: State, m: Monster) -> str:
    """What is wrong with where a monster stands; nothing if all is well."""
    if not m.alive or m.at == OUTSIDE:
        return ""
    if any(o.at == m.at and o.alive for o in g.monsters[: m.seat]):
        return f"expected only one monster in {PLACES[m.at]}"
    if m.at == TOKYO_BAY and living(g) < BAY_NEEDS:
        return f"expected {PLACES[m.at]} only with five or more monsters"
    return ""


# --- yielding ---


class YieldRound(Step):
    """After an attack: everybody it hit in Tokyo may yield, clockwise."""

    name = "yield_round"

    def run(self, g: State, item: i64) -> None:
        first: Monster | None = None
        for m in g.monsters:
            if m.held or (m.hit and m.at != OUTSIDE):
                if first is None:
                    first = m
                elif first.seat < g.active < m.seat:  # clockwise, m comes before the first
                    push(g, YIELD_STEP, first.seat)
                    first = m
                else:
                    push(g, YIELD_STEP, m.seat)
        if first is not None:
            push(g, YIELD_STEP, first.seat)


class Yield(DecisionStep):
    """Leave Tokyo to the attacker, or stay."""

    name = "yield"

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[seat_of(item)]
        if not me.alive:
            return
        if in_tokyo(me):
            DecisionStep.run(self, g, item)
        else:
            suffer_held_loss(g, me)  # the Bay closed under it: no choice is left

    def moves(self, g: State, item: i64) -> Moves:
        return _ANSWERS

    def play(self, g: State, item: i64, move: i64) -> None:
        me = g.monsters[seat_of(item)]
        g.cause = cause(CHOICE, me.seat)
        if move == STAY:
            if g.log is not None:
                tell(g, events.STAYED, me.seat)
            if me.held:
                suffer_held_loss(g, me)
            return
        if me.held:
            tell(g, events.LOSS_AVOIDED, me.seat, i64(me.held))
            hold_back(me, 0)
        for card in bending(g, me, MASKS.when_i_yield):
            card.when_i_yield(g, me)
        move_to(g, me, OUTSIDE)


def suffer_held_loss(g: State, me: Monster) -> None:
    """Take the claw damage that waited for this monster's choice."""
    if me.held:
        hurt(me, i64(me.held), cause(CLAWS, g.active))
        hold_back(me, 0)
        settle(g, g.active)


# --- traps ---


def set_trap(g: State, me: Monster, card: i64) -> None:
    """Make whoever takes my place this turn lose 1 health, 1 more for each such card."""
    shift = me.at * _TRAP_BITS
    before = trap_in(g, me.at)
    after = trap_harm(before) + 1 | me.seat << _TRAP_SEAT | card << _TRAP_CARD
    g.trap += (after << shift) - (before << shift)


def trap_in(g: State, place: i64) -> i64:
    """The trap that waits there, or 0."""
    return g.trap >> (place * _TRAP_BITS) & _TRAP


def trap_harm(trap: i64) -> i64:
    """The health it takes."""
    return trap & 15


def trap_seat(trap: i64) -> i64:
    """Who set it."""
    return trap >> _TRAP_SEAT & 15


def trap_card(trap: i64) -> i64:
    """By which card."""
    return trap >> _TRAP_CARD


def _spring_trap(g: State, me: Monster, place: i64) -> None:
    trap = trap_in(g, place)
    g.trap -= trap << (place * _TRAP_BITS)
    hurt(me, trap_harm(trap), cause(CARD, trap_seat(trap), trap_card(trap)))
    settle(g, trap_seat(trap))


# --- entering ---


class Enter(Step):
    """A trap was sprung: the monster enters if it still stands."""

    name = "enter"

    def run(self, g: State, item: i64) -> None:
        must_enter(g, g.monsters[g.active])


def must_enter(g: State, me: Monster) -> None:
    """The active monster must enter Tokyo where there is room."""
    if me.at != OUTSIDE:
        return
    place = free_place(g)
    if place == OUTSIDE:
        return
    if trap_in(g, place):
        push(g, ENTER, me.seat)
        _spring_trap(g, me, place)
        return
    g.cause = NO_CAUSE
    enter(g, me, place)


def enter(g: State, me: Monster, place: i64) -> None:
    """Enter Tokyo from outside."""
    move_to(g, me, place)
    if agreed(g).two_player_energy:
        gain_energy(g, me, 1)
    else:
        gain_points(g, me, 1)


def close_bay(g: State) -> None:
    """With fewer than five monsters the Bay's occupant moves to an empty City, or leaves."""
    if living(g) < BAY_NEEDS:
        swimmer = occupant(g, TOKYO_BAY)
        if swimmer is not None:
            empty = occupant(g, TOKYO_CITY) is None
            move_to(g, swimmer, TOKYO_CITY if empty else OUTSIDE)
