"""Buying in Tokyo: from rivals and from the top of the deck, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.belongings import cards_of, give_up_card, last_copy
from tokyork.core.moves import a_of, b_of, verb_of
from tokyork.core.shop import SLOTS, Bought, Buy, affordable, buy, buy_moves, one_card_less, price
from tokyork.core.state import NO_CARD
from tokyork.core.verbs import gain_energy, others
from tokyork.tokyo.cards import MASKS, bending
from tokyork.tokyo.moves import BUY_FROM_DECK, BUY_FROM_SEAT

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State


# Sources of a bought card beyond the market slots; the seller's seat is added to the last.
_DECK: Final = SLOTS
_RIVAL: Final = 8
_NOTHING: Final[list[int]] = []


class TokyoBuy(Buy):
    """The active monster buys, sweeps, or ends the phase."""

    def elsewhere(self, g: State, me: Monster) -> list[int]:
        known = _deck_moves(g, me) if me.known and me.powers & MASKS.sees_deck else _NOTHING
        if me.powers & MASKS.shops_from_rivals:
            return _rival_moves(g, me) + known
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
            place = g.deck.index(int(slot), int(g.drawn)) - g.drawn
            _take_from_deck(g, place)
        else:
            Bought.leave_source(self, g, source, slot, paid)


def _rival_moves(g: State, me: Monster) -> list[int]:
    moves: list[int] = []
    for rival in others(g, me):
        kinds: list[int] = []
        for slot in cards_of(rival):
            kind = g.rules.box.kind[slot]
            if kind not in kinds and affordable(g, me, slot):
                kinds.append(kind)
        moves += buy_moves(g, BUY_FROM_SEAT, kinds, rival.seat)
    return moves


def _deck_moves(g: State, me: Monster) -> list[int]:
    kinds: list[int] = []
    for card in seen_cards(g, me):
        kind = g.rules.box.kind[card]
        if kind not in kinds and affordable(g, me, card):
            kinds.append(kind)
    return buy_moves(g, BUY_FROM_DECK, kinds, 0)


# --- the top of the deck ---


def seen_cards(g: State, me: Monster) -> tuple[int, ...]:
    """The top cards it knows, as many as it may buy: one for each card that looks there."""
    looks: i64 = len(bending(g, me, MASKS.sees_deck))
    return g.deck[g.drawn : g.drawn + (me.known if me.known < looks else looks)]


def _known_card(g: State, me: Monster, kind: i64) -> i64:
    for card in seen_cards(g, me):
        if g.rules.box.kind[card] == kind:
            return card
    return NO_CARD


def _take_from_deck(g: State, place: i64) -> None:
    """Take a card out of the deck that somebody has seen there."""
    at = g.drawn + place
    g.deck = g.deck[:at] + g.deck[at + 1 :]
    one_card_less(g, place)
