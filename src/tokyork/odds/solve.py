"""The best play of a roll, exactly: dynamic programming over multisets of dice.

A table has a number for every multiset of the pool and of part of it. For all dice it is
the value of play from there on; for a part, what keeping just these and rolling the rest
brings on average, which is the mean over one die more: six additions, however many dice
are missing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tokyork.core.dice import FACES, count, one, subsets, total
from tokyork.errors import BadInputError
from tokyork.odds.multisets import DICE, EMPTY, FIRST, LESS, MORE, NUMBERS, check_pool
from tokyork.odds.roll_rules import (
    ALL_FACES,
    EXTRA,
    FREE,
    KEEP,
    PLAIN,
    STOP,
    RollChoice,
    RollRules,
    check_rules,
)

_WORST: Final = -1e300  # of what cannot be chosen
_IMPOSSIBLE: Final = -1e299  # whatever is below cannot be chosen, prices included
_EQUAL: Final = 1e-12  # values this close differ by rounding only


class Plan:
    """How to play a roll for the best, from any dice and any number of rerolls left.

    Rerolls of all kinds are counted together: the extra ones come after the others, the
    cheapest first, because nothing is lost by that.
    """

    def __init__(
        self, pool: int, rerolls: int, values: list[float], rules: RollRules = PLAIN
    ) -> None:
        """Solve it; `values` are those of the final dice, in the order of `multisets(pool)`."""
        check_pool(pool)
        check_rules(rules, rerolls)
        if len(values) != FIRST[pool + 1] - FIRST[pool]:
            expected = f"expected {FIRST[pool + 1] - FIRST[pool]} values, got {len(values)}"
            raise BadInputError("values", expected)
        self.pool: int = pool
        self.rules: RollRules = rules
        self.left: int = rerolls + len(rules.extra)
        self._values = values
        self._prices: list[float] = sorted(rules.extra, reverse=True)
        self._payments: int = rules.payments
        self._layers: list[list[list[float]]] = []
        for left in range(self.left + 1):
            most = min(left, self._payments)
            self._layers.append([self._layer(left, paid) for paid in range(most + 1)])

    # --- solving ---

    def _layer(self, left: int, payments: int) -> list[float]:
        """The table with so many rerolls left, so many of which may cost the fee."""
        last = list(self._values)
        if left:
            self._reroll(last, left, payments)
        table = [_WORST]
        table.extend([0.0] * (FIRST[self.pool] - EMPTY))
        table.extend(last)
        if self.rules.free >= 0:
            _reroll_freely(table, self.pool, self.rules.free)
        average(table, self.pool)
        return table

    def _reroll(self, last: list[float], left: int, payments: int) -> None:
        """Put the best reroll in the place of values that it betters."""
        rules = self.rules
        below = self._layers[left - 1]
        loose = ALL_FACES & ~rules.frozen
        exempt = loose & ~rules.costly
        price = self._price(left)
        duty = self._must_reroll(left)
        best = _best_rerolls(below[min(payments, len(below) - 1)], self.pool, exempt, exempt)
        if payments and loose != exempt:
            paid = _best_rerolls(below[payments - 1], self.pool, loose & rules.costly, loose)
            _take_better(best, paid, rules.fee_price, False)
        _take_better(last, best, price, duty)

    def _price(self, left: int) -> float:
        """What the next reroll costs."""
        return self._prices[left - 1] if left <= len(self._prices) else 0.0

    def _must_reroll(self, left: int) -> bool:
        return self.rules.must_reroll and left > len(self._prices)

    # --- asking ---

    def table(self, left: int | None = None, payments: int | None = None) -> list[float]:
        """The values of all ways the dice can lie, in the order of `multisets(pool)`."""
        return self._at(left, payments)[FIRST[self.pool] :]

    def before(self) -> float:
        """The value before the first throw, which takes none of the rerolls."""
        return self._at(None, None)[EMPTY]

    def value(self, dice: int, left: int | None = None, payments: int | None = None) -> float:
        """The value of dice as they lie, with so many rerolls left (all, if not said)."""
        return self._at(left, payments)[self._number(dice)]

    def choices(
        self, dice: int, left: int | None = None, payments: int | None = None
    ) -> list[RollChoice]:
        """All that may be done, the best first; of equals, what rolls fewer dice."""
        found = self._legal(dice, left, payments)
        found.sort(key=_by_value)
        return found

    def best(self, dice: int, left: int | None = None, payments: int | None = None) -> RollChoice:
        """The best of them."""
        found = self._legal(dice, left, payments)
        best = found[0]
        for choice in found:
            if choice.value > best.value + _EQUAL * max(1.0, abs(best.value)):
                best = choice
        return best

    def keep(self, dice: int, keep: int, left: int | None = None) -> RollChoice:
        """One of them, named by the dice kept; to keep all is to stop."""
        for choice in self._legal(dice, left, None):
            if choice.keep == keep and choice.kind != FREE:
                return choice
        raise BadInputError("keep", "expected dice that may be kept now")

    def _at(self, left: int | None, payments: int | None) -> list[float]:
        row = self._layers[self._rerolls(left)]
        return row[len(row) - 1 if payments is None else min(payments, len(row) - 1)]

    def _rerolls(self, left: int | None) -> int:
        if left is None:
            return self.left
        if not 0 <= left <= self.left:
            raise BadInputError("left", f"expected 0 to {self.left} rerolls, got {left}")
        return left

    def _number(self, dice: int) -> int:
        number = NUMBERS.get(dice, 0)
        if not FIRST[self.pool] <= number < FIRST[self.pool + 1]:
            raise BadInputError("dice", f"expected {self.pool} dice")
        return number

    def _legal(self, dice: int, left: int | None, payments: int | None) -> list[RollChoice]:
        """All choices: stopping, a free reroll, then keeps, those of more dice first."""
        number = self._number(dice)
        rerolls = self._rerolls(left)
        fees = min(self._payments if payments is None else payments, rerolls)
        keeps = self._keeps(dice, rerolls, fees) if rerolls else []
        keeps.sort(key=_by_size)
        found: list[RollChoice] = []
        if not (keeps and self._must_reroll(rerolls)):
            found.append(RollChoice(STOP, dice, self._values[number - FIRST[self.pool]]))
        free = self.rules.free
        if free >= 0 and count(dice, free):
            rest = int(dice - one(free))
            table = self._at(rerolls, fees)
            value = (table[number] + 5.0 * _other_faces(table, number, free)) / 6.0
            found.append(RollChoice(FREE, rest, value))
        return found + keeps

    def _keeps(self, dice: int, left: int, payments: int) -> list[RollChoice]:
        kind = KEEP if left > len(self._prices) else EXTRA
        price = self._price(left)
        found: list[RollChoice] = []
        for kept in subsets(dice):
            rolled = _faces(dice - kept)
            if not rolled or rolled & self.rules.frozen:
                continue
            if rolled & self.rules.costly:
                if payments:
                    table = self._at(left - 1, payments - 1)
                    paid = price + self.rules.fee_price
                    found.append(RollChoice(kind, kept, table[NUMBERS[kept]] - paid))
            else:
                table = self._at(left - 1, payments)
                found.append(RollChoice(kind, kept, table[NUMBERS[kept]] - price))
        return found


def _by_value(choice: RollChoice) -> tuple[float, int]:
    return (-round(choice.value, 12), -int(total(choice.keep)))


def _by_size(choice: RollChoice) -> int:
    return -int(total(choice.keep))


def _faces(dice: int) -> int:
    """The faces that show, as bits."""
    return sum(1 << face for face in range(FACES) if count(dice, face))


# --- tables ---


def average(table: list[float], pool: i64) -> None:
    """Fill in the parts of the pool, from the dice all there down to none."""
    number: i64 = FIRST[pool] - 1
    while number >= EMPTY:
        at = number * FACES
        table[number] = (
            table[MORE[at]]
            + table[MORE[at + 1]]
            + table[MORE[at + 2]]
            + table[MORE[at + 3]]
            + table[MORE[at + 4]]
            + table[MORE[at + 5]]
        ) / 6.0
        number -= 1


def _best_rerolls(table: list[float], pool: i64, first: i64, others: i64) -> list[float]:
    """For every lie of all dice, the best value among its parts.

    A part is reached by taking dice away one by one: one of the `first` faces, then any
    number of the `others`.
    """
    size: i64 = FIRST[pool]
    best = table[:size]
    number: i64 = EMPTY + 1
    while number < size:
        most = _most(best, number, others)
        if most > best[number]:
            best[number] = most
        number += 1
    end: i64 = FIRST[pool + 1]
    found = [0.0] * (end - size)
    while number < end:
        found[number - size] = _most(best, number, first)
        number += 1
    return found


def _most(best: list[float], number: i64, faces: i64) -> float:
    """The best of the multisets with one die less, of these faces."""
    at = number * FACES
    most = _WORST
    while faces:
        if faces & 1:
            less = best[LESS[at]]
            if less > most:
                most = less
        faces >>= 1
        at += 1
    return most


def _take_better(values: list[float], others: list[float], price: float, duty: bool) -> None:
    """The better of both, or the others where they are possible and a duty."""
    number: i64 = 0
    end: i64 = len(values)
    while number < end:
        other = others[number] - price
        if other > values[number] or (duty and other > _IMPOSSIBLE):
            values[number] = other
        number += 1


def _reroll_freely(table: list[float], pool: i64, face: i64) -> None:
    """Reroll single dice of a face where that is better; those with fewer of them first."""
    most: i64 = 1
    while most <= pool:
        number: i64 = FIRST[pool]
        while number < FIRST[pool + 1]:
            if count(DICE[number], face) == most:
                # A die that shows the face again is rolled again: the others share the chance.
                freely = _other_faces(table, number, face)
                if freely > table[number]:
                    table[number] = freely
            number += 1
        most += 1


def _other_faces(table: list[float], number: i64, face: i64) -> float:
    """The mean with one die of this face turned to each of the others."""
    less: i64 = LESS[number * FACES + face]
    summed = 0.0
    other: i64 = 0
    while other < FACES:
        if other != face:
            summed += table[MORE[less * FACES + other]]
        other += 1
    return summed / 5.0
