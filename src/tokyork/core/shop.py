"""The market: buying, sweeping, revealing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.agenda import Decision, Step, amount_of, card_of, push, put, seat_of
from tokyork.core.box import bending, offered
from tokyork.core.cards import AT_BUY
from tokyork.core.chance import shuffled
from tokyork.core.events import tell
from tokyork.core.game import NO_CARD, NOBODY
from tokyork.core.hand import cards_of, give_up_card, last_copy, take_card
from tokyork.core.moves import (
    BUY,
    BUY_FROM_DECK,
    BUY_FROM_DISCARD,
    BUY_FROM_SEAT,
    END,
    SWEEP,
    a_of,
    b_of,
)
from tokyork.core.steps import BOUGHT, SWEPT
from tokyork.core.verbs import act, charge, gain_energy, others, purse

if TYPE_CHECKING:
    from tokyork.core.box import Box
    from tokyork.core.game import Monster, State

SWEEP_COST: Final = 2
SLOTS: Final = 3

# Where a bought card comes from: a market slot, the deck, the discard pile, or FROM_SEAT and
# the seller's seat.
_FROM_DECK: Final = 3
_FROM_DISCARD: Final = 4
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
    if g.peeked:
        _one_card_less(g, 0)
    return card


def _one_card_less(g: State, place: i64) -> None:
    """Whoever knows the card in this place of the deck knows one card less."""
    g.peeked = False
    for m in g.monsters:
        if m.known > place:
            m.known -= 1
        if m.known:
            g.peeked = True


def _reshuffle(g: State) -> None:
    g.deck = tuple(shuffled(g, g.discard))
    g.drawn = 0
    g.discard = []
    g.peeked = False
    for m in g.monsters:
        m.known = 0
    tell(g, events.DECK_SHUFFLED, NOBODY, len(g.deck))


def take_from_deck(g: State, place: i64) -> i64:
    """Take a card out of the deck that somebody has seen there."""
    at = g.drawn + place
    card: i64 = g.deck[at]
    g.deck = g.deck[:at] + g.deck[at + 1 :]
    _one_card_less(g, place)
    return card


def peek(g: State, m: Monster, cards: i64) -> None:
    """Look at so many cards on top of the deck."""
    while m.known < cards:
        tell(g, events.CARD_SEEN, m.seat, g.deck[g.drawn + m.known])
        m.known += 1
        g.peeked = True


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
    if me.powers & g.masks.my_discount:
        for card in bending(g, me, g.masks.my_discount):
            asked -= card.my_discount(g, me)
        if asked < 0:
            return 0
    return asked


def _affordable(g: State, me: Monster, slot: i64) -> bool:
    return price(g, me, slot) <= purse(g, me) and g.rules.box.cards[slot].may_be_bought(g, me)


# --- the buy phase ---


class Buy(Decision):
    """The active monster buys, sweeps, or ends the phase."""

    name = "buy"
    takes_bonus_moves = True

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[g.active]
        if me.powers & g.masks.bends_buy or g.turn_note:
            Decision.run(self, g, item)
        elif me.energy >= SWEEP_COST:
            if _something_to_sweep(g):
                g.pending = item
                g.asking = self
                g.moves = _menu(g, me)
        elif me.energy >= g.rules.box.cheapest:
            Decision.run(self, g, item)

    def moves(self, g: State, item: i64) -> list[int]:
        me = g.monsters[g.active]
        moves = market_moves(g, me, 7)
        if me.powers & g.masks.shops_from_rivals:
            moves += _rival_moves(g, me)
        if me.known and me.powers & g.masks.sees_deck:
            moves += _deck_moves(g, me)
        if me.powers & g.masks.shops_from_discard:
            moves += _discard_moves(g, me)
        if purse(g, me) >= SWEEP_COST and _something_to_sweep(g):
            moves.append(SWEEP)
        if g.turn_note:
            moves += g.rules.bonus_moves(g, me)
        if me.powers & g.masks.at_buy:
            moves += offered(g, me, AT_BUY)
        if moves:
            moves.append(END)
        return moves

    def play(self, g: State, item: i64, move: i64) -> None:
        verb = move & 63
        if verb == END:
            return
        put(g, item)
        me = g.monsters[seat_of(item)]
        if verb == SWEEP:
            push(g, SWEPT, me.seat)
            charge(g, me, SWEEP_COST)
        elif verb == BUY:
            buy_from_market(g, me, a_of(move), 7)
        elif verb == BUY_FROM_SEAT:
            seller = g.monsters[b_of(move)]
            _buy(g, me, last_copy(g, seller, a_of(move)), _FROM_SEAT + seller.seat)
        elif verb == BUY_FROM_DECK:
            _buy(g, me, _known_card(g, me, a_of(move)), _FROM_DECK)
        elif verb == BUY_FROM_DISCARD:
            _buy(g, me, _discarded_card(g, a_of(move)), _FROM_DISCARD)


_EMPTY: Final[list[int]] = [NO_CARD, NO_CARD, NO_CARD]
_NOTHING: Final[list[int]] = []


def _something_to_sweep(g: State) -> bool:
    return g.drawn < len(g.deck) or bool(g.discard) or g.market != _EMPTY


def market_moves(g: State, me: Monster, slots: i64) -> list[int]:
    """`buy CARD` for what this monster can afford in these market slots."""
    kinds: list[int] = []
    box = g.rules.box
    budget = purse(g, me)
    if budget < box.cheapest and not me.powers:
        return kinds
    discounted = me.powers & g.masks.my_discount
    for slot in range(SLOTS):
        card = g.market[slot]
        if card == NO_CARD or not slots >> slot & 1:
            continue
        if discounted or box.special[card]:
            if not _affordable(g, me, card):
                continue
        elif box.costs[card] > budget:
            continue
        kind = box.kind[card]
        if kind not in kinds:
            kinds.append(kind)
    return _buy_moves(g, BUY, kinds, 0)


def _menu(g: State, me: Monster) -> list[int]:
    """The moves of a monster without powers that matter here, and with energy to sweep.

    They are made once for each three cards that it can afford.
    """
    box = g.rules.box
    first = _rank(g, me, g.market[0])
    second = _rank(g, me, g.market[1])
    third = _rank(g, me, g.market[2])
    if first > second:
        first, second = second, first
    if second > third:
        second, third = third, second
        if first > second:
            first, second = second, first
    place = first * (len(box.cards) + 1) + second
    menus = box.menus[place]
    if not menus:
        menus = [_NOTHING] * (len(box.cards) + 1)
        box.menus[place] = menus
    return menus[third] or _new_menu(box, menus, first, second, third)


def _rank(g: State, me: Monster, card: i64) -> i64:
    """The place of a card in the menu if it can be bought for the printed price, else 0."""
    box = g.rules.box
    if _affordable(g, me, card) if box.special[card] else box.costs[card] <= me.energy:
        return box.rank[card] + 1
    return 0


def _new_menu(box: Box, menus: list[list[int]], first: i64, second: i64, third: i64) -> list[int]:
    menu: list[int] = []
    if first:
        menu.append(BUY | box.by_rank[first - 1] << 6)
    if second and second != first:
        menu.append(BUY | box.by_rank[second - 1] << 6)
    if third and third != second:
        menu.append(BUY | box.by_rank[third - 1] << 6)
    menu.append(SWEEP)
    menu.append(END)
    menus[third] = menu
    return menu


def _buy_moves(g: State, verb: i64, kinds: list[int], seat: i64) -> list[int]:
    if len(kinds) > 1:
        kinds.sort(key=g.rules.box.rank.__getitem__)
    return [int(verb | kind << 6 | seat << 14) for kind in kinds]


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
    for card in seen_cards(g, me):
        kind = g.rules.box.kind[card]
        if kind not in kinds and _affordable(g, me, card):
            kinds.append(kind)
    return _buy_moves(g, BUY_FROM_DECK, kinds, 0)


def seen_cards(g: State, me: Monster) -> tuple[int, ...]:
    """The top cards it knows, as many as it may buy: one for each card that looks there."""
    looks: i64 = len(bending(g, me, g.masks.sees_deck))
    return g.deck[g.drawn : g.drawn + (me.known if me.known < looks else looks)]


def _known_card(g: State, me: Monster, kind: i64) -> i64:
    for card in seen_cards(g, me):
        if g.rules.box.kind[card] == kind:
            return card
    return NO_CARD


def _discard_moves(g: State, me: Monster) -> list[int]:
    kinds: list[int] = []
    for card in g.discard:
        kind = g.rules.box.kind[card]
        keep = g.rules.box.cards[card].keep
        if keep and kind not in kinds and discard_price(g, me, card) <= purse(g, me):
            kinds.append(kind)
    return _buy_moves(g, BUY_FROM_DISCARD, kinds, 0)


def discard_price(g: State, me: Monster, card: i64) -> i64:
    """What a card of the discard pile costs: one less."""
    asked = price(g, me, card) - 1
    return asked if asked > 0 else 0


def _discarded_card(g: State, kind: i64) -> i64:
    for card in g.discard:
        if g.rules.box.kind[card] == kind:
            return card
    return NO_CARD


def buy_from_market(g: State, me: Monster, kind: i64, slots: i64) -> None:
    """Buy the first card of this kind in these market slots."""
    for slot in range(SLOTS):
        card = g.market[slot]
        if card != NO_CARD and slots >> slot & 1 and g.rules.box.kind[card] == kind:
            _buy(g, me, card, slot)
            return


def _buy(g: State, me: Monster, card: i64, source: i64) -> None:
    asked = discard_price(g, me, card) if source == _FROM_DISCARD else price(g, me, card)
    begin_purchase(g, me, card, source, asked)
    charge(g, me, asked)


def begin_purchase(g: State, me: Monster, card: i64, source: i64, asked: i64) -> None:
    """Let a card change hands once it is paid for."""
    push(g, BOUGHT, me.seat, source | asked << 8, card)
    if g.log is not None:
        tell(g, events.CARD_BOUGHT, me.seat, card, asked)


class Bought(Step):
    """A card is paid for: it changes hands, the market is refilled, then it takes effect."""

    name = "bought"

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[seat_of(item)]
        slot = card_of(item)
        source = amount_of(item) & 255
        if me.powers & g.masks.when_i_buy:
            for owned in bending(g, me, g.masks.when_i_buy):
                before = act(g, owned, me)
                owned.when_i_buy(g, me)
                g.cause = before
        card = g.rules.box.cards[slot]
        _leave_source(g, source, amount_of(item) >> 8, slot)
        if card.keep:
            take_card(g, me, slot)
        if source < SLOTS:
            reveal(g, source)
            g.rules.revealed(g, me, 1 << source)
        before = act(g, card, me)
        card.when_i_get_it(g, me)
        g.cause = before
        if not card.keep:
            g.discard.append(int(slot))


def _leave_source(g: State, source: i64, paid: i64, slot: i64) -> None:
    if source >= _FROM_SEAT:
        seller = g.monsters[source - _FROM_SEAT]
        give_up_card(g, seller, slot)
        gain_energy(g, seller, paid)
    elif source == _FROM_DECK:
        place = g.deck.index(int(slot), int(g.drawn)) - g.drawn
        take_from_deck(g, place)
    elif source == _FROM_DISCARD:
        g.discard.remove(int(slot))
    else:
        g.market[source] = NO_CARD


class Swept(Step):
    """The three open cards are discarded and three others revealed."""

    name = "swept"

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[seat_of(item)]
        tell(g, events.MARKET_SWEPT, me.seat)
        for slot in range(SLOTS):
            if g.market[slot] != NO_CARD:
                g.discard.append(g.market[slot])
                g.market[slot] = NO_CARD
        for slot in range(SLOTS):
            reveal(g, slot)
        g.rules.revealed(g, me, 7)
