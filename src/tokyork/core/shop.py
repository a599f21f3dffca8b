"""The market: buying, sweeping, revealing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.agenda import DecisionStep, Step, amount_of, card_of, push, put, seat_of
from tokyork.core.belongings import put_on_discard, take_card
from tokyork.core.box import acting, bending, offered, place_of_triple
from tokyork.core.cards import AT_BUY
from tokyork.core.chance import shuffled
from tokyork.core.events import tell
from tokyork.core.moves import BUY, END, SWEEP, a_of, move, verb_of
from tokyork.core.packed import NONE, joined, with_other
from tokyork.core.state import NO_CARD, NOBODY
from tokyork.core.steps import BOUGHT, SWEPT

if TYPE_CHECKING:
    from tokyork.core.box import Box
    from tokyork.core.cards import Card
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State

SWEEP_COST: Final = 2
SLOTS: Final = 3
_PRICE: Final = 8  # bits of the source, below the price in the amount of a purchase


# --- the deck ---


def cards_left(g: State) -> i64:
    """Cards in the deck."""
    return len(g.deck) - g.drawn


def draw_card(g: State) -> i64:
    """Take the top card; an empty deck is first made anew from the discard pile."""
    if g.drawn == len(g.deck):
        if len(g.discard) == 0:
            return NO_CARD
        _reshuffle(g)
    card = g.deck[g.drawn]
    g.drawn += 1
    if g.peeked:
        one_card_less(g, 0)
    return card


def one_card_less(g: State, place: i64) -> None:
    """Whoever knows the card in this place of the deck knows one card less."""
    g.peeked = False
    for m in g.monsters:
        if i64(m.known) > place:
            m.known -= 1
        if m.known:
            g.peeked = True


def _reshuffle(g: State) -> None:
    g.deck = shuffled(g, g.discard)
    g.drawn = 0
    g.discard = NONE
    g.peeked = False
    for m in g.monsters:
        m.known = 0
    tell(g, events.DECK_SHUFFLED, NOBODY, len(g.deck))


def reveal(g: State, slot: i64) -> None:
    """Fill a market slot from the deck."""
    card = _revealed_card(g, slot)
    g.market = with_other(g.market, slot, card)


def reveal_all(g: State) -> None:
    """Fill the whole market from the deck."""
    g.market = vec[i64]([_revealed_card(g, slot) for slot in range(SLOTS)])


def _revealed_card(g: State, slot: i64) -> i64:
    card = draw_card(g)
    if card != NO_CARD and g.log is not None:
        tell(g, events.CARD_REVEALED, NOBODY, card, slot)
    return card


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


def affordable(g: State, me: Monster, slot: i64) -> bool:
    """Whether this monster may buy a card for its price."""
    card = g.rules.box.cards[slot]
    if price(g, me, slot) > g.rules.purse(g, me) or bought_enough(g, card):
        return False
    return card.may_be_bought(g, me)


# --- an end to purchases ---

# Every other purchase and every sweep leaves its buyer with less, so that a turn ends.
MOST_REPEATS: Final = 3


def times_bought(g: State, card: Card) -> i64:
    """How often a card that pays back was bought this turn; more than the most counts as that."""
    return g.repeats >> card.repeat_shift & 3


def bought_enough(g: State, card: Card) -> bool:
    """Whether a card that pays back was bought so often that it could go on for ever."""
    return card.pays_back and times_bought(g, card) == MOST_REPEATS


def repeats(g: State) -> dict[str, int]:
    """How often each card that pays back was bought this turn."""
    back = [card for card in g.rules.box.cards if card.pays_back]
    return {card.id: n for card in back if (n := int(times_bought(g, card)))}


def _count_repeat(g: State, card: Card) -> None:
    if times_bought(g, card) < MOST_REPEATS:
        g.repeats += 1 << card.repeat_shift


# --- the buy phase ---


class Buy(DecisionStep):
    """The active monster buys, sweeps, or ends the phase."""

    name = "buy"
    takes_bonus_moves = True

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[g.active]
        if me.powers & g.masks.bends_buy or g.turn_note:
            DecisionStep.run(self, g, item)
        elif me.energy >= SWEEP_COST:
            if _something_to_sweep(g):
                g.pending = item
                g.asking = self
                g.moves = _menu(g, me)
        elif me.energy >= g.rules.box.cheapest:
            DecisionStep.run(self, g, item)

    def moves(self, g: State, item: i64) -> Moves:
        me = g.monsters[g.active]
        moves = extend(market_moves(g, me, 7), self.elsewhere(g, me))
        if g.rules.purse(g, me) >= SWEEP_COST and _something_to_sweep(g):
            moves = append(moves, SWEEP)
        if g.turn_note:
            moves = extend(moves, g.rules.bonus_moves(g, me))
        if me.powers & g.masks.at_buy:
            moves = extend(moves, offered(g, me, AT_BUY))
        if len(moves):
            moves = append(moves, END)
        return moves

    def play(self, g: State, item: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == END:
            return
        put(g, item)
        me = g.monsters[seat_of(item)]
        if verb == SWEEP:
            push(g, SWEPT, me.seat)
            g.rules.charge(g, me, SWEEP_COST)
        elif verb == BUY:
            buy_from_market(g, me, a_of(move), 7)
        else:
            self.buy_elsewhere(g, me, move)

    def elsewhere(self, g: State, me: Monster) -> Moves:
        """Purchases from elsewhere than the market, which a city may have."""
        return NONE

    def buy_elsewhere(self, g: State, me: Monster, move: i64) -> None:
        """Carry out one of them."""


def _something_to_sweep(g: State) -> bool:
    if g.drawn < len(g.deck) or len(g.discard):
        return True
    return any(card != NO_CARD for card in g.market)


def market_moves(g: State, me: Monster, slots: i64) -> Moves:
    """`buy CARD` for what this monster can afford in these market slots; a new array."""
    kinds = vec[i64]()
    box = g.rules.box
    budget = g.rules.purse(g, me)
    if budget < box.cheapest and not me.powers:
        return kinds
    discounted = me.powers & g.masks.my_discount
    slot: i64 = -1
    while slot < SLOTS - 1:
        slot += 1
        card = g.market[slot]
        if card == NO_CARD or not slots >> slot & 1:
            continue
        if discounted or box.special[card]:
            if not affordable(g, me, card):
                continue
        elif box.costs[card] > budget:
            continue
        kind = box.kind[card]
        if kind not in kinds:
            kinds = append(kinds, kind)
    return buy_moves(g, BUY, kinds, 0)


def _menu(g: State, me: Monster) -> Moves:
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
    place = place_of_triple(first, second, third)
    menu = box.menus[place]
    if len(menu):
        return menu
    return _new_menu(box, place, first, second, third)


def _rank(g: State, me: Monster, card: i64) -> i64:
    """The place of a card in the menu if it can be bought for the printed price, else 0."""
    box = g.rules.box
    if affordable(g, me, card) if box.special[card] else box.costs[card] <= me.energy:
        return box.rank[card] + 1
    return 0


def _new_menu(box: Box, place: i64, first: i64, second: i64, third: i64) -> Moves:
    menu = vec[i64]()
    if first:
        menu = append(menu, move(BUY, box.by_rank[first - 1]))
    if second and second != first:
        menu = append(menu, move(BUY, box.by_rank[second - 1]))
    if third and third != second:
        menu = append(menu, move(BUY, box.by_rank[third - 1]))
    menu = append(append(menu, SWEEP), END)
    box.menus[place] = menu
    return menu


def buy_moves(g: State, verb: i64, kinds: vec[i64], seat: i64) -> Moves:
    """A purchase of each of these cards, in the order of the notation; a new array."""
    rank = g.rules.box.rank
    ordered = vec[i64](capacity=len(kinds) + 2)
    for kind in kinds:
        place: i64 = len(ordered)
        ordered = append(ordered, kind)
        while place and rank[ordered[place - 1]] > rank[kind]:
            ordered[place] = ordered[place - 1]
            place -= 1
        ordered[place] = kind
    place = 0
    while place < len(ordered):
        ordered[place] = move(verb, ordered[place], seat)
        place += 1
    return ordered


def buy_from_market(g: State, me: Monster, kind: i64, slots: i64) -> None:
    """Buy the first card of this kind in these market slots."""
    for slot in range(SLOTS):
        card = g.market[slot]
        if card != NO_CARD and slots >> slot & 1 and g.rules.box.kind[card] == kind:
            buy(g, me, card, slot, price(g, me, card))
            return


def buy(g: State, me: Monster, card: i64, source: i64, asked: i64) -> None:
    """Buy a card for a price from a market slot, or from a city's own source beyond these."""
    begin_purchase(g, me, card, source, asked)
    g.rules.charge(g, me, asked)


