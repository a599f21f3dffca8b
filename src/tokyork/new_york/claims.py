"""Rights to the next Keep card that is revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tokyork.core.agenda import Step, amount_of, push
from tokyork.core.game import NO_CARD
from tokyork.core.shop import SLOTS, begin_purchase
from tokyork.new_york import steps
from tokyork.new_york.board import city

if TYPE_CHECKING:
    from tokyork.core.game import State


class Claim(Step):
    """Cards were revealed, slot by slot; the first Keep card goes to who has the right."""

    name = "claim"
    outlives_active = True

    def run(self, g: State, item: i64) -> None:
        board = city(g)
        slots = amount_of(item)
        for slot in range(SLOTS):
            card = g.market[slot]
            if not board.claims or not slots >> slot & 1 or card == NO_CARD:
                continue
            if g.rules.box.cards[card].keep:
                seat = board.claims[0]
                board.claims = board.claims[1:]
                push(g, steps.CLAIM, g.active, slots & ~(1 << slot))
                begin_purchase(g, g.monsters[seat], card, slot, 0)
                return
