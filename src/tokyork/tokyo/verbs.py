"""Verbs and marks of the turn that only Tokyo needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from tokyork.core.belongings import drop_all_cards
from tokyork.core.dice import count, one
from tokyork.core.events import tell
from tokyork.core.verbs import change_die, lose_points
from tokyork.tokyo.events import CARD_SEEN, REBORN

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

PAID_FOR_RAY: Final = 8  # the patient's payments already count as one gain
ASKED_AGAIN: Final = 16  # was asked about an extra turn


def be_reborn(g: State, m: Monster) -> None:
    """Lose cards and points, and begin anew outside."""
    drop_all_cards(g, m)
    lose_points(g, m, m.points)
    m.health = g.options.health
    m.held = 0
    tell(g, REBORN, m.seat, m.health)
    g.rules.leaves_play(g, m)


def hold_back(m: Monster, amount: i64) -> None:
    """Let claw damage wait until its victim chose to yield or stay."""
    m.held = i16(amount)


def turn_die(g: State, m: Monster, face: i64, new_face: i64) -> None:
    """Turn one die of the active monster to another face; others may have rerolled it."""
    change_die(g, m, face, new_face)
    if count(g.probed, face) > count(g.dice, face):
        g.probed -= one(face)


def peek(g: State, m: Monster, cards: i64) -> None:
    """Look at so many cards on top of the deck."""
    while i64(m.known) < cards:
        tell(g, CARD_SEEN, m.seat, g.deck[g.drawn + i64(m.known)])
        m.known += 1
        g.peeked = True
