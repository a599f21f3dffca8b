"""Verbs for what lies in front of a monster: cards, copies, and tokens on both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from tokyork.core import events
from tokyork.core.dice import MOST_COUNTED, bit, bit_number, count, one
from tokyork.core.events import tell
from tokyork.core.packed import with_more
from tokyork.core.verbs import trim_health

if TYPE_CHECKING:
    from tokyork.core.cards import Card
    from tokyork.core.state import Monster, State

# --- cards ---


def refresh_powers(g: State, m: Monster) -> None:
    """Derive what hooks look at from cards, copies and tokens."""
    powers = m.cards | m.copies
    if m.tokens:
        for token in g.rules.box.tokens:
            if tokens_of(m, token):
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
        m.charges = i32(_without_charges(m, card))
    tell(g, events.CARD_LOST, m.seat, slot)
    if bit(slot) & g.masks.when_i_lose_it:
        card.when_i_lose_it(g, m)
    refresh_powers(g, m)
    trim_health(g, m)


def drop_card(g: State, m: Monster, slot: i64) -> None:
    """Put a Keep card on the discard pile; copies of it end."""
    give_up_card(g, m, slot)
    put_on_discard(g, slot)
    for other in g.monsters:
        if other.copies >> slot & 1:
            end_copy(g, other)


def put_on_discard(g: State, slot: i64) -> None:
    """Put a card on the discard pile."""
    g.discard = with_more(g.discard, slot)


def drop_all_cards(g: State, m: Monster) -> None:
    """Put everything in front of the monster on the discard pile."""
    for slot in cards_of(m):
        if m.cards >> slot & 1:
            drop_card(g, m, slot)


def cards_of(m: Monster) -> vec[i64]:
    """The monster's Keep cards, by id."""
    found = vec[i64]()
    slot: i64 = 0
    bits = m.cards
    while bits:
        if bits & 1:
            found = append(found, slot)
        bits >>= 1
        slot += 1
    return found


def kinds_of(g: State, m: Monster) -> vec[i64]:
    """The different Keep cards of a monster, by id; of equal ones the number of the first."""
    found = vec[i64]()
    last: i64 = -1
    for slot in cards_of(m):
        kind = g.rules.box.kind[slot]
        if kind != last:  # equal cards have neighbouring numbers
            found = append(found, kind)
        last = kind
    return found


def last_copy(g: State, m: Monster, kind: i64) -> i64:
    """Of several equal cards in hand, the one to part with first."""
    slot = kind + g.rules.box.cards[kind].in_box - 1
    while not m.cards >> slot & 1:
        slot -= 1
    return slot


def end_copy(g: State, m: Monster) -> None:
    """Act as no other card any more."""
    if m.copies:
        slot = bit_number(m.copies)
        m.copies = 0
        m.charges &= ~MOST_COUNTED
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


def use_up_with_copy(m: Monster, card: Card) -> None:
    """Note the same where the card and its copy together are used once a turn."""
    m.used |= card.bit


# --- tokens on cards ---


def charges_of(m: Monster, card: Card) -> i64:
    """Tokens on the monster's own card."""
    return i64(m.charges) >> card.charge_shift & MOST_COUNTED if m.cards & card.bit else 0


def _without_charges(m: Monster, card: Card) -> i64:
    return i64(m.charges) & ~(MOST_COUNTED << card.charge_shift)


def set_charges(g: State, m: Monster, card: Card, amount: i64) -> None:
    """Set the tokens on the monster's own card."""
    m.charges = i32(_without_charges(m, card) | amount << card.charge_shift)
    tell(g, events.CHARGES_SET, m.seat, card.slot, amount)


# --- tokens on monsters ---


def tokens_of(m: Monster, token: Card) -> i64:
    """How many of a token lie on the monster."""
    return count(i64(m.tokens), token.token)


def give_token(g: State, m: Monster, token: Card) -> None:
    """Put a token on the monster, if the box has one left."""
    placed: i64 = 0
    for other in g.monsters:
        placed += tokens_of(other, token)
    if placed < token.supply:
        m.tokens += i32(one(token.token))
        m.powers |= token.bit
        tell(g, events.TOKEN_GAINED, m.seat, token.slot, tokens_of(m, token))


def remove_token(g: State, m: Monster, token: Card) -> None:
    """Put one token back into the box."""
    m.tokens -= i32(one(token.token))
    refresh_powers(g, m)
    tell(g, events.TOKEN_LOST, m.seat, token.slot, tokens_of(m, token))
