"""A city's box of cards, and the one place where hooks are collected."""

from __future__ import annotations

import sys
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.cards import FIRST_TOKEN, Card, Masks
from tokyork.core.causing import CARD, TOKEN, Causing, cause
from tokyork.core.declared import attributes
from tokyork.core.state import NO_CARD

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

UNSALEABLE: Final = 999  # a price that nobody pays
_NONE: Final[list[Card]] = []
# Powers of two leave different remainders: what belongs to a bit is found without counting zeros.
BITS: Final = 67


class Box:
    """All cards and tokens of a city, numbered, with a bit mask for every hook.

    Keep cards come first, by id, each physical copy with a number and a bit of
    its own; then Discard cards; tokens have bits above the Keep cards.
    """

    def __init__(self, kinds: list[Card], tokens: list[Card], masks: Masks) -> None:
        """Number the cards and fill the city's masks from what each class overrides."""
        self.cards: list[Card] = []
        self.kind: list[int] = []  # physical card -> its first copy
        self.by_id: dict[str, int] = {}
        self.by_bit: list[Card] = [Card()] * BITS  # at the remainder of the bit
        self.alone: list[list[Card]] = [_NONE] * BITS  # the same, in a list of its own
        self.tokens: list[Card] = tokens
        self.keeps: int = 0
        self.masks: Masks = masks
        self._hooks_and_moments: list[str] = attributes(type(masks))
        self.moments: dict[str, int] = _moments(masks)
        self.bent: dict[str, int] = {}  # hooks and moments that some card has, with its bits
        self.moment_masks: list[int] = [0] * BITS  # at the remainder of the moment
        self.bearers: int = 0
        self.costs: list[int] = []  # printed, of each physical card
        self.special: list[bool] = []  # whose price or sale depends on the buyer
        self.menus: list[list[list[int]]] = []  # what can be bought, see core.shop
        for card in sorted(kinds, key=_keep_then_id):
            self._add(card)
        for number, token in enumerate(tokens):
            token.token = number
            token.slot = FIRST_TOKEN + number
            token.bit = 1 << (61 - number)
            self._bend(token, 61 - number)
        self.all_cards: list[int] = list(range(len(self.cards)))
        self.cheapest: i64 = min(self.costs)
        empty = NO_CARD + 1 - len(self.costs)  # up to the number of an empty market slot
        self.costs += [UNSALEABLE] * empty
        self.special += [False] * empty
        self.menus = [[]] * (len(self.cards) + 1) ** 2
        for name, bits in self.bent.items():
            setattr(masks, name, bits)
        masks.combine()
        self.keep_bits: int = (1 << self.keeps) - 1  # of cards, not of tokens
        # Kinds in the order of the notation; equal cards share a rank.
        self.by_rank: list[int] = sorted(set(self.kind), key=lambda slot: self.cards[slot].id)
        self.rank: list[int] = [self.by_rank.index(kind) for kind in self.kind]
        self.rank += [0] * empty

    def _add(self, card: Card) -> None:
        first = len(self.cards)
        card.slot = first
        self.by_id[card.id] = first
        if card.holds_tokens:
            card.charge_shift = 4 * (1 + sum(1 for other in self.cards if other.holds_tokens))
        if card.pays_back:
            card.repeat_shift = 2 * sum(1 for other in self.cards if other.pays_back)
        for slot in range(first, first + int(card.in_box)):
            self.cards.append(card)
            self.kind.append(first)
            self.costs.append(int(card.cost))
            special = _overrides(card, "price_for") or _overrides(card, "may_be_bought")
            self.special.append(special or card.pays_back)
            if card.keep:
                self.keeps += 1
                self._bend(card, slot)
        if card.keep:
            card.bit = 1 << first

    def _bend(self, card: Card, position: int) -> None:
        bit = 1 << position
        self.by_bit[bit % BITS] = card
        self.alone[bit % BITS] = [card]
        for name in self._hooks_and_moments:
            moment = self.moments.get(name, 0)
            if card.moments & moment:
                self.moment_masks[moment % BITS] |= bit
            if card.moments & moment or _overrides(card, name):
                self.bent[name] = self.bent.get(name, 0) | bit
        if card.bears_copies:
            self.bearers |= bit


def _keep_then_id(card: Card) -> tuple[bool, str]:
    return (not card.keep, card.id)


def _moments(masks: Masks) -> dict[str, int]:
    """The masks that are a moment's: a constant beside them has the name in capitals."""
    found = {
        name: int(getattr(sys.modules[cls.__module__], name.upper(), 0))
        for cls in type(masks).__mro__
        for name in vars(cls)
    }
    return {name: bit for name, bit in sorted(found.items(), key=itemgetter(1)) if bit}


def _overrides(card: Card, hook: str) -> bool:
    """Whether a class of the card defines a method anew after the one where it begins."""
    return sum(hook in vars(cls) for cls in type(card).__mro__) > 1


def bending(g: State, m: Monster, mask: i64) -> list[Card]:
    """The cards, copies and tokens of a monster in the mask of a hook, in order.

    A card held and copied appears twice: this is the one place where hooks are
    collected, so nothing else needs to know about copies. The list is never changed.
    """
    bits = m.powers & mask
    if not bits:
        return _NONE
    doubled = m.cards & m.copies & mask
    if not (bits & (bits - 1) or doubled):
        return g.rules.box.alone[bits % BITS]
    found = _collected(g.rules.box, bits) + _collected(g.rules.box, doubled)
    found.sort(key=_order)
    return found


def _collected(box: Box, bits: i64) -> list[Card]:
    found: list[Card] = []
    while bits:
        low = bits & -bits
        found.append(box.by_bit[low % BITS])
        bits ^= low
    return found


def _order(card: Card) -> int:
    return card.order


def offering(g: State, m: Monster, moment: i64) -> list[Card]:
    """The different cards of a monster that may offer moves at this moment, by id."""
    box = g.rules.box
    mask: i64 = box.moment_masks[moment % BITS]
    bits = m.powers & mask
    if not bits & (bits - 1):
        return box.alone[bits % BITS]
    found: list[Card] = []
    while bits:
        low = bits & -bits
        card = box.by_bit[low % BITS]
        if card not in found:
            found.append(card)
        bits ^= low
    return found


def offered(g: State, m: Monster, moment: i64) -> list[int]:
    """All card moves of a monster at this moment."""
    cards = offering(g, m, moment)
    if len(cards) == 1:
        return cards[0].offers(g, m, moment)
    return [move for card in cards for move in card.offers(g, m, moment)]


def because_of(card: Card, me: Monster) -> i64:
    """The cause of what a card of mine does."""
    if card.token >= 0:
        return cause(TOKEN, me.seat, card.slot)
    return cause(CARD, me.seat, card.slot)


def acting(g: State, card: Card, me: Monster) -> Causing:
    """Let a card of mine be the cause of what is told within `with`."""
    return Causing(g, because_of(card, me))
