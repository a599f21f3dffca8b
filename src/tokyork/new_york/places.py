"""Moving about: entering and climbing Manhattan, fleeing, leaving, arriving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.agenda import Decision, Step, amount_of, push, put, seat_of
from tokyork.core.box import bending
from tokyork.core.events import cause
from tokyork.core.game import NO_CAUSE
from tokyork.core.moves import FLEE, MOVE, PLACE, STAY, a_of, move
from tokyork.core.verbs import act, charge, gain_points, move_to, purse
from tokyork.new_york import steps
from tokyork.new_york.board import (
    LOWER,
    LOWER_2,
    MANHATTAN,
    NOWHERE,
    UPPER,
    UPPER_2,
    ZONES,
    borough_of,
    capacity,
    city,
    in_manhattan,
    inhabitants,
    manhattan_has_room,
    open_boroughs,
    outer_boroughs,
)

if TYPE_CHECKING:
    from tokyork.core.game import Monster, State


def _moves_to(verb: int, *others: int) -> list[list[int]]:
    """For all bits of outer boroughs: a move to each of these, in their order, and others."""
    return [[*[verb | n << 6 for n in outer_boroughs(bits)], *others] for bits in range(32)]


_PLACINGS: Final[list[list[int]]] = _moves_to(PLACE)
_MOVES: Final[list[list[int]]] = _moves_to(MOVE)
_MOVES_OR_STAY: Final[list[list[int]]] = _moves_to(MOVE, STAY)
_FLIGHTS: Final[list[list[int]]] = _moves_to(FLEE, STAY)
_STAY: Final[list[int]] = [STAY]
_NOTHING: Final[list[int]] = []


# --- set-up ---


class Place(Decision):
    """Before the first turn everybody chooses an outer borough."""

    name = "place"

    def moves(self, g: State, item: i64) -> list[int]:
        return _PLACINGS[open_boroughs(g, g.monsters[seat_of(item)])]

    def play(self, g: State, item: i64, move: i64) -> None:
        me = g.monsters[seat_of(item)]
        g.cause = cause(events.CHOICE, me.seat)
        move_to(g, me, a_of(move))


# --- arriving ---

_PLACE_BITS: Final = 4
_PLACE: Final = 15


def move_tax(g: State) -> i64:
    """What a voluntary move costs because of a card in the market."""
    taxes = g.rules.box.move_taxes
    tax: i64 = 0
    for card in g.market:
        tax += taxes[card]
    return tax


def set_out(g: State, me: Monster, place: i64) -> None:
    """Move of one's own free will: pay what it costs, then arrive."""
    push(g, steps.ARRIVE, me.seat, place | g.cause << _PLACE_BITS)
    charge(g, me, move_tax(g))


class Arrive(Step):
    """A monster comes to another place; the amount is the place and why it set out."""

    name = "arrive"

    def run(self, g: State, item: i64) -> None:
        before = g.cause
        g.cause = amount_of(item) >> _PLACE_BITS
        arrive(g, g.monsters[seat_of(item)], amount_of(item) & _PLACE)
        g.cause = before


def arrive(g: State, me: Monster, place: i64) -> None:
    """Stand there, with all that follows from it."""
    before = borough_of(me.at)
    was_nowhere = me.at == NOWHERE
    if place >= LOWER and not in_manhattan(me):
        place = entry_zone(g)
    move_to(g, me, place)
    borough = borough_of(place)
    if before == MANHATTAN and not was_nowhere:
        slide(g)
    if borough == before and not was_nowhere:
        return
    if borough == MANHATTAN and not city(g).entered:
        reward_entry(g, me)
    for card in bending(g, me, g.masks.when_i_arrive):
        before_cause = act(g, card, me)
        card.when_i_arrive(g, me, borough)
        g.cause = before_cause
    if borough == MANHATTAN and g.turn_note and me.seat == g.active:
        city(g).entered = True  # riding in and out pays once


def reward_entry(g: State, me: Monster) -> None:
    """The rules pay for entering Manhattan, whatever led there."""
    before = g.cause
    g.cause = NO_CAUSE
    gain_points(g, me, 1)
    g.cause = before


def entry_zone(g: State) -> i64:
    """Lower Manhattan, on the second track if the first is in use."""
    for m in g.monsters:
        if m.alive and LOWER <= m.at <= UPPER:
            return LOWER_2
    return LOWER


