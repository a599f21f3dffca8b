"""Buying in Tokyo: from rivals and from the top of the deck, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tokyork.core.belongings import give_up_card, kinds_of, last_copy
from tokyork.core.moves import a_of, b_of, verb_of
from tokyork.core.packed import NONE, place_of, without
from tokyork.core.shop import SLOTS, Bought, Buy, affordable, buy, buy_moves, one_card_less, price
from tokyork.core.state import NO_CARD
from tokyork.core.verbs import gain_energy, others
from tokyork.tokyo.cards import MASKS, bending
from tokyork.tokyo.moves import BUY_FROM_DECK, BUY_FROM_SEAT

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


# Sources of a bought card beyond the market slots; the seller's seat is added to the last.
_DECK: Final = SLOTS
_RIVAL: Final = 8


class TokyoBuy(Buy):
    """The active monster buys, sweeps, or ends the phase."""

    def elsewhere(self, g: State, me: Monster) -> Moves:
        known = _deck_moves(g, me) if me.known and me.powers & MASKS.sees_deck else NONE
        if me.powers & MASKS.shops_from_rivals:
            return extend(_rival_moves(g, me), known)
        return known

    def buy_elsewhere(self, g: State, me: Monster, move: i64) -> None:
        if verb_of(move) == BUY_FROM_SEAT:
            seller = g.monsters[b_of(move)]
            card = last_copy(g, seller, a_of(move))
            buy(g, me, card, _RIVAL + seller.seat, price(g, me, card))
        else:
            card = _known_card(g, me, a_of(move))
            buy(g, me, card, _DECK, price(g, me, card))


class TokyoBought(Bought):
    """A card is paid for: it changes hands, the market is refilled, then it takes effect."""

    def leave_source(self, g: State, source: i64, slot: i64, paid: i64) -> None:
        if source >= _RIVAL:
            seller = g.monsters[source - _RIVAL]
            give_up_card(g, seller, slot)
            gain_energy(g, seller, paid)
        elif source == _DECK:
            _take_from_deck(g, place_of(g.deck, slot, g.drawn))
        else:
            Bought.leave_source(self, g, source, slot, paid)


def _rival_moves(g: State, me: Monster) -> Moves:
    moves = vec[i64]()
    for rival in others(g, me):
        kinds = vec[i64]([kind for kind in kinds_of(g, rival) if affordable(g, me, kind)])
        moves = extend(moves, buy_moves(g, BUY_FROM_SEAT, kinds, rival.seat))
    return moves


def _deck_moves(g: State, me: Monster) -> Moves:
    kinds = vec[i64]()
    for card in seen_cards(g, me):
        kind = g.rules.box.kind[card]
        if kind not in kinds and affordable(g, me, card):
            kinds = append(kinds, kind)
    return buy_moves(g, BUY_FROM_DECK, kinds, 0)


# --- the top of the deck ---


def known_cards(me: Monster) -> i64:
    """How many cards on top of the deck it has seen."""
    return i64(me.known)


def seen_cards(g: State, me: Monster) -> vec[i64]:
    """The top cards it knows, as many as it may buy: one for each card that looks there."""
    looks: i64 = len(bending(g, me, MASKS.sees_deck))
    return g.deck[g.drawn : g.drawn + min(known_cards(me), looks)]


def _known_card(g: State, me: Monster, kind: i64) -> i64:
    for card in seen_cards(g, me):
        if g.rules.box.kind[card] == kind:
            return card
    return NO_CARD


def _take_from_deck(g: State, place: i64) -> None:
    """Take a card out of the deck that somebody has seen there."""
    g.deck = without(g.deck, place)
    one_card_less(g, place - g.drawn)
