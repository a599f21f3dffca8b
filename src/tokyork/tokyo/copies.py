"""Acting as another's card: starting to, and using up what bears the copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from tokyork.core import events
from tokyork.core.belongings import (
    charges_of,
    drop_card,
    end_copy,
    held_slot,
    kinds_of,
    refresh_powers,
    set_charges,
)
from tokyork.core.dice import MOST_COUNTED, bit, bit_number
from tokyork.core.events import tell
from tokyork.core.verbs import clockwise

if TYPE_CHECKING:
    from tokyork.core.cards import Card
    from tokyork.core.state import Monster, State

_OWNER: Final = 8  # bits of a card, below its owner's seat


def cards_to_copy(g: State, m: Monster) -> vec[i64]:
    """Every Keep card in play that could be copied anew: the card, and its owner's seat above."""
    box = g.rules.box
    found = vec[i64]()
    for owner in clockwise(g, m.seat):
        for kind in kinds_of(g, owner):
            card = box.cards[kind]
            if not card.bears_copies and not m.copies >> held_slot(owner, card) & 1:
                found = append(found, kind | owner.seat << _OWNER)
    return found


def copied_card(packed: i64) -> i64:
    """Which card it is."""
    return packed & (1 << _OWNER) - 1


def its_owner(packed: i64) -> i64:
    """Whose."""
    return packed >> _OWNER


def start_copy(g: State, m: Monster, kind: i64, owner: i64) -> None:
    """Act as a card of this seat from now on, as if it were just bought."""
    card = g.rules.box.cards[kind]
    slot = held_slot(g.monsters[owner], card)
    if m.copies:
        end_copy(g, m)
    m.copies = bit(slot)
    m.charges = m.charges & ~MOST_COUNTED | i32(card.charges)
    m.used_copies = 0
    refresh_powers(g, m)
    tell(g, events.COPY_PLACED, m.seat, slot, owner)
    card.when_i_get_it(g, m)


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
    times: i64 = 0
    slot = card.slot
    while slot < card.slot + card.in_box:
        times += (m.cards >> slot & 1) + (m.copies >> slot & 1)
        slot += 1
    return times


def copy_charges(m: Monster, card: Card) -> i64:
    """Tokens on the monster's copy of the card."""
    return i64(m.charges) & MOST_COUNTED if m.copies & card.bit else 0


def set_copy_charges(g: State, m: Monster, card: Card, amount: i64) -> None:
    """Set the tokens on the monster's copy of the card."""
    m.charges = m.charges & ~MOST_COUNTED | i32(amount)
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
