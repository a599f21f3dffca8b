"""Moving about: entering and climbing Manhattan, fleeing, leaving, arriving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tokyork.core import events
from tokyork.core.agenda import DecisionStep, Step, amount_of, push, put, seat_of
from tokyork.core.box import acting
from tokyork.core.causing import CHOICE, Causing, cause
from tokyork.core.damage import forget_hits
from tokyork.core.moves import MOVE, STAY, a_of, just, move, verb_of
from tokyork.core.packed import NONE, joined, with_more
from tokyork.core.state import NO_CARD, NO_CAUSE
from tokyork.core.verbs import gain_points, move_to
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
from tokyork.new_york.cards import MASKS, NewYorkCard, bending
from tokyork.new_york.moves import FLEE, PLACE
from tokyork.new_york.paying import charge, purse

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


def _moves_to(verb: i64, last: vec[i64]) -> vec[Moves]:
    """For all bits of outer boroughs: a move to each of these, in their order, and a last one."""
    return vec[vec[i64]](
        [
            joined(vec[i64]([move(verb, n) for n in outer_boroughs(bits)]), last)
            for bits in range(32)
        ]
    )


_STAY: Final[vec[i64]] = vec[i64]([STAY])
_PLACINGS: Final[vec[Moves]] = _moves_to(PLACE, NONE)
_MOVES: Final[vec[Moves]] = _moves_to(MOVE, NONE)
_MOVES_OR_STAY: Final[vec[Moves]] = _moves_to(MOVE, _STAY)
_FLIGHTS: Final[vec[Moves]] = _moves_to(FLEE, _STAY)


# --- set-up ---


class Place(DecisionStep):
    """Before the first turn everybody chooses an outer borough."""

    name = "place"

    def moves(self, g: State, item: i64) -> Moves:
        return _PLACINGS[open_boroughs(g, g.monsters[seat_of(item)])]

    def play(self, g: State, item: i64, move: i64) -> None:
        me = g.monsters[seat_of(item)]
        g.cause = cause(CHOICE, me.seat)
        move_to(g, me, a_of(move))


# --- arriving ---

_PLACE_BITS: Final = 4
_PLACE: Final = 15


# Of each card, and of an empty market slot.
_MOVE_TAXES: Final[vec[i64]] = vec[i64]([0] * (NO_CARD + 1))


def move_tax(g: State) -> i64:
    """What a voluntary move costs because of a card in the market."""
    tax: i64 = 0
    for card in g.market:
        tax += _MOVE_TAXES[card]
    return tax


def note_move_taxes(cards: list[NewYorkCard]) -> None:
    """Look up once what each card costs a move."""
    for card in cards:
        for slot in range(card.slot, card.slot + card.in_box):
            _MOVE_TAXES[slot] = card.move_tax


def set_out(g: State, me: Monster, place: i64) -> None:
    """Move of one's own free will: pay what it costs, then arrive."""
    push(g, steps.ARRIVE, me.seat, place | g.cause << _PLACE_BITS)
    charge(g, me, move_tax(g))


class Arrive(Step):
    """A monster comes to another place; the amount is the place and why it set out."""

    name = "arrive"

    def run(self, g: State, item: i64) -> None:
        with Causing(g, amount_of(item) >> _PLACE_BITS):
            arrive(g, g.monsters[seat_of(item)], amount_of(item) & _PLACE)


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
    for card in bending(g, me, MASKS.when_i_arrive):
        with acting(g, card, me):
            card.when_i_arrive(g, me, borough)
    if borough == MANHATTAN and g.turn_note and me.seat == g.active:
        city(g).entered = True  # riding in and out pays once


def reward_entry(g: State, me: Monster) -> None:
    """The rules pay for entering Manhattan, whatever led there."""
    with Causing(g, NO_CAUSE):
        gain_points(g, me, 1)


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
        with Causing(g, NO_CAUSE):
            move_to(g, second, second.at - ZONES)


