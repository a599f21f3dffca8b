"""Where a roll ends if it is played in a given way: the exact chance of all final dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.dice import FACES, count, total
from tokyork.errors import BadInputError
from tokyork.odds.multisets import DICE, EMPTY, FIRST, LESS, MORE, NUMBERS, check_pool
from tokyork.odds.roll_rules import FREE, PLAIN, STOP, RollChoice, RollRules, check_rules

if TYPE_CHECKING:
    from collections.abc import Callable

    Policy = Callable[[int, int, int], RollChoice]


def outcomes(
    dice: int,
    keep: int,
    rerolls: int = 1,
    policy: Policy | None = None,
    rules: RollRules = PLAIN,
) -> dict[int, float]:
    """The chances of the final dice after keeping some and rolling the others now.

    Then the policy is asked at every lie of the dice, with the rerolls left and the fees
    that can still be paid; the `best` of a plan is one. Without a policy the dice stay as
    this one roll leaves them.
    """
    pool = int(total(dice))
    check_pool(pool)
    check_rules(rules, rerolls)
    flow = _Flow(pool, policy, rules)
    flow.begin(dice, keep, rerolls + len(rules.extra))
    return {DICE[n]: flow.final[n] for n in range(FIRST[pool], FIRST[pool + 1]) if flow.final[n]}


def throws(pool: int, rerolls: int, policy: Policy, rules: RollRules = PLAIN) -> dict[int, float]:
    """The chances of the final dice before anything is thrown; the first throw is no reroll."""
    check_pool(pool)
    check_rules(rules, rerolls)
    flow = _Flow(pool, policy, rules)
    flow.throw(rerolls + len(rules.extra))
    return {DICE[n]: flow.final[n] for n in range(FIRST[pool], FIRST[pool + 1]) if flow.final[n]}


class _Flow:
    """Chance flowing from reroll to reroll, apart for every number of fees still payable."""

    def __init__(self, pool: int, policy: Policy | None, rules: RollRules) -> None:
        self.pool = pool
        self.policy = policy
        self.rules = rules
        self.size = FIRST[pool + 1]
        self.final = [0.0] * self.size
        numbers = list(range(FIRST[pool], self.size))
        if rules.free >= 0:  # chance flows from more dice of that face to fewer
            numbers.sort(key=self._without_free)
        self.numbers = numbers

    def _without_free(self, number: int) -> int:
        return -int(count(DICE[number], self.rules.free))

    def begin(self, dice: int, keep: int, left: int) -> None:
        """All chance is on one keep."""
        kept: dict[int, list[float]] = {}
        if keep == dice:
            self.final[NUMBERS[dice]] = 1.0
            return
        self._keep(kept, dice, keep, self.rules.payments, left, 1.0)
        self._go_on(kept, left - 1)

    def throw(self, left: int) -> None:
        """All chance is on keeping nothing."""
        self._go_on({self.rules.payments: self._with(EMPTY)}, left)

    def _with(self, number: int) -> list[float]:
        table = [0.0] * self.size
        table[number] = 1.0
        return table

    def _go_on(self, kept: dict[int, list[float]], left: int) -> None:
        while kept:
            ahead: dict[int, list[float]] = {}
            for payments, table in kept.items():
                self._roll(table)
                self._decide(ahead, table, payments, left)
            kept = ahead
            left -= 1

    def _roll(self, table: list[float]) -> None:
        """Throw what is missing, die by die."""
        for number in range(EMPTY, FIRST[self.pool]):
            chance = table[number] / FACES
            if chance:
                for face in range(FACES):
                    table[MORE[number * FACES + face]] += chance

    def _decide(
        self, ahead: dict[int, list[float]], table: list[float], payments: int, left: int
    ) -> None:
        for number in self.numbers:
            chance = table[number]
            if not chance:
                continue
            if self.policy is None:
                self.final[number] += chance
                continue
            choice = self.policy(DICE[number], left, payments)
            if choice.kind == STOP or choice.keep == DICE[number]:
                self.final[number] += chance
            elif choice.kind == FREE:
                self._turn_free_die(table, number)
            else:
                self._keep(ahead, DICE[number], choice.keep, payments, left, chance)

    def _turn_free_die(self, table: list[float], number: int) -> None:
        """Roll a die until it shows another face; the policy would say so again."""
        face = self.rules.free
        less = LESS[number * FACES + face] if face >= 0 else 0
        if not less:
            raise BadInputError("policy", "expected a free reroll only of the face it is for")
        for other in range(FACES):
            if other != face:
                table[MORE[less * FACES + other]] += table[number] / (FACES - 1)

    def _keep(  # noqa: PLR0913, PLR0917 - one chance, and where it goes
        self,
        kept: dict[int, list[float]],
        dice: int,
        keep: int,
        payments: int,
        left: int,
        chance: float,
    ) -> None:
        payments = self._after_fee(dice, keep, payments, left)
        if payments not in kept:
            kept[payments] = [0.0] * self.size
        kept[payments][NUMBERS[keep]] += chance

    def _after_fee(self, dice: int, keep: int, payments: int, left: int) -> int:
        """The fees still payable after a reroll, which must be one that is allowed."""
        if left < 1:
            raise BadInputError("policy", "expected no reroll: none are left")
        rolled = [face for face in range(FACES) if count(dice, face) > count(keep, face)]
        if any(count(keep, face) > count(dice, face) for face in range(FACES)):
            raise BadInputError("keep", "expected some of the dice shown")
        if any(self.rules.frozen >> face & 1 for face in rolled):
            raise BadInputError("keep", "expected it to include all dice that may not be rerolled")
        if any(self.rules.costly >> face & 1 for face in rolled):
            if not payments:
                raise BadInputError(
                    "keep", "expected it to include all dice whose fee cannot be paid"
                )
            return payments - 1
        return payments