def slide(g: State) -> None:
    """When the first track is empty, the monster on the second moves over in its zone."""
    second: Monster | None = None
    for m in g.monsters:
        if m.alive and LOWER <= m.at <= UPPER:
            return
        if m.alive and m.at >= LOWER_2:
            second = m
    if second is not None:
        before = g.cause
        g.cause = NO_CAUSE
        move_to(g, second, second.at - ZONES)
        g.cause = before


def climb(g: State, me: Monster) -> None:
    """One zone up, on one's own track."""
    if me.at not in {UPPER, UPPER_2}:
        move_to(g, me, me.at + 1)


# --- the Move phase ---


class Move(Decision):
    """Enter Manhattan if there is room, climb there, or change borough, or stay."""

    name = "move"
    takes_bonus_moves = False

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[g.active]
        g.cause = NO_CAUSE
        if g.turn_note:
            Decision.run(self, g, item)
        elif in_manhattan(me) or manhattan_has_room(g):
            do_duty(g, me)
        else:
            Decision.run(self, g, item)

    def moves(self, g: State, item: i64) -> list[int]:
        me = g.monsters[g.active]
        if g.turn_note:
            return [*g.rules.bonus_moves(g, me), STAY]
        if purse(g, me) < move_tax(g):
            return _STAY
        return _MOVES_OR_STAY[open_boroughs(g, me)]

    def play(self, g: State, item: i64, move: i64) -> None:
        me = g.monsters[g.active]
        if move & 63 == MOVE:
            if g.turn_note:  # a ride leaves the phase open
                put(g, item)
                g.rules.bonus_move(g, me, move)
                return
            g.cause = cause(events.CHOICE, me.seat)
            set_out(g, me, a_of(move))
            g.cause = NO_CAUSE
        elif g.turn_note:
            do_duty(g, me)


def do_duty(g: State, me: Monster) -> None:
    """What the Move phase compels: climbing, or entering a Manhattan with room."""
    if in_manhattan(me):
        climb(g, me)
    elif manhattan_has_room(g):
        arrive(g, me, LOWER)


def ride_moves(g: State, me: Monster) -> list[int]:
    """Free movement: every borough with room, as often as one likes."""
    if purse(g, me) < move_tax(g):
        return []
    moves = _MOVES[open_boroughs(g, me)]
    if not in_manhattan(me) and manhattan_has_room(g):
        return [int(move(MOVE, MANHATTAN)), *moves]
    return moves


def ride(g: State, me: Monster, borough: i64) -> None:
    """Move in the middle of a turn that allows it."""
    set_out(g, me, LOWER if borough == MANHATTAN else borough)


# --- fleeing ---


class FleeRound(Step):
    """Monsters attacked in Manhattan may flee, the first track's first."""

    name = "flee_round"

    def run(self, g: State, item: i64) -> None:
        first: Monster | None = None
        for m in g.monsters:
            if m.hit and m.alive:
                if m.at >= LOWER_2:
                    push(g, steps.FLEE, m.seat)
                elif m.at >= LOWER:
                    first = m
            m.hit = False
        if first is not None:
            push(g, steps.FLEE, first.seat)


class Flee(Decision):
    """Leave Manhattan for an outer borough, or stay."""

    name = "flee"

    def moves(self, g: State, item: i64) -> list[int]:
        me = g.monsters[seat_of(item)]
        if not (me.alive and in_manhattan(me)) or purse(g, me) < move_tax(g):
            return _NOTHING
        return _FLIGHTS[open_boroughs(g, me)]

    def play(self, g: State, item: i64, move: i64) -> None:
        me = g.monsters[seat_of(item)]
        g.cause = cause(events.CHOICE, me.seat)
        if move & 63 == FLEE:
            set_out(g, me, a_of(move))
        elif g.log is not None:
            events.tell(g, events.STAYED, me.seat)


# --- leaving ---


class Exit(Decision):
    """Manhattan became too small: the monster on the second track must leave."""

    name = "exit"
    kind = "move"
    outlives_active = True

    def moves(self, g: State, item: i64) -> list[int]:
        me = g.monsters[seat_of(item)]
        return _MOVES[open_boroughs(g, me)]

    def play(self, g: State, item: i64, move: i64) -> None:
        before = g.cause
        g.cause = NO_CAUSE
        arrive(g, g.monsters[seat_of(item)], a_of(move))
        g.cause = before


def settle_tracks(g: State) -> None:
    """After deaths: slide to the first track, and leave a Manhattan that holds one too many."""
    slide(g)
    if inhabitants(g, MANHATTAN) > capacity(g):
        for m in g.monsters:
            if m.alive and m.at >= LOWER_2:
                push(g, steps.EXIT, m.seat)
