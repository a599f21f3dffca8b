"""Prices and fees in New York: a card lets its owner pay partly in health."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from tokyork.core.agenda import DecisionStep, amount_of, push, seat_of, use_card
from tokyork.core.events import tell
from tokyork.core.moves import move, x_of
from tokyork.core.verbs import pay
from tokyork.new_york.cards import MASKS, bending
from tokyork.new_york.events import HEALTH_PAID
from tokyork.new_york.moves import PAY as PAY_MOVE
from tokyork.new_york.steps import PAY

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


def purse(m: Monster) -> i64:
    """The most this monster can pay."""
    if m.powers & MASKS.pays_with_health:
        return m.energy + m.health - 1
    return m.energy


def charge(g: State, m: Monster, amount: i64) -> None:
    """Let a price or fee be paid; who may pay in health is asked, on top of the agenda."""
    if amount > 0:
        if m.powers & MASKS.pays_with_health:
            push(g, PAY, m.seat, amount, bending(g, m, MASKS.pays_with_health)[0].slot)
        else:
            pay(g, m, amount)


def pay_health(g: State, m: Monster, amount: i64) -> None:
    """Pay with health; this is no damage."""
    if amount > 0:
        m.health -= amount
        tell(g, HEALTH_PAID, m.seat, amount)


def cover(g: State, m: Monster, amount: i64) -> None:
    """Pay with energy for a part of the loss to come."""
    m.covered = i16(amount)
    pay(g, m, amount)


class Payment(DecisionStep):
    """A price or fee that may be paid partly in health."""

    name = "payment"
    kind = "choose"

    def moves(self, g: State, item: i64) -> Moves:
        me = g.monsters[seat_of(item)]
        amount = amount_of(item)
        least = max(0, amount - me.energy)
        most = min(amount, me.health - 1)
        return vec[i64]([move(PAY_MOVE, 0, 0, health) for health in range(least, most + 1)])

    def anytime_moves(self, g: State, me: Monster, item: i64) -> Moves:
        """Only what leaves enough to pay with: health may fall with the maximum."""
        extra = DecisionStep.anytime_moves(self, g, me, item)
        return vec[i64]([move for move in extra if self._payable_after(g, me, item, move)])

    def _payable_after(self, g: State, me: Monster, item: i64, move: i64) -> bool:
        copy = g.clone()
        use_card(copy, copy.monsters[me.seat], move)
        return len(self.moves(copy, item)) > 0

    def default(self, g: State, item: i64, moves: Moves) -> i64:
        return moves[0]

    def play(self, g: State, item: i64, move: i64) -> None:
        me = g.monsters[seat_of(item)]
        health = x_of(move)
        pay_health(g, me, health)
        pay(g, me, amount_of(item) - health)
