"""A position as bytes, from one seat's point of view: all that it may know, and nothing else.

Seats are told clockwise from the one that looks; numbers above 255 are written as 255. What each
byte means is in `tokyork.lab.observations`, which has the same order. Numbers are chosen between
by statements: compiled, `a if b else 0` makes a Python number of its choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tokyork.core import causing
from tokyork.core.agenda import amount_of, card_of, kind_of, seat_of
from tokyork.core.belongings import held_slot
from tokyork.core.causing import cause_card, cause_kind, cause_seat
from tokyork.core.dice import FACES, bit, bit_number, count
from tokyork.core.shop import price
from tokyork.core.state import NO_CARD, NOBODY
from tokyork.core.verbs import DREW_BLOOD, SHELTERED, living, max_health
from tokyork.lab.encoding.lens import PHASE_NUMBERS
from tokyork.new_york import steps
from tokyork.new_york.board import (
    KIND_BITS,
    NOWHERE,
    OF_KIND_MASK,
    STACK_BITS,
    STACK_MASK,
    STACKS,
    TILE_MASK,
    capacity,
    city,
    dealt_to,
    height_of,
    souvenirs_of,
)
from tokyork.new_york.destruction import where_it_applies
from tokyork.new_york.goals import stars_needed
from tokyork.new_york.places import move_tax
from tokyork.tokyo.places import TOKYO_BAY, TOKYO_CITY, trap_card, trap_harm, trap_in, trap_seat

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State
    from tokyork.lab.encoding.lens import Lens

SEATS: Final = 6
OF_MONSTER: Final = 36
OF_TABLE: Final = 63
OF_TOKYO: Final = 12
OF_NEW_YORK: Final = 86
ROLLS_LEFT: Final = 13  # places of the table
DICE: Final = 14
TOKYO_WIDTH: Final = SEATS * OF_MONSTER + OF_TABLE + OF_TOKYO
NEW_YORK_WIDTH: Final = SEATS * OF_MONSTER + OF_TABLE + OF_NEW_YORK
DISCARD_BYTES: Final = 9
QUEUE: Final = 4
LOOKS: Final = 4
BOROUGHS_ON_BOARD: Final = 5
POSSESSIONS: Final = 34  # the place of a monster's in New York
SIDE_SHOWN: Final = 10  # of what is shown of the board, behind stacks and units of each borough
ADDED_SHOWN: Final = 11
_MOST: Final = 255
_HALF_BYTES: Final = 5
_HALF: Final = 8 * _HALF_BYTES


def observe(lens: Lens, g: State, seat: i64, out: vec[u8], at: i64, shown: vec[i64]) -> None:
    """Write what a seat sees, from place `at` on; the places of seats that are none stay 0.

    What is seldom there is not wiped out again where nothing was written before. `shown` is what
    was written there of the board, as `nothing_shown` makes it: it is the same for every seat.
    """
    seats: i64 = len(g.monsters)
    looked = seat
    place = at
    left = seats
    while left:
        _monster(lens, g, g.monsters[looked], seat, out, place)
        place += OF_MONSTER
        looked += 1
        if looked == seats:
            looked = 0
        left -= 1
    at += SEATS * OF_MONSTER
    _table(lens, g, seat, out, at, shown)
    at += OF_TABLE
    if lens.boroughs:
        _possessions(g, seat, out, at - OF_TABLE - SEATS * OF_MONSTER + POSSESSIONS)
        _new_york(g, seat, out, at, shown)
    else:
        _tokyo(g, seat, out, at, shown)


def observe_throw(lens: Lens, g: State, out: vec[u8], at: i64) -> None:
    """The same if all that happened is that dice were thrown again."""
    table = at + SEATS * OF_MONSTER
    _put(out, table + ROLLS_LEFT, g.rolls)
    _put_dice(out, table + DICE, g.dice)
    if lens.boroughs:
        _put_dice(out, table + OF_TABLE, results_left(g))


def _nothing(out: vec[u8], at: i64, width: i64) -> None:
    end = at + width
    while at < end:
        out[at] = u8(0)
        at += 1


def _put(out: vec[u8], at: i64, number: i64) -> None:
    """One number, as far as a byte can tell."""
    if number > _MOST:
        number = _MOST
    out[at] = u8(number)


def _put_bits(out: vec[u8], at: i64, bits: i64, width: i64) -> None:
    """So many bytes of bits, the lowest first."""
    step: i64 = 0
    while step < width:
        out[at + step] = u8(bits >> (step << 3) & _MOST)
        step += 1


def _put_dice(out: vec[u8], at: i64, dice: i64) -> None:
    """How many show each face."""
    face: i64 = 0
    while face < FACES:
        out[at + face] = u8(count(dice, face))
        face += 1


def _steps(g: State, seat: i64, other: i64) -> i64:
    """1 for the seat itself, 2 for the next one clockwise, ...; 0 for nobody."""
    seats: i64 = len(g.monsters)
    if other >= seats:
        return 0
    steps = other - seat
    if steps < 0:
        steps += seats
    return steps + 1


def _alike(lens: Lens, bits: i64) -> i64:
    """Cards as bits, with the first of two equal ones for whichever is held alone."""
    alone = bits >> 1 & ~bits & lens.doubles
    return bits + alone - (alone << 1)


# --- a monster ---


def _monster(lens: Lens, g: State, m: Monster, seat: i64, out: vec[u8], at: i64) -> None:
    out[at] = u8(1)
    out[at + 1] = u8(1 if m.alive else 0)
    out[at + 2] = u8(i64(m.who))
    _put(out, at + 3, m.health)
    _put(out, at + 4, max_health(g, m))
    _put(out, at + 5, m.points)
    _put(out, at + 6, m.energy)
    out[at + 7] = u8(m.at)
    _put_bits(out, at + 8, _alike(lens, m.cards), 6)
    _put_bits(out, at + 14, _used(lens, m), 6)
    if m.copies:
        _copy(lens, g, m, seat, out, at + 20)
    elif out[at + 20]:
        _nothing(out, at + 20, 3)
    _put_bits(out, at + 23, i64(m.charges), 3)
    out[at + 26] = u8(i64(m.tokens) & _MOST)
    out[at + 27] = u8(i64(m.known))
    _put(out, at + 28, i64(m.gained))
    out[at + 29] = u8((m.memo & DREW_BLOOD) | (m.memo & SHELTERED))
    if m.loss or m.held:
        _loss(g, m, seat, out, at + 30)
    elif out[at + 30]:
        _nothing(out, at + 30, 4)


def _used(lens: Lens, m: Monster) -> i64:
    """Which of its cards are used up for the turn: marked at the first of equal ones."""
    held = _alike(lens, m.cards)
    return m.used & held


def _copy(lens: Lens, g: State, m: Monster, seat: i64, out: vec[u8], at: i64) -> None:
    """What it copies, whose that is, and whether it is used up."""
    slot = bit_number(m.copies)
    card = g.rules.box.cards[slot]
    used = m.used_copies
    if held_slot(m, card) < 0:
        used |= m.used
    _put(out, at, lens.kind[slot] + 1)
    owner: i64 = NOBODY
    for other in g.monsters:
        if other.cards >> slot & 1:
            owner = other.seat
    _put(out, at + 1, _steps(g, seat, owner))
    out[at + 2] = u8(1 if used & card.bit else 0)


def _loss(g: State, m: Monster, seat: i64, out: vec[u8], at: i64) -> None:
    """The loss that is being settled, and why."""
    loss, why = m.loss, m.cause
    if not loss:
        loss, why = i64(m.held), causing.cause(causing.CLAWS, g.active)
    _put(out, at, loss)
    _put(out, at + 1, cause_kind(why) + 1)
    _put(out, at + 2, _steps(g, seat, cause_seat(why)))
    card = cause_card(why)
    _put(out, at + 3, 0 if card == NO_CARD else card + 1)


def _possessions(g: State, seat: i64, out: vec[u8], at: i64) -> None:
    """New York's own of all monsters: goal cards, claims and souvenirs, and what hit them."""
    board = city(g)
    superstar, statue = i64(board.superstar), i64(board.statue)
    claims, souvenirs, dealt = board.claims, i64(board.souvenirs), board.dealt
    seats: i64 = len(g.monsters)
    left = seats
    while left:
        marks: i64 = 0
        if superstar == seat:
            marks |= 1
        if statue == seat:
            marks |= 2
        if claims and int(seat) in claims:
            marks |= 4
        if souvenirs:
            marks |= souvenirs_of(g, seat) << 3
        out[at] = u8(marks)
        out[at + 1] = u8(0)
        if dealt:
            out[at + 1] = u8(dealt_to(g, seat))
        at += OF_MONSTER
        seat += 1
        if seat == seats:
            seat = 0
        left -= 1


