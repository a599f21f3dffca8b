"""Verbs for what lies in front of a monster: cards, copies, and tokens on both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.dice import bit, bit_number
from tokyork.core.events import tell
from tokyork.core.verbs import clockwise, trim_health

if TYPE_CHECKING:
    from tokyork.core.cards import Card
    from tokyork.core.game import Monster, State

# --- cards ---


def refresh_powers(g: State, m: Monster) -> None:
    """Derive what hooks look at from cards, copies and tokens."""
    powers = m.cards | m.copies
    if m.tokens:
        for token in g.rules.box.tokens:
            if m.tokens >> (token.token << 2) & 15:
                powers |= token.bit
    m.powers = powers


def take_card(g: State, m: Monster, slot: i64) -> None:
    """Lay a Keep card in front of the monster, with all the tokens it starts with."""
    card = g.rules.box.cards[slot]
    m.cards |= bit(slot)
    tell(g, events.CARD_GAINED, m.seat, slot)
    refresh_powers(g, m)
    if card.holds_tokens:
        set_charges(g, m, card, card.charges)


def give_up_card(g: State, m: Monster, slot: i64) -> None:
    """Part with a Keep card that stays in play."""
    card = g.rules.box.cards[slot]
    m.cards &= ~bit(slot)
    m.used &= ~bit(slot)
    if card.holds_tokens:
        m.charges &= ~(15 << card.charge_shift)
    tell(g, events.CARD_LOST, m.seat, slot)
    if bit(slot) & g.masks.when_i_lose_it:
        card.when_i_lose_it(g, m)
    refresh_powers(g, m)
    trim_health(g, m)


def drop_card(g: State, m: Monster, slot: i64) -> None:
    """Put a Keep card on the discard pile; copies of it end."""
    give_up_card(g, m, slot)
    g.discard.append(int(slot))
    for other in g.monsters:
        if other.copies >> slot & 1:
            end_copy(g, other)


def drop_all_cards(g: State, m: Monster) -> None:
    """Put everything in front of the monster on the discard pile."""
    for slot in cards_of(m):
        if m.cards >> slot & 1:
            drop_card(g, m, slot)


def cards_of(m: Monster) -> list[int]:
    """The monster's Keep cards, by id."""
    found: list[int] = []
    slot: i64 = 0
    bits = m.cards
    while bits:
        if bits & 1:
            found.append(slot)
        bits >>= 1
        slot += 1
    return found


def last_copy(g: State, m: Monster, kind: i64) -> i64:
    """Of several equal cards in hand, the one to part with first."""
    slot = kind + g.rules.box.cards[kind].in_box - 1
    while not m.cards >> slot & 1:
        slot -= 1
    return slot


def cards_to_copy(g: State, m: Monster) -> list[tuple[int, int]]:
    """Owner's seat and card, for every Keep card in play that could be copied anew."""
    box = g.rules.box
    return [
        (int(owner.seat), kind)
        for owner in clockwise(g, m.seat)
        for kind in dict.fromkeys(box.kind[slot] for slot in cards_of(owner))
        if not box.cards[kind].bears_copies
        and not m.copies >> held_slot(owner, box.cards[kind]) & 1
    ]


def start_copy(g: State, m: Monster, kind: i64, owner: i64) -> None:
    """Act as a card of this seat from now on, as if it were just bought."""
    card = g.rules.box.cards[kind]
    slot = held_slot(g.monsters[owner], card)
    if m.copies:
        end_copy(g, m)
    m.copies = bit(slot)
    m.charges = m.charges & ~15 | card.charges
    m.used_copies = 0
    refresh_powers(g, m)
    tell(g, events.COPY_PLACED, m.seat, slot, owner)
    card.when_i_get_it(g, m)


def end_copy(g: State, m: Monster) -> None:
    """Act as no other card any more."""
    if m.copies:
        slot = bit_number(m.copies)
        m.copies = 0
        m.charges &= ~15
        refresh_powers(g, m)
        tell(g, events.COPY_ENDED, m.seat, slot)
        trim_health(g, m)


