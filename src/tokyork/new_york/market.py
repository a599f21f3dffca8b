"""Buying in New York: from the discard pile, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tokyork.core.moves import a_of
from tokyork.core.packed import NONE, place_of, without
from tokyork.core.shop import Bought, Buy, bought_enough, buy, buy_moves, price
from tokyork.core.state import NO_CARD
from tokyork.new_york.cards import MASKS
from tokyork.new_york.moves import BUY_FROM_DISCARD
from tokyork.new_york.paying import purse

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


_DISCARD: Final = 4  # the source of a bought card beyond the market slots


class NewYorkBuy(Buy):
    """The active monster buys, sweeps, or ends the phase."""

    def elsewhere(self, g: State, me: Monster) -> Moves:
        return _discard_moves(g, me) if me.powers & MASKS.shops_from_discard else NONE

    def buy_elsewhere(self, g: State, me: Monster, move: i64) -> None:
        card = _discarded_card(g, a_of(move))
        buy(g, me, card, _DISCARD, discard_price(g, me, card))


class NewYorkBought(Bought):
    """A card is paid for: it changes hands, the market is refilled, then it takes effect."""

    def leave_source(self, g: State, source: i64, slot: i64, paid: i64) -> None:
        if source == _DISCARD:
            g.discard = without(g.discard, place_of(g.discard, slot))
        else:
            Bought.leave_source(self, g, source, slot, paid)


def _discard_moves(g: State, me: Monster) -> Moves:
    kinds = vec[i64]()
    for card in g.discard:
        kind, keep = g.rules.box.kind[card], g.rules.box.cards[card]
        if not keep.keep or kind in kinds or bought_enough(g, keep):
            continue
        if discard_price(g, me, card) <= purse(me):
            kinds = append(kinds, kind)
    return buy_moves(g, BUY_FROM_DISCARD, kinds, 0)


def discard_price(g: State, me: Monster, card: i64) -> i64:
    """What a card of the discard pile costs: one less."""
    asked = price(g, me, card) - 1
    return asked if asked > 0 else 0


def _discarded_card(g: State, kind: i64) -> i64:
    for card in g.discard:
        if g.rules.box.kind[card] == kind:
            return card
    return NO_CARD