# --- the table ---


def _table(lens: Lens, g: State, seat: i64, out: vec[u8], at: i64, shown: vec[i64]) -> None:
    me = g.monsters[seat]
    out[at] = u8(i64(len(g.monsters)))
    out[at + 1] = u8(living(g))
    out[at + 2] = u8(_steps(g, seat, g.active))
    out[at + 3] = u8(_steps(g, seat, g.order))
    out[at + 4] = u8(_steps(g, seat, g.first))
    _put(out, at + 5, g.turn)
    out[at + 6] = u8(1 if g.last_round else 0)
    out[at + 7] = u8(1 if g.over else 0)
    phase: i64 = 0
    if g.turn:
        phase = PHASE_NUMBERS[g.phase]
    out[at + 8] = u8(phase)
    _decision(lens, g, seat, out, at + 9)
    _put(out, at + ROLLS_LEFT, g.rolls)
    _put_dice(out, at + DICE, g.dice)
    if shown[SIDE_SHOWN] != g.side:
        shown[SIDE_SHOWN] = g.side
        _put_dice(out, at + 20, g.side)
    _queue(g, seat, out, at + 26)
    _market(lens, g, me, out, at + 30)
    _put(out, at + 36, len(g.deck) - g.drawn)
    _discard(lens, g, out, at + 37)
    _known_deck(lens, g, me, out, at + 46)
    _put(out, at + 50, g.claws)
    _put(out, at + 51, g.turn_note)
    _put_bits(out, at + 52, g.repeats, 2)
    _put(out, at + 54, g.options.points)
    _put(out, at + 55, g.options.health)
    _winners(g, seat, out, at + 56)