def climb(g: State, me: Monster) -> None:
    """One zone up, on one's own track."""
    if me.at not in {UPPER, UPPER_2}:
        move_to(g, me, me.at + 1)


# --- the Move phase ---


class MoveStep(DecisionStep):
    """Enter Manhattan if there is room, climb there, or change borough, or stay."""

    name = "move"
    takes_bonus_moves = False

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[g.active]
        g.cause = NO_CAUSE
        if g.turn_note:
            DecisionStep.run(self, g, item)
        elif in_manhattan(me) or manhattan_has_room(g):
            do_duty(g, me)
        else:
            DecisionStep.run(self, g, item)

    def moves(self, g: State, item: i64) -> Moves:
        me = g.monsters[g.active]
        if g.turn_note:
            return with_more(g.rules.bonus_moves(g, me), STAY)
        if purse(me) < move_tax(g):
            return _STAY
        return _MOVES_OR_STAY[open_boroughs(g, me)]

    def play(self, g: State, item: i64, move: i64) -> None:
        me = g.monsters[g.active]
        if verb_of(move) == MOVE:
            if g.turn_note:  # a ride leaves the phase open
                put(g, item)
                g.rules.bonus_move(g, me, move)
                return
            g.cause = cause(CHOICE, me.seat)
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


MOST_RIDES: Final = 3  # to one borough in one turn; more could go on for ever


def ride_moves(g: State, me: Monster) -> Moves:
    """Free movement: every borough with room that was not ridden to too often."""
    if purse(me) < move_tax(g):
        return NONE
    ways = open_boroughs(g, me)
    if city(g).rides:
        for borough in outer_boroughs(ways):
            if ridden_enough(g, borough):
                ways &= ~(1 << borough)
    if not in_manhattan(me) and manhattan_has_room(g) and not ridden_enough(g, MANHATTAN):
        return joined(just(move(MOVE, MANHATTAN)), _MOVES[ways])
    return _MOVES[ways]


def rides_to(g: State, borough: i64) -> i64:
    """How often a free ride of this turn went there."""
    return i64(city(g).rides) >> (borough << 1) & 3


def ridden_enough(g: State, borough: i64) -> bool:
    """Whether no further ride may go there this turn."""
    return rides_to(g, borough) == MOST_RIDES


def ride(g: State, me: Monster, borough: i64) -> None:
    """Move in the middle of a turn that allows it."""
    city(g).rides += i16(1 << (borough << 1))
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
        forget_hits(g)
        if first is not None:
            push(g, steps.FLEE, first.seat)


class Flee(DecisionStep):
    """Leave Manhattan for an outer borough, or stay."""

    name = "flee"

    def moves(self, g: State, item: i64) -> Moves:
        me = g.monsters[seat_of(item)]
        if not (me.alive and in_manhattan(me)) or purse(me) < move_tax(g):
            return NONE
        return _FLIGHTS[open_boroughs(g, me)]

    def play(self, g: State, item: i64, move: i64) -> None:
        me = g.monsters[seat_of(item)]
        g.cause = cause(CHOICE, me.seat)
        if verb_of(move) == FLEE:
            set_out(g, me, a_of(move))
        elif g.log is not None:
            events.tell(g, events.STAYED, me.seat)


# --- leaving ---


class Exit(DecisionStep):
    """Manhattan became too small: the monster on the second track must leave."""

    name = "exit"
    kind = "move"
    outlives_active = True

    def moves(self, g: State, item: i64) -> Moves:
        me = g.monsters[seat_of(item)]
        return _MOVES[open_boroughs(g, me)]

    def play(self, g: State, item: i64, move: i64) -> None:
        with Causing(g, NO_CAUSE):
            arrive(g, g.monsters[seat_of(item)], a_of(move))


def settle_tracks(g: State) -> None:
    """After deaths: slide to the first track, and leave a Manhattan that holds one too many."""
    slide(g)
    if inhabitants(g, MANHATTAN) > capacity(g):
        for m in g.monsters:
            if m.alive and m.at >= LOWER_2:
                push(g, steps.EXIT, m.seat)
