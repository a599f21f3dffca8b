"""What a card is worth by trial: some offers of each game are continued with it and without it.

Both ways have the same luck and are played on by the quick player, so that it does not matter who
would have bought it, or why.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from tokyork.bots.tempers import LEVEL_HEAD
from tokyork.bots.thinking.quick import Quick
from tokyork.core.moves import BUY, END, a_of, verb_of
from tokyork.formats.notation import decision_kind
from tokyork.lab.data.game_rows import replayed
from tokyork.lab.insight.blunders import continued
from tokyork.lab.insight.estimates import LEAST, Interval, interval_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from tokyork.core.state import State
    from tokyork.lab.data.data_plan import DataPlan

OFFERS = 1
"""Of each game, so that games count alike and are independent."""
DEALS = 8
"""Pairs of continuations of each offer."""


class Trials(NamedTuple):
    """How much more was won with a card, in sums over offers."""

    offers: int = 0
    total: float = 0.0
    squares: float = 0.0

    def and_(self, other: Trials) -> Trials:
        """Both together."""
        total, squares = self.total + other.total, self.squares + other.squares
        return Trials(self.offers + other.offers, total, squares)

    def worth(self) -> Interval | None:
        """The mean, if there are enough."""
        if self.offers < LEAST:
            return None
        middle = self.total / self.offers
        spread = (self.squares - self.offers * middle**2) / (self.offers - 1)
        return interval_of(middle, (max(spread, 0.0) / self.offers) ** 0.5, self.offers)


def try_cards(plan: DataPlan, rows: Iterable[dict[str, Any]]) -> dict[str, Trials]:
    """Those of a part, by card; the quick player remembers from game to game, in this order."""
    quick = Quick(LEVEL_HEAD[plan.city])
    found: dict[str, Trials] = {}
    for row in rows:
        if row["error"]:
            continue
        game = int(row["game"])
        for g, number, end in _drawn(plan, game, row["moves"]):
            won = continued(g, [number, end], quick, range(DEALS))
            gain = float((won[:, 0] - won[:, 1]).mean())
            card = g.rules.box.cards[int(a_of(g.moves[number]))].id
            found[card] = found.get(card, Trials()).and_(Trials(1, gain, gain * gain))
    return found


def _drawn(plan: DataPlan, game: int, moves: bytes) -> list[tuple[State, int, int]]:
    """Some of all offers of a game, each as likely: the position, the purchase, and none."""
    dice = Random(plan.seed_of(game))  # noqa: S311 - chance, not cryptography
    kept: list[tuple[State, int, int]] = []
    seen = 0
    for g, move in replayed(plan, game, moves):
        if move < 0 or decision_kind(g) != "buy":
            continue
        verbs = [int(verb_of(packed)) for packed in g.moves]
        if END not in verbs:
            continue
        for number, verb in enumerate(verbs):
            if verb != BUY:
                continue
            seen += 1
            offer = g.clone(), number, verbs.index(END)
            if len(kept) < OFFERS:
                kept.append(offer)
            elif (place := dice.randrange(seen)) < OFFERS:
                kept[place] = offer
    return kept
