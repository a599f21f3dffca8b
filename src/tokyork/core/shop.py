"""The market: buying, sweeping, revealing, and whoever may snatch what is revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.agenda import Decision, Step, amount_of, card_of, push, push_for_each, seat_of
from tokyork.core.cards import (
    AT_BUY,
    MY_DISCOUNT,
    OFFERS,
    SHOPS_FROM_RIVALS,
    SNATCHES,
    WHEN_I_BUY,
    bending,
    offered,
)
from tokyork.core.chance import shuffled
from tokyork.core.events import tell
from tokyork.core.game import NO_CARD, NOBODY
from tokyork.core.moves import (
    BUY,
    BUY_FROM_DECK,
    BUY_FROM_SEAT,
    END,
    PASS,
    SWEEP,
    a_of,
    b_of,
    move,
)
from tokyork.core.steps import BOUGHT, SNATCH, SNATCH_ROUND, SWEPT
from tokyork.core.verbs import (
    act,
    cards_of,
    gain_energy,
    give_up_card,
    last_copy,
    others,
    pay,
    take_card,
)

if TYPE_CHECKING:
    from tokyork.core.game import Monster, State

SWEEP_COST: Final = 2
SLOTS: Final = 3
_BUY_MASK: Final = OFFERS + 5

# Where a bought card comes from: a market slot, the deck, or FROM_SEAT + the seller's seat.
_FROM_DECK: Final = 3
_FROM_SEAT: Final = 8


# --- the deck ---


def cards_left(g: State) -> i64:
    """Cards in the deck."""
    return len(g.deck) - g.drawn


def draw_card(g: State) -> i64:
    """Take the top card; an empty deck is first made anew from the discard pile."""
    if g.drawn == len(g.deck):
        if not g.discard:
            return NO_CARD
        _reshuffle(g)
    card: i64 = g.deck[g.drawn]
    g.drawn += 1
    for m in g.monsters:
        if m.known:
            m.known -= 1
    return card


def _reshuffle(g: State) -> None:
    g.deck = tuple(shuffled(g, list(g.discard)))
    g.drawn = 0
    g.discard = ()
    for m in g.monsters:
        m.known = 0
    tell(g, events.DECK_SHUFFLED, NOBODY, len(g.deck))


def take_from_deck(g: State, place: i64) -> i64:
    """Take a card out of the deck that somebody has seen there."""
    at = g.drawn + place
    card: i64 = g.deck[at]
    g.deck = g.deck[:at] + g.deck[at + 1 :]
    for m in g.monsters:
        if m.known > place:
            m.known -= 1
    return card


def reveal(g: State, slot: i64) -> None:
    """Fill a market slot from the deck."""
    card = draw_card(g)
    g.market[slot] = int(card)
    if card != NO_CARD and g.log is not None:
        tell(g, events.CARD_REVEALED, NOBODY, card, slot)


# --- prices ---


def price(g: State, me: Monster, slot: i64) -> i64:
    """What a card costs this monster now."""
    asked = g.rules.box.cards[slot].price_for(g, me)
    if me.powers & g.masks[MY_DISCOUNT]:
        for card in bending(g, me, MY_DISCOUNT):
            asked -= card.my_discount(g, me)
    return asked if asked > 0 else 0


def _affordable(g: State, me: Monster, slot: i64) -> bool:
    box = g.rules.box
    if not (me.powers & box.masks[MY_DISCOUNT] or box.special[slot]):
        return box.costs[slot] <= me.energy
    return price(g, me, slot) <= me.energy and g.rules.box.cards[slot].may_be_bought(g, me)


# --- the buy phase ---


class Buy(Decision):
    """The active monster buys, sweeps, or ends the phase."""

    name = "buy"

    def moves(self, g: State, item: i64) -> list[int]:
        me = g.monsters[g.active]
        moves = _market_moves(g, me, 7)
        if me.powers & g.masks[SHOPS_FROM_RIVALS]:
            moves += _rival_moves(g, me)
        if me.known:
            moves += _deck_moves(g, me)
        if me.energy >= SWEEP_COST and (cards_left(g) or g.market != _EMPTY or g.discard):
            moves.append(SWEEP)
        if me.powers & g.masks[_BUY_MASK]:
            moves += offered(g, me, AT_BUY)
        if moves:
            moves.append(END)
        return moves

    def play(self, g: State, item: i64, move: i64) -> None:
        verb = move & 63
        if verb == END:
            return
        g.agenda.append(item)
        me = g.monsters[seat_of(item)]
        if verb == SWEEP:
            push(g, SWEPT, me.seat)
            pay(g, me, SWEEP_COST)
        elif verb == BUY:
            _buy_from_market(g, me, a_of(move))
        elif verb == BUY_FROM_SEAT:
            seller = g.monsters[b_of(move)]
            _buy(g, me, last_copy(g, seller, a_of(move)), _FROM_SEAT + seller.seat)
        elif verb == BUY_FROM_DECK:
            _buy(g, me, _known_card(g, me, a_of(move)), _FROM_DECK)


_EMPTY: Final[list[int]] = [NO_CARD, NO_CARD, NO_CARD]


def _market_moves(g: State, me: Monster, slots: i64) -> list[int]:
    kinds: list[int] = []
    box = g.rules.box
    if me.energy < box.cheapest and not me.powers & box.masks[MY_DISCOUNT]:
        return kinds
    kind_of_card = box.kind
    for slot in range(SLOTS):
        card = g.market[slot]
        if card != NO_CARD and slots >> slot & 1 and _affordable(g, me, card):
            kind = kind_of_card[card]
            if kind not in kinds:
                kinds.append(kind)
    return _buy_moves(g, BUY, kinds, 0)


def _buy_moves(g: State, verb: i64, kinds: list[int], seat: i64) -> list[int]:
    if len(kinds) > 1:
        kinds.sort(key=g.rules.box.rank.__getitem__)
    return [int(move(verb, kind, seat)) for kind in kinds]


def _rival_moves(g: State, me: Monster) -> list[int]:
    moves: list[int] = []
    for rival in others(g, me):
        kinds: list[int] = []
        for slot in cards_of(rival):
            kind = g.rules.box.kind[slot]
            if kind not in kinds and _affordable(g, me, slot):
                kinds.append(kind)
        moves += _buy_moves(g, BUY_FROM_SEAT, kinds, rival.seat)
    return moves


def _deck_moves(g: State, me: Monster) -> list[int]:
    kinds: list[int] = []
    for card in g.deck[g.drawn : g.drawn + me.known]:
        kind = g.rules.box.kind[card]
        if kind not in kinds and _affordable(g, me, card):
            kinds.append(kind)
    return _buy_moves(g, BUY_FROM_DECK, kinds, 0)


def _known_card(g: State, me: Monster, kind: i64) -> i64:
    for card in g.deck[g.drawn : g.drawn + me.known]:
        if g.rules.box.kind[card] == kind:
            return card
    return NO_CARD


def _buy_from_market(g: State, me: Monster, kind: i64) -> None:
    """Buy the first card of this kind in the market."""
    for slot in range(SLOTS):
        card = g.market[slot]
        if card != NO_CARD and g.rules.box.kind[card] == kind:
            _buy(g, me, card, slot)
            return


def _buy(g: State, me: Monster, card: i64, source: i64) -> None:
    asked = price(g, me, card)
    push(g, BOUGHT, me.seat, source | asked << 8, card)
    tell(g, events.CARD_BOUGHT, me.seat, card, asked)
    pay(g, me, asked)


class Bought(Step):
    """A card is paid for: it changes hands, the market is refilled, then it takes effect."""

    name = "bought"

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[seat_of(item)]
        slot = card_of(item)
        source = amount_of(item) & 255
        if me.powers & g.masks[WHEN_I_BUY]:
            for owned in bending(g, me, WHEN_I_BUY):
                before = act(g, owned, me)
                owned.when_i_buy(g, me)
                g.cause = before
        card = g.rules.box.cards[slot]
        _leave_source(g, source, amount_of(item) >> 8, slot)
        if card.keep:
            take_card(g, me, slot)
        if source < SLOTS:
            reveal(g, source)
            _offer_reveal(g, me, 1 << source)
        before = act(g, card, me)
        card.when_i_get_it(g, me)
        g.cause = before
        if not card.keep:
            g.discard = (*g.discard, int(slot))


def _leave_source(g: State, source: i64, paid: i64, slot: i64) -> None:
    if source >= _FROM_SEAT:
        seller = g.monsters[source - _FROM_SEAT]
        give_up_card(g, seller, slot)
        gain_energy(g, seller, paid)
    elif source == _FROM_DECK:
        place = g.deck.index(int(slot), int(g.drawn)) - g.drawn
        take_from_deck(g, place)
    else:
        g.market[source] = NO_CARD


class Swept(Step):
    """The three open cards are discarded and three others revealed."""

    name = "swept"

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[seat_of(item)]
        tell(g, events.MARKET_SWEPT, me.seat)
        g.discard = (*g.discard, *[card for card in g.market if card != NO_CARD])
        g.market = [NO_CARD, NO_CARD, NO_CARD]
        for slot in range(SLOTS):
            reveal(g, slot)
        _offer_reveal(g, me, 7)


# --- snatching ---


def _offer_reveal(g: State, me: Monster, slots: i64) -> None:
    """Cards were revealed: in the active monster's purchases others may come first."""
    if NO_CARD in g.market:
        for slot in range(SLOTS):
            if g.market[slot] == NO_CARD:
                slots &= ~(1 << slot)
    if me.seat == g.active:
        g.on_offer = slots
        mask = g.masks[SNATCHES]
        for m in g.monsters:
            if m.powers & mask and m is not me:
                push(g, SNATCH_ROUND, me.seat)
                return
    else:
        g.on_offer |= slots


class SnatchRound(Step):
    """Everybody else who may snatch is asked, clockwise."""

    name = "snatch_round"
    outlives_active = True

    def run(self, g: State, item: i64) -> None:
        mask = g.masks[SNATCHES]
        seat = seat_of(item)
        asked = [int(m.seat) for m in others(g, g.monsters[seat]) if m.powers & mask]
        push_for_each(g, SNATCH, asked)


class Snatch(Decision):
    """Buy one of the cards just revealed, ahead of the active monster."""

    name = "snatch"
    outlives_active = True

    def moves(self, g: State, item: i64) -> list[int]:
        me = g.monsters[seat_of(item)]
        if not me.powers & g.masks[SNATCHES]:
            return []
        return [*_market_moves(g, me, g.on_offer), PASS]

    def play(self, g: State, item: i64, move: i64) -> None:
        if move & 63 == BUY:
            g.agenda.append(item)
            _buy_revealed(g, g.monsters[seat_of(item)], a_of(move))


def _buy_revealed(g: State, me: Monster, kind: i64) -> None:
    for slot in range(SLOTS):
        card = g.market[slot]
        if card != NO_CARD and g.on_offer >> slot & 1 and g.rules.box.kind[card] == kind:
            _buy(g, me, card, slot)
            return
