"""A position as a row of small numbers, from one seat's point of view: what a network reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import steps
from tokyork.core.agenda import kind_of
from tokyork.core.state import NO_CARD
from tokyork.core.verbs import max_health
from tokyork.new_york.board import LOWER, ZONES, borough_of, in_new_york, units_in
from tokyork.new_york.board import city as new_york

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

SEATS: Final = 6
OF_MONSTER: Final = 12
CARD_BYTES: Final = 8  # of cards that are kept
MARKET_BYTES: Final = 9  # of all cards
OF_TABLE: Final = 6
WIDTH: Final = SEATS * OF_MONSTER + 2 * CARD_BYTES + MARKET_BYTES + OF_TABLE
_MOST: Final = 255


def features(states: list[State], seat: i64) -> bytes:
    """The rows of many positions, one behind the other."""
    row: list[int] = []
    for g in states:
        _add_row(row, g, seat)
    return bytes(row)


def _add_row(row: list[int], g: State, seat: i64) -> None:
    """Monsters clockwise from the seat itself, then cards, then the table."""
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


def certain(states: list[State], seat: i64) -> list[float]:
    """The seat's share of the victory where it is settled, -1 where it is open."""
    return [_settled(g, seat) for g in states]


def _settled(g: State, seat: i64) -> float:
    if g.over:
        if not g.winners >> seat & 1:
            return 0.0
        winners = 0
        for m in g.monsters:
            if g.winners >> m.seat & 1:
                winners += 1
        return 1.0 / winners
    return -1.0 if g.monsters[seat].alive else 0.0
