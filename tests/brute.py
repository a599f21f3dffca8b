"""Odds the slow way: every choice of every single die, every ordered outcome of every throw.

Nothing here shares code with what it checks but the dice as packed numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING

from tokyork.core.dice import gather

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tokyork.odds import RollRules

Hand = tuple[int, ...]  # faces, rising
Left = tuple[int, tuple[float, ...], int]  # rerolls, prices of extra ones, fees payable

SETTLED = 60  # rounds after which a free reroll's value no longer moves


def hands(pool: int) -> list[Hand]:
    return list(combinations_with_replacement(range(6), pool))


def packed(hand: Hand) -> int:
    return int(gather(list(hand)))


@cache
def throws(number: int) -> list[Hand]:
    return list(product(range(6), repeat=number))


@cache
def splits(hand: Hand) -> set[tuple[Hand, Hand]]:
    """Which dice are kept and which rolled, for every choice of single dice."""
    found = set()
    for choice in product((False, True), repeat=len(hand)):
        kept = tuple(face for face, stays in zip(hand, choice, strict=True) if stays)
        rolled = tuple(face for face, stays in zip(hand, choice, strict=True) if not stays)
        if rolled:
            found.add((kept, rolled))
    return found


@dataclass
class Brute:
    """The best play of a small pool."""

    pool: int
    value: Callable[[int], float]
    rules: RollRules
    known: dict[Left, dict[Hand, float]] = field(default_factory=dict)

    def start(self, rerolls: int) -> Left:
        return (rerolls, tuple(sorted(self.rules.extra)), self.rules.payments)

    def values(self, left: Left) -> dict[Hand, float]:
        """The value of every hand with so much left."""
        if left not in self.known:
            values = {hand: self._without_free(hand, left) for hand in hands(self.pool)}
            if self.rules.free >= 0:
                values = self._with_free(values)
            self.known[left] = values
        return self.known[left]

    def _without_free(self, hand: Hand, left: Left) -> float:
        options = list(self.rerolls(hand, left).values())
        if self.may_stop(hand, left):
            options.append(self.value(packed(hand)))
        return max(options)

    def _with_free(self, values: dict[Hand, float]) -> dict[Hand, float]:
        """Use free rerolls once, twice, ... until it makes no difference."""
        now = values
        for _ in range(SETTLED):
            now = {
                hand: max(base, self.freely(hand, now)) if self.rules.free in hand else base
                for hand, base in values.items()
            }
        return now

    def freely(self, hand: Hand, values: dict[Hand, float]) -> float:
        rest = list(hand)
        rest.remove(self.rules.free)
        return sum(values[tuple(sorted([*rest, face]))] for face in range(6)) / 6

    def may_stop(self, hand: Hand, left: Left) -> bool:
        duty = self.rules.must_reroll and left[0] > 0
        return not (duty and any(True for _ in self._legal(hand, left)))

    def _legal(self, hand: Hand, left: Left) -> Iterator[tuple[Hand, int, float]]:
        """Every keep that is allowed, with the fees payable after it and what it costs."""
        for kept, rolled in splits(hand):
            if any(self.rules.frozen >> face & 1 for face in rolled):
                continue
            if any(self.rules.taxed >> face & 1 for face in rolled) and self.rules.fee:
                if left[2]:
                    yield kept, left[2] - 1, self.rules.fee_price
            else:
                yield kept, left[2], 0.0

    def rerolls(self, hand: Hand, left: Left) -> dict[tuple[str, Hand], float]:
        """The value of every reroll: any normal one, and any extra one at any time."""
        rerolls, extra, _ = left
        found: dict[tuple[str, Hand], float] = {}
        for kept, payments, price in self._legal(hand, left):
            if rerolls:
                mean = self._mean(kept, (rerolls - 1, extra, payments))
                found["keep", kept] = mean - price
            for number in range(len(extra)):
                rest = extra[:number] + extra[number + 1 :]
                mean = self._mean(kept, (rerolls, rest, payments)) - price - extra[number]
                found["extra", kept] = max(mean, found.get(("extra", kept), mean))
        return found

    def _mean(self, kept: Hand, left: Left) -> float:
        values = self.values(left)
        thrown = throws(self.pool - len(kept))
        return sum(values[tuple(sorted(kept + throw))] for throw in thrown) / len(thrown)