def held_slot(m: Monster, card: Card) -> i64:
    """The monster's own physical copy of a card, or -1 if it only acts as it."""
    slot = card.slot
    while slot < card.slot + card.in_box:
        if m.cards >> slot & 1:
            return slot
        slot += 1
    return -1


def discard_power(g: State, m: Monster, card: Card) -> None:
    """A card uses itself up: it goes, or whatever bears the copy goes in its place."""
    slot = held_slot(m, card)
    if slot < 0:
        bearer = m.cards & g.rules.box.bearers
        slot = bit_number(bearer)
    drop_card(g, m, slot)


def discard_copy(g: State, m: Monster) -> None:
    """The copy uses itself up: what bears it is discarded."""
    bearer = m.cards & g.rules.box.bearers
    drop_card(g, m, bit_number(bearer))


def times_held(m: Monster, card: Card) -> i64:
    """How often the monster has this card, a copy included."""
    bits: i64 = ((1 << card.in_box) - 1) << card.slot
    return int(m.cards & bits).bit_count() + int(m.copies & bits).bit_count()


# --- once a turn ---


def unused(m: Monster, card: Card) -> bool:
    """Whether the card, or a copy of it, is still to be used this turn."""
    if held_slot(m, card) >= 0 and not m.used & card.bit:
        return True
    return m.copies & card.bit != 0 and not m.used_copies & card.bit


def use_up(m: Monster, card: Card) -> None:
    """Note that the card was used this turn; the card itself before its copy."""
    if held_slot(m, card) >= 0 and not m.used & card.bit:
        m.used |= card.bit
    else:
        m.used_copies |= card.bit


# --- tokens on cards ---


def charges_of(m: Monster, card: Card) -> i64:
    """Tokens on the monster's own card."""
    return m.charges >> card.charge_shift & 15 if m.cards & card.bit else 0


def copy_charges(m: Monster, card: Card) -> i64:
    """Tokens on the monster's copy of the card."""
    return m.charges & 15 if m.copies & card.bit else 0


def set_charges(g: State, m: Monster, card: Card, amount: i64) -> None:
    """Set the tokens on the monster's own card."""
    m.charges = m.charges & ~(15 << card.charge_shift) | amount << card.charge_shift
    tell(g, events.CHARGES_SET, m.seat, card.slot, amount)


def set_copy_charges(g: State, m: Monster, card: Card, amount: i64) -> None:
    """Set the tokens on the monster's copy of the card."""
    m.charges = m.charges & ~15 | amount
    tell(g, events.CHARGES_SET, m.seat, card.slot, amount)


def spend_charges(g: State, m: Monster, card: Card, amount: i64) -> None:
    """Take tokens off the card, else off its copy; an empty one is discarded."""
    left = charges_of(m, card)
    if left:
        set_charges(g, m, card, left - amount)
        if left == amount:
            drop_card(g, m, card.slot)
    else:
        spend_copy_charges(g, m, card, amount)


def spend_copy_charges(g: State, m: Monster, card: Card, amount: i64) -> None:
    """Take tokens off the copy; an empty one takes along what bears it."""
    left = copy_charges(m, card)
    set_copy_charges(g, m, card, left - amount)
    if left == amount:
        discard_copy(g, m)


# --- tokens on monsters ---


def tokens_of(m: Monster, token: Card) -> i64:
    """How many of a token lie on the monster."""
    return m.tokens >> (token.token << 2) & 15


def give_token(g: State, m: Monster, token: Card) -> None:
    """Put a token on the monster, if the box has one left."""
    shift = token.token << 2
    placed: i64 = 0
    for other in g.monsters:
        placed += other.tokens >> shift & 15
    if placed < token.supply:
        m.tokens += 1 << shift
        m.powers |= token.bit
        tell(g, events.TOKEN_GAINED, m.seat, token.slot, m.tokens >> shift & 15)


def remove_token(g: State, m: Monster, token: Card) -> None:
    """Put one token back into the box."""
    shift = token.token << 2
    m.tokens -= 1 << shift
    refresh_powers(g, m)
    tell(g, events.TOKEN_LOST, m.seat, token.slot, m.tokens >> shift & 15)