def _decision(lens: Lens, g: State, seat: i64, out: vec[u8], at: i64) -> None:
    """Its kind, who chooses, the card that asks, and how much there is to share out."""
    if not g.pending:
        _nothing(out, at, 4)
        return
    step = kind_of(g.pending)
    card = card_of(g.pending)
    out[at] = u8(lens.decisions[step])
    out[at + 1] = u8(_steps(g, seat, seat_of(g.pending)))
    out[at + 2] = u8(0)
    if card != NO_CARD:
        _put(out, at + 2, card + 1)
    out[at + 3] = u8(0)
    if lens.counted[step]:
        _put(out, at + 3, amount_of(g.pending))


def _queue(g: State, seat: i64, out: vec[u8], at: i64) -> None:
    if out[at]:
        _nothing(out, at, QUEUE)
    place: i64 = 0
    for turn in g.queued:
        if place < QUEUE:
            _put(out, at + place, _steps(g, seat, turn & 7))
        place += 1


def _market(lens: Lens, g: State, me: Monster, out: vec[u8], at: i64) -> None:
    kinds = lens.kind
    for card in g.market:
        if card == NO_CARD:
            _nothing(out, at, 2)
        else:
            out[at] = u8(kinds[card] + 1)
            _put(out, at + 1, price(g, me, card))
        at += 2


def _discard(lens: Lens, g: State, out: vec[u8], at: i64) -> None:
    """A bit a card; of two equal ones, the first lies there first."""
    low: i64 = 0
    high: i64 = 0
    kinds = lens.kind
    for card in g.discard:
        slot = kinds[card]
        if slot < _HALF:
            one = bit(slot)
            low |= one << 1 if low & one else one
        else:
            one = bit(slot - _HALF)
            high |= one << 1 if high & one else one
    # Two equal cards at the seam: the second of them is the first of the upper half.
    high |= low >> _HALF
    _put_bits(out, at, low, _HALF_BYTES)
    _put_bits(out, at + _HALF_BYTES, high, DISCARD_BYTES - _HALF_BYTES)


def _known_deck(lens: Lens, g: State, me: Monster, out: vec[u8], at: i64) -> None:
    if not me.known and not out[at]:
        return
    place: i64 = 0
    while place < LOOKS:
        if place < i64(me.known):
            _put(out, at + place, lens.kind[g.deck[g.drawn + place]] + 1)
        else:
            out[at + place] = u8(0)
        place += 1


