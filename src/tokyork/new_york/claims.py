"""Rights to the next Keep card that is revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tokyork.core.agenda import Step, amount_of
from tokyork.core.shop import SLOTS, begin_purchase
from tokyork.core.state import NO_CARD
from tokyork.new_york.board import city

if TYPE_CHECKING:
    from tokyork.core.state import State


class Claim(Step):
    """Cards were revealed, slot by slot; the first Keep cards go to who has the right."""

    name = "claim"
    outlives_active = True

    def run(self, g: State, item: i64) -> None:
        board = city(g)
        if not board.claims:
            return
        taken: list[int] = []
        for slot in range(SLOTS):
            card = g.market[slot]
            wanted = len(taken) < len(board.claims) and amount_of(item) >> slot & 1
            if wanted and card != NO_CARD and g.rules.box.cards[card].keep:
                taken.append(slot)
        owners = board.claims[: len(taken)]
        board.claims = board.claims[len(taken) :]
        for n in reversed(range(len(taken))):
            begin_purchase(g, g.monsters[owners[n]], g.market[taken[n]], taken[n], 0)
