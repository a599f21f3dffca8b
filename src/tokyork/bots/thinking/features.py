"""A position as a row of small numbers, from one seat's point of view: what a network reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tokyork.core import steps
from tokyork.core.agenda import kind_of
from tokyork.core.state import NO_CARD
from tokyork.core.verbs import living, max_health
from tokyork.new_york.board import (
    ENERGY,
    LOWER,
    POINTS,
    REWARD,
    REWARD_KIND,
    STACKS,
    ZONES,
    borough_of,
    in_new_york,
    stack_of,
    top_of,
    units_in,
)
from tokyork.new_york.board import city as new_york
from tokyork.tokyo.cards import MASKS as TOKYO_MASKS

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

SEATS: Final = 6
OF_MONSTER: Final = 12
CARD_BYTES: Final = 8  # of cards that are kept
MARKET_BYTES: Final = 9  # of all cards
OF_TABLE: Final = 6
BASE: Final = SEATS * OF_MONSTER + 2 * CARD_BYTES + MARKET_BYTES + OF_TABLE
OF_RIVALRY: Final = 7  # more of each monster: what its cards can do, tokens, place, loot
WIDTH: Final = BASE + SEATS * OF_RIVALRY
_MOST: Final = 255


def rows_of(states: list[State], seat: i64) -> list[bytes]:
    """The rows of many positions."""
    row = _empty_row()
    found: list[bytes] = []
    for g in states:
        _write_row(row, g, seat)
        found.append(bytes(row))
    return found


def rows_for(states: list[State], seats: list[int]) -> list[bytes]:
    """The same, each position as another seat sees it."""
    row = _empty_row()
    found: list[bytes] = []
    for number, g in enumerate(states):
        _write_row(row, g, seats[number])
        found.append(bytes(row))
    return found


def features(states: list[State], seat: i64) -> bytes:
    """The rows of many positions, one behind the other."""
    return b"".join(rows_of(states, seat))


def _empty_row() -> vec[u8]:
    return vec[u8]([0] * WIDTH)


def _write_row(row: vec[u8], g: State, seat: i64) -> None:
    """Monsters clockwise from the seat itself, cards, the table, then more of the monsters."""
    seats: i64 = len(g.monsters)
    rivals_cards: i64 = 0
    step: i64 = 0
    at: i64 = 0
    while step < SEATS:
        if step < seats:
            m = g.monsters[(seat + step) % seats]
            _write_monster(row, at, g, m)
            if step:
                rivals_cards |= m.cards | m.copies
        at += OF_MONSTER
        step += 1
    me = g.monsters[seat]
    _write_bits(row, at, me.cards | me.copies)
    _write_bits(row, at + CARD_BYTES, rivals_cards)
    at += 2 * CARD_BYTES
    _write_market(row, at, g)
    at += MARKET_BYTES
    _write_table(row, at, g, seat, seats)
    at += OF_TABLE
    step = 0
    while step < seats:
        _write_rivalry(row, at, g, g.monsters[(seat + step) % seats])
        at += OF_RIVALRY
        step += 1


def _write_zeros(row: vec[u8], at: i64, number: i64) -> None:
    end = at + number
    while at < end:
        row[at] = 0
        at += 1


def _write_monster(row: vec[u8], at: i64, g: State, m: Monster) -> None:
    if not m.alive:
        _write_zeros(row, at, OF_MONSTER)
        return
    row[at] = 1
    row[at + 1] = _small(m.health)
    row[at + 2] = _small(max_health(g, m))
    row[at + 3] = _small(m.points)
    row[at + 4] = _small(m.energy)
    row[at + 5] = _small(_cost_of_hand(g, m)) if m.cards else 0
    row[at + 6] = _small(_tokens(m)) if m.tokens else 0
    if in_new_york(g):
        zone: i64 = 0
        if m.at >= LOWER:
            zone = (m.at - LOWER) % ZONES + 1
        board = new_york(g)
        row[at + 7] = int(zone)
        row[at + 8] = _small(units_in(g, borough_of(m.at)))
        row[at + 9] = 1 if board.superstar == m.seat else 0
        row[at + 10] = 1 if board.statue == m.seat else 0
    else:
        row[at + 7] = 1 if m.at else 0
        _write_zeros(row, at + 8, 3)
    row[at + 11] = 1 if m.seat == g.active else 0


def _write_rivalry(row: vec[u8], at: i64, g: State, m: Monster) -> None:
    """What a monster can do to others and for itself, and where it stands."""
    _write_zeros(row, at, OF_RIVALRY)
    if not m.alive:
        return
    if m.powers:
        row[at] = int(_skills(g, m))
        tokens = i64(m.tokens)
        row[at + 1] = int(tokens & 15)
        row[at + 2] = int(tokens >> 4 & 15)
    if not in_new_york(g):
        row[at + 3] = int(m.at)
        return
    borough = borough_of(m.at)
    row[at + 3] = int(borough) + 1
    _write_loot(row, at + 4, new_york(g).stacks[borough])


def _skills(g: State, m: Monster) -> i64:
    """A bit for each kind of thing that its cards bend."""
    powers = m.powers
    masks = g.masks
    found: i64 = 0
    if powers & masks.my_extra_dice:
        found |= 1
    if powers & masks.my_extra_rolls:
        found |= 2
    if powers & masks.extra_damage_to:
        found |= 4
    if not in_new_york(g) and powers & TOKYO_MASKS.bends_claws:
        found |= 4
    if powers & masks.my_claws_reach:
        found |= 8
    if powers & masks.bends_loss:
        found |= 16
    if powers & masks.saves_me:
        found |= 32
    if powers & (masks.my_extra_energy | masks.when_my_turn_ends):
        found |= 64
    if powers & (masks.my_extra_health | masks.my_extra_healing):
        found |= 128
    return found


def _write_loot(row: vec[u8], at: i64, stacks: i64) -> None:
    """What the buildings on top would bring: points, energy, health."""
    points: i64 = 0
    energy: i64 = 0
    health: i64 = 0
    number: i64 = 0
    while number < STACKS:
        tile = top_of(stack_of(stacks, number))
        if tile >= 0:
            kind: i64 = REWARD_KIND[tile]
            if kind == POINTS:
                points += REWARD[tile]
            elif kind == ENERGY:
                energy += REWARD[tile]
            else:
                health += REWARD[tile]
        number += 1
    row[at] = _small(points)
    row[at + 1] = _small(energy)
    row[at + 2] = _small(health)


def _small(number: i64) -> int:
    if number > _MOST:
        return _MOST
    if number < 0:
        return 0
    return int(number)


def _cost_of_hand(g: State, m: Monster) -> i64:
    costs = g.rules.box.costs
    total: i64 = 0
    slot: i64 = 0
    bits = m.cards
    while bits:
        if bits & 1:
            total += costs[slot]
        bits >>= 1
        slot += 1
    return total


def _tokens(m: Monster) -> i64:
    total: i64 = 0
    left = i64(m.tokens)
    while left:
        total += left & 15
        left >>= 4
    return total


def _write_bits(row: vec[u8], at: i64, bits: i64) -> None:
    end = at + CARD_BYTES
    while at < end:
        row[at] = int(bits & 255)
        bits >>= 8
        at += 1


_BITS: Final[list[int]] = [1, 2, 4, 8, 16, 32, 64, 128]


def _write_market(row: vec[u8], at: i64, g: State) -> None:
    """A bit for each card that is for sale."""
    _write_zeros(row, at, MARKET_BYTES)
    for card in g.market:
        if card != NO_CARD:
            slot: i64 = card
            place = at + (slot >> 3)
            row[place] = int(row[place]) | _BITS[slot & 7]


def _write_table(row: vec[u8], at: i64, g: State, seat: i64, seats: i64) -> None:
    row[at] = int(living(g))
    row[at + 1] = int((g.active - seat) % seats)
    row[at + 2] = 1 if kind_of(g.pending) == steps.BUY else 0
    row[at + 3] = int(seats)
    row[at + 4] = _small(g.options.points)
    row[at + 5] = _small(g.turn)