def _winners(g: State, seat: i64, out: vec[u8], at: i64) -> None:
    if out[at + SEATS]:
        _nothing(out, at, SEATS + 1)
    if not g.over:
        return
    _put(out, at + SEATS, g.ending)
    seats: i64 = len(g.monsters)
    step: i64 = 0
    while step < seats:
        if g.winners >> ((seat + step) % seats) & 1:
            out[at + step] = u8(1)
        step += 1


# --- the cities ---


def _tokyo(g: State, seat: i64, out: vec[u8], at: i64, shown: vec[i64]) -> None:
    if shown[ADDED_SHOWN] != g.probed:
        shown[ADDED_SHOWN] = g.probed
        _put_dice(out, at, g.probed)
    _trap(g, seat, trap_in(g, TOKYO_CITY), out, at + 6)
    _trap(g, seat, trap_in(g, TOKYO_BAY), out, at + 9)


def _trap(g: State, seat: i64, trap: i64, out: vec[u8], at: i64) -> None:
    if not trap:
        if out[at + 2]:
            _nothing(out, at, 3)
        return
    _put(out, at, trap_harm(trap))
    _put(out, at + 1, _steps(g, seat, trap_seat(trap)))
    _put(out, at + 2, trap_card(trap) + 1)


def nothing_shown() -> vec[i64]:
    """Nothing is written yet: no stacks, units and dice are so."""
    return vec[i64]([-1] * (ADDED_SHOWN + 1))


def _new_york(g: State, seat: i64, out: vec[u8], at: i64, shown: vec[i64]) -> None:
    board = city(g)
    me = g.monsters[g.active]
    _put_dice(out, at, results_left(g))
    if shown[ADDED_SHOWN] != board.added:
        shown[ADDED_SHOWN] = board.added
        _put_dice(out, at + 6, board.added)
    _put(out, at + 12, _destruction_left(g))
    out[at + 13] = u8(0)
    if me.at != NOWHERE:
        _put(out, at + 13, where_it_applies(g, me) + 1)
    out[at + 14] = u8(1 if board.units_only else 0)
    out[at + 15] = u8(1 if board.no_targets else 0)
    _put_bits(out, at + 16, i64(board.felled), 2)
    _put(out, at + 18, stars_needed(g, i64(board.superstar)))
    _put(out, at + 19, move_tax(g))
    out[at + 20] = u8(1 if board.entered else 0)
    _put_bits(out, at + 21, i64(board.rides), 2)
    _put(out, at + 23, capacity(g))
    _put(out, at + 24, _steps(g, seat, i64(board.superstar)))
    _put(out, at + 25, _steps(g, seat, i64(board.statue)))
    all_stacks, all_units = board.stacks, board.units
    borough: i64 = 0
    place = at + 26
    while borough < BOROUGHS_ON_BOARD:
        stacks, units = all_stacks[borough], all_units[borough]
        if stacks != shown[2 * borough]:
            shown[2 * borough] = stacks
            _stacks(stacks, out, place)
        if units != shown[2 * borough + 1]:
            shown[2 * borough + 1] = units
            _units(units, out, place + 6)
        place += 12
        borough += 1


def results_left(g: State) -> i64:
    """What is still to be resolved of this turn, as dice."""
    board = city(g)
    return (board.open if board.fixed else g.dice) + board.added


def _destruction_left(g: State) -> i64:
    if kind_of(g.pending) == steps.DESTROY:
        return amount_of(g.pending)
    place: i64 = 0
    while place < g.depth:
        item = g.agenda[place]
        if kind_of(item) == steps.DESTROY:
            return amount_of(item)
        place += 1
    return 0


def _stacks(stacks: i64, out: vec[u8], at: i64) -> None:
    """Those that are left: what is on top, and how high."""
    _nothing(out, at, 2 * STACKS)
    while stacks:
        stack = stacks & STACK_MASK
        if stack:
            out[at] = u8(stack & TILE_MASK)
            out[at + 1] = u8(height_of(stack))
            at += 2
        stacks >>= STACK_BITS


def _units(units: i64, out: vec[u8], at: i64) -> None:
    """By kind, then those of them that are fresh."""
    end = at + 6
    while at < end:
        out[at] = u8(units & OF_KIND_MASK)
        units >>= KIND_BITS
        at += 1
