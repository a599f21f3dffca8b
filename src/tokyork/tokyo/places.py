"""Tokyo City and Tokyo Bay: who stands there, yielding, entering, closing the Bay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.agenda import Decision, Step, push, seat_of
from tokyork.core.box import bending
from tokyork.core.damage import hurt, settle
from tokyork.core.events import CARD, cause, tell
from tokyork.core.game import NO_CAUSE
from tokyork.core.moves import STAY, YIELD
from tokyork.core.verbs import gain_energy, gain_points, living, move_to
from tokyork.tokyo.steps import ENTER, YIELD_STEP

if TYPE_CHECKING:
    from tokyork.core.game import Monster, State

OUTSIDE: Final = 0
TOKYO_CITY: Final = 1
TOKYO_BAY: Final = 2
_ANSWERS: Final[list[int]] = [YIELD, STAY]
PLACES: Final = ("outside", "tokyo_city", "tokyo_bay")

BAY_NEEDS: Final = 5  # living monsters

# A trap in a place given up this turn: harm, whose it is, and by which card; 16 bits a place.
_TRAP_BITS: Final = 16
_TRAP: Final = 0xFFFF


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
        return f"only one monster was expected in {PLACES[m.at]}"
    if m.at == TOKYO_BAY and living(g) < BAY_NEEDS:
        return f"{PLACES[m.at]} was expected only from five monsters on"
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


class Yield(Decision):
    """Leave Tokyo to the attacker, or stay."""

    name = "yield"

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[seat_of(item)]
        if not me.alive:
            return
        if in_tokyo(me):
            Decision.run(self, g, item)
        else:
            suffer_held_loss(g, me)  # the Bay closed under it: no choice is left

    def moves(self, g: State, item: i64) -> list[int]:
        return _ANSWERS

    def play(self, g: State, item: i64, move: i64) -> None:
        me = g.monsters[seat_of(item)]
        g.cause = cause(events.CHOICE, me.seat)
        if move == STAY:
            if g.log is not None:
                tell(g, events.STAYED, me.seat)
            if me.held:
                suffer_held_loss(g, me)
            return
        if me.held:
            tell(g, events.LOSS_AVOIDED, me.seat, me.held)
            me.held = 0
        for card in bending(g, me, g.masks.when_i_yield):
            card.when_i_yield(g, me)
        move_to(g, me, OUTSIDE)


def suffer_held_loss(g: State, me: Monster) -> None:
    """Take the claw damage that waited for this monster's choice."""
    if me.held:
        hurt(me, me.held, cause(events.CLAWS, g.active))
        me.held = 0
        settle(g, g.active)


# --- traps ---


def set_trap(g: State, me: Monster, card: i64) -> None:
    """Make whoever takes my place this turn lose 1 health, 1 more for each such card."""
    shift = me.at * _TRAP_BITS
    before = g.trap >> shift & _TRAP
    after = (before & 15) + 1 | me.seat << 4 | card << 8
    g.trap += (after << shift) - (before << shift)


def trap_in(g: State, place: i64) -> i64:
    """The trap that waits there, or 0: four bits of harm, four of the seat, then the card."""
    return g.trap >> (place * _TRAP_BITS) & _TRAP


def _spring_trap(g: State, me: Monster, place: i64) -> None:
    trap = trap_in(g, place)
    g.trap -= trap << (place * _TRAP_BITS)
    seat = trap >> 4 & 15
    hurt(me, trap & 15, cause(CARD, seat, trap >> 8))
    settle(g, seat)


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
    if g.trap >> (place * _TRAP_BITS) & 15:
        push(g, ENTER, me.seat)
        _spring_trap(g, me, place)
        return
    g.cause = NO_CAUSE
    enter(g, me, place)


def enter(g: State, me: Monster, place: i64) -> None:
    """Enter Tokyo from outside."""
    move_to(g, me, place)
    if g.options.two_player_energy:
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
