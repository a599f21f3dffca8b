"""A position as a row of small numbers, from one seat's point of view: what a network reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import steps
from tokyork.core.agenda import kind_of
from tokyork.core.state import NO_CARD
from tokyork.core.verbs import max_health
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


def features(states: list[State], seat: i64) -> bytes:
    """The rows of many positions, one behind the other."""
    row: list[int] = []
    for g in states:
        _add_row(row, g, seat)
    return bytes(row)


def features_for(states: list[State], seats: list[int]) -> bytes:
    """The same, each position as another seat sees it."""
    row: list[int] = []
    for number, g in enumerate(states):
        _add_row(row, g, seats[number])
    return bytes(row)


def _add_row(row: list[int], g: State, seat: i64) -> None:
    """Monsters clockwise from the seat itself, cards, the table, then more of the monsters."""
    seats: i64 = len(g.monsters)
    rivals_cards: i64 = 0
    step: i64 = 0
    while step < SEATS:
        if step < seats:
            m = g.monsters[(seat + step) % seats]
            _add_monster(row, g, m)
            if step:
                rivals_cards |= m.cards | m.copies
        else:
            row.extend(_ABSENT)
        step += 1
    me = g.monsters[seat]
    _add_bits(row, me.cards | me.copies)
    _add_bits(row, rivals_cards)
    _add_market(row, g)
    _add_table(row, g, seat, seats)
    step = 0
    while step < SEATS:
        if step < seats and g.monsters[(seat + step) % seats].alive:
            _add_rivalry(row, g, g.monsters[(seat + step) % seats])
        else:
            row.extend(_UNKNOWN)
        step += 1


_ABSENT: Final[list[int]] = [0] * OF_MONSTER


def _add_monster(row: list[int], g: State, m: Monster) -> None:
    if not m.alive:
        row.extend(_ABSENT)
        return
    row.append(1)
    row.append(_small(m.health))
    row.append(_small(max_health(g, m)))
    row.append(_small(m.points))
    row.append(_small(m.energy))
    row.append(_small(_cost_of_hand(g, m)))
    row.append(_small(_tokens(m)))
    if in_new_york(g):
        zone: i64 = 0
        if m.at >= LOWER:
            zone = (m.at - LOWER) % ZONES + 1
        row.append(int(zone))
        row.append(_small(units_in(g, borough_of(m.at))))
        board = new_york(g)
        row.append(1 if board.superstar == m.seat else 0)
        row.append(1 if board.statue == m.seat else 0)
    else:
        row.append(1 if m.at else 0)
        row.extend(_NOTHING)
    row.append(1 if m.seat == g.active else 0)


_NOTHING: Final[list[int]] = [0, 0, 0]
_UNKNOWN: Final[list[int]] = [0] * OF_RIVALRY


def _add_rivalry(row: list[int], g: State, m: Monster) -> None:
    """What a monster can do to others and for itself, and where it stands."""
    row.append(int(_skills(g, m)))
    tokens = i64(m.tokens)
    row.append(int(tokens & 15))
    row.append(int(tokens >> 4 & 15))
    if not in_new_york(g):
        row.append(int(m.at))
        row.extend(_NOTHING)
        return
    borough = borough_of(m.at)
    row.append(int(borough) + 1)
    _add_loot(row, new_york(g).stacks[borough])


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


def _add_loot(row: list[int], stacks: i64) -> None:
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
    row.append(_small(points))
    row.append(_small(energy))
    row.append(_small(health))


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


def _add_bits(row: list[int], bits: i64) -> None:
    step: i64 = 0
    while step < CARD_BYTES:
        row.append(int(bits >> (8 * step) & 255))
        step += 1


_NO_MARKET: Final[list[int]] = [0] * MARKET_BYTES


def _add_market(row: list[int], g: State) -> None:
    """A bit for each card that is for sale."""
    first: i64 = len(row)
    row.extend(_NO_MARKET)
    for card in g.market:
        if card != NO_CARD:
            slot: i64 = card
            row[first + (slot >> 3)] |= _BITS[slot & 7]


_BITS: Final[list[int]] = [1, 2, 4, 8, 16, 32, 64, 128]


def _add_table(row: list[int], g: State, seat: i64, seats: i64) -> None:
    alive: i64 = 0
    for m in g.monsters:
        if m.alive:
            alive += 1
    row.append(int(alive))
    row.append(int((g.active - seat) % seats))
    row.append(1 if kind_of(g.pending) == steps.BUY else 0)
    row.append(int(seats))
    row.append(_small(g.options.points))
    row.append(_small(g.turn))
