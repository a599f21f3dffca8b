"""A city's box of cards, and the one place where hooks are collected."""

from __future__ import annotations

import sys
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tokyork.core.cards import FIRST_TOKEN, Card, Masks
from tokyork.core.causing import CARD, TOKEN, Causing, cause
from tokyork.core.declared import attributes
from tokyork.core.dice import bit
from tokyork.core.packed import NONE, packed, place_of
from tokyork.core.state import NO_CARD

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
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
        self.cards: vec[Card] = vec[Card]()
        self.kind: vec[i64] = NONE  # physical card -> its first copy
        self.by_id: dict[str, int] = {}
        self.by_bit: vec[Card] = vec[Card]([Card()] * BITS)  # at the remainder of the bit
        self.alone: list[list[Card]] = [_NONE] * BITS  # the same, in a list of its own
        self.tokens: list[Card] = tokens
        self.keeps: int = 0
        self.masks: Masks = masks
        self._hooks_and_moments: list[str] = attributes(type(masks))
        self.moments: dict[str, int] = _moments(masks)
        self.bent: dict[str, int] = {}  # hooks and moments that some card has, with its bits
        self.moment_masks: vec[i64] = vec[i64]([0] * BITS)  # at the remainder of the moment
        self.bearers: int = 0
        self.costs: vec[i64] = NONE  # printed, of each physical card
        self.special: vec[bool] = vec[bool]()  # whose price or sale depends on the buyer
        for card in sorted(kinds, key=_keep_then_id):
            self._add(card)
        for number, token in enumerate(tokens):
            token.token = number
            token.slot = FIRST_TOKEN + number
            token.bit = 1 << (61 - number)
            self._bend(token, 61 - number)
        self.all_cards: vec[i64] = packed(list(range(len(self.cards))))
        self.cheapest: i64 = min(self.costs)
        while len(self.costs) <= NO_CARD:  # up to the number of an empty market slot
            self.costs = append(self.costs, UNSALEABLE)
            self.special = append(self.special, False)
        for name, bits in self.bent.items():
            setattr(masks, name, bits)
        masks.combine()
        self.keep_bits: int = (1 << self.keeps) - 1  # of cards, not of tokens
        # Kinds in the order of the notation; equal cards share a rank.
        self.by_rank: vec[i64] = packed(_in_order(self.cards))
        self.rank: vec[i64] = vec[i64]([place_of(self.by_rank, kind) for kind in self.kind])
        self.rank = extend(self.rank, vec[i64]([0] * (NO_CARD + 1 - len(self.cards))))
        # What can be bought, see core.shop; one for each three kinds, or fewer.
        self.menus: vec[Moves] = vec[vec[i64]]()
        self._forget_menus()

    def _forget_menus(self) -> None:
        menus = triples_below(len(self.by_rank) + 1)
        self.menus = vec[vec[i64]]([NONE for _ in range(menus)])

    def reprice(self, slot: int, cost: int) -> None:
        """Let a card cost this from now on, in all games: for studies, which put it back."""
        card = self.cards[slot]
        card.cost = cost
        for copy in range(int(card.slot), int(card.slot + card.in_box)):
            self.costs[copy] = cost
        self.cheapest = min(self.costs)
        self._forget_menus()

    def _add(self, card: Card) -> None:
        first = len(self.cards)
        card.slot = first
        self.by_id[card.id] = first
        if card.holds_tokens:
            card.charge_shift = 4 * (1 + sum(1 for other in self.cards if other.holds_tokens))
        if card.pays_back:
            card.repeat_shift = 2 * sum(1 for other in self.cards if other.pays_back)
        for slot in range(first, first + int(card.in_box)):
            self.cards = append(self.cards, card)
            self.kind = append(self.kind, first)
            self.costs = append(self.costs, card.cost)
            special = _overrides(card, "price_for") or _overrides(card, "may_be_bought")
            self.special = append(self.special, special or card.pays_back)
            if card.keep:
                self.keeps += 1
                self._bend(card, slot)
        if card.keep:
            card.bit = bit(first)

    def _bend(self, card: Card, position: int) -> None:
        own_bit = int(bit(position))
        self.by_bit[own_bit % BITS] = card
        self.alone[own_bit % BITS] = [card]
        for name in self._hooks_and_moments:
            moment = self.moments.get(name, 0)
            if card.moments & moment:
                self.moment_masks[moment % BITS] |= own_bit
            if card.moments & moment or _overrides(card, name):
                self.bent[name] = self.bent.get(name, 0) | own_bit
        if card.bears_copies:
            self.bearers |= own_bit


def triples_below(kinds: i64) -> i64:
    """How many ways there are to choose three numbers below this one, equal ones included."""
    return kinds * (kinds + 1) * (kinds + 2) // 6


def place_of_triple(least: i64, middle: i64, most: i64) -> i64:
    """The place of three numbers in rising order among all such threes."""
    return triples_below(most) + middle * (middle + 1) // 2 + least


def _in_order(cards: vec[Card]) -> list[int]:
    """The first copy of each card, by id."""
    return [int(card.slot) for card in sorted(set(cards), key=_id)]


def _id(card: Card) -> str:
    return card.id


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
    mask = box.moment_masks[moment % BITS]
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


def offered(g: State, m: Monster, moment: i64) -> Moves:
    """All card moves of a monster at this moment."""
    cards = offering(g, m, moment)
    if len(cards) == 1:
        return cards[0].offers(g, m, moment)
    moves = vec[i64]()
    for card in cards:
        moves = extend(moves, card.offers(g, m, moment))
    return moves


def because_of(card: Card, me: Monster) -> i64:
    """The cause of what a card of mine does."""
    if card.token >= 0:
        return cause(TOKEN, me.seat, card.slot)
    return cause(CARD, me.seat, card.slot)


def acting(g: State, card: Card, me: Monster) -> Causing:
    """Let a card of mine be the cause of what is told within `with`."""
    return Causing(g, because_of(card, me))