def begin_purchase(g: State, me: Monster, card: i64, source: i64, asked: i64) -> None:
    """Let a card change hands once it is paid for."""
    push(g, BOUGHT, me.seat, source | asked << _PRICE, card)
    if g.log is not None:
        tell(g, events.CARD_BOUGHT, me.seat, card, asked)


class Bought(Step):
    """A card is paid for: it changes hands, the market is refilled, then it takes effect."""

    name = "bought"

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[seat_of(item)]
        slot = card_of(item)
        source = amount_of(item) & (1 << _PRICE) - 1
        if me.powers & g.masks.when_i_buy:
            for owned in bending(g, me, g.masks.when_i_buy):
                with acting(g, owned, me):
                    owned.when_i_buy(g, me)
        card = g.rules.box.cards[slot]
        if card.pays_back:
            _count_repeat(g, card)
        self.leave_source(g, source, slot, amount_of(item) >> _PRICE)
        if card.keep:
            take_card(g, me, slot)
        if source < SLOTS:
            reveal(g, source)
            g.rules.revealed(g, me, 1 << source)
        with acting(g, card, me):
            card.when_i_get_it(g, me)
        if not card.keep:
            put_on_discard(g, slot)

    def leave_source(self, g: State, source: i64, slot: i64, paid: i64) -> None:
        """Take the card from where it was; in the market another takes its place."""


class Swept(Step):
    """The three open cards are discarded and three others revealed."""

    name = "swept"

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[seat_of(item)]
        tell(g, events.MARKET_SWEPT, me.seat)
        swept = vec[i64]([card for card in g.market if card != NO_CARD])
        g.discard = joined(g.discard, swept)
        reveal_all(g)
        g.rules.revealed(g, me, 7)
