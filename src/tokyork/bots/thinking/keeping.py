"""Which dice to keep in a plain roll: solved once, then looked up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tokyork.core.dice import FACES, alone
from tokyork.odds.multisets import DICE, EMPTY, FIRST, LESS, NUMBERS
from tokyork.odds.solve import average

_WORST: Final = -1e300
LAYERS: Final = 2  # rerolls that are told apart; with more of them, the keep is the same


class Keeping:
    """The best keeps for one pool of dice and the values of its ends."""

    def __init__(self, pool: i64, values: list[float], bent: bool) -> None:
        """Solve it; the values are those of the final dice, in the order of `multisets(pool)`.

        What parts are worth is kept only for a bent roll, where not all keeps are allowed.
        """
        self.pool: i64 = pool
        self.first: i64 = FIRST[pool]
        self.last: list[float] = values
        self.keeps: list[list[int]] = []  # for each number of rerolls left, from 1
        self.means: list[list[float]] = []  # the same: what keeping any part is worth
        left: i64 = 0
        while left < LAYERS:
            table = _means(pool, values)
            if bent:
                self.means.append(table)
            values = self._solve(table)
            left += 1
        if not bent:
            self.last = []

    def _solve(self, table: list[float]) -> list[float]:
        """Note the best keep for every lie of all dice; says what it is worth."""
        size = self.first
        end: i64 = FIRST[self.pool + 1]
        best = table[:size]
        which = [DICE[number] for number in range(size)]
        values: list[float] = []
        keeps: list[int] = []
        number: i64 = EMPTY + 1
        while number < end:
            least = number < size
            most = _WORST
            if least:
                most = best[number]
            at: i64 = number * FACES
            kept = DICE[number]
            if not least:
                most = self.last[number - size]
            face: i64 = 0
            while face < FACES:
                less: i64 = LESS[at + face]
                if less:
                    value = best[less]
                    if value > most:
                        most = value
                        kept = which[less]
                face += 1
            if least:
                best[number] = most
                which[number] = kept
            else:
                values.append(most)
                keeps.append(kept)
            number += 1
        self.keeps.append(keeps)
        return values

    def best(self, dice: i64, rerolls: i64) -> i64:
        """The dice to keep; all of them means to stop."""
        left = rerolls
        if left > LAYERS:
            left = LAYERS
        return self.keeps[left - 1][NUMBERS[dice] - self.first]

    def value(self, kept: i64, rerolls: i64) -> float:
        """What keeping a part is worth, with so many rerolls left before it."""
        left = rerolls
        if left > LAYERS:
            left = LAYERS
        return self.means[left - 1][NUMBERS[kept]]

    def stop(self, dice: i64) -> float:
        """What the dice are worth as they lie."""
        return self.last[NUMBERS[dice] - self.first]


def sums(pool: i64, worths: list[list[float]]) -> list[float]:
    """The value of all ends of a roll if each face counts alone: `worths[face][n]` for n dice."""
    found: list[float] = []
    number: i64 = FIRST[pool]
    end: i64 = FIRST[pool + 1]
    while number < end:
        dice: i64 = DICE[number]
        total = 0.0
        face: i64 = 0
        while dice:
            if dice & 15:
                total += worths[face][dice & 15]
            dice >>= 4
            face += 1
        found.append(total)
        number += 1
    return found


def _means(pool: i64, values: list[float]) -> list[float]:
    """What each part of the pool comes to when the rest is rolled."""
    table = [0.0] * FIRST[pool]
    table += values
    average(table, pool)
    return table


def each_alone(pool: i64) -> list[int]:
    """No dice, then one to all of them for each face."""
    found = [0]
    face: i64 = 0
    while face < FACES:
        number: i64 = 1
        while number <= pool:
            found.append(int(alone(face, number)))
            number += 1
        face += 1
    return found
