"""Buying what another's purchase reveals, ahead of everybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core.agenda import DecisionStep, Step, push, push_for_each, put, seat_of
from tokyork.core.moves import BUY, PASS, a_of, verb_of
from tokyork.core.packed import NONE, with_more
from tokyork.core.shop import SLOTS, buy_from_market, market_moves
from tokyork.core.state import NO_CARD
from tokyork.core.verbs import others
from tokyork.tokyo.cards import MASKS
from tokyork.tokyo.steps import SNATCH, SNATCH_ROUND

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


def offer_reveal(g: State, me: Monster, slots: i64) -> None:
    """Open the cards revealed in the active monster's turn to those who may snatch them."""
    if me.seat != g.active:  # a snatcher's own purchase: its replacement joins the others
        g.on_offer |= _filled(g, slots)
        return
    g.on_offer = 0
    mask = MASKS.snatches
    for m in g.monsters:
        if m.powers & mask and m is not me:
            g.on_offer = _filled(g, slots)
            push(g, SNATCH_ROUND, me.seat)
            return


def _filled(g: State, slots: i64) -> i64:
    """Those of the market slots that hold a card: the deck may have run out."""
    for slot in range(SLOTS):
        if g.market[slot] == NO_CARD:
            slots &= ~(1 << slot)
    return slots


class SnatchRound(Step):
    """Everybody else who may snatch is asked, clockwise."""

    name = "snatch_round"
    outlives_active = True

    def run(self, g: State, item: i64) -> None:
        mask = MASKS.snatches
        buyer = g.monsters[seat_of(item)]
        asked = vec[i64]([m.seat for m in others(g, buyer) if m.powers & mask])
        push_for_each(g, SNATCH, asked)


class Snatch(DecisionStep):
    """Buy one of the cards just revealed, ahead of the active monster."""

    name = "snatch"
    outlives_active = True

    def moves(self, g: State, item: i64) -> Moves:
        me = g.monsters[seat_of(item)]
        if not me.powers & MASKS.snatches:
            return NONE
        return with_more(market_moves(g, me, g.on_offer), PASS)

    def play(self, g: State, item: i64, move: i64) -> None:
        if verb_of(move) == BUY:
            put(g, item)
            buy_from_market(g, g.monsters[seat_of(item)], a_of(move), g.on_offer)
