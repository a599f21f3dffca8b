"""Chances of dice, as people play them: what is kept stays, and the rest is rolled for a goal.

The odds of the library may let go again of what is kept now. Somebody who keeps five dice and
rolls one does not think of that, so these hold on to the kept dice through all rerolls.
Rerolls that a card sells are not counted: nobody knows yet whether they will be paid for.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tokyork import odds
from tokyork.core.dice import FACES, count, total

if TYPE_CHECKING:
    from collections.abc import Iterator


class Holding:
    """The chances of one throw, for whatever is kept of it."""

    def __init__(self, roll: odds.Roll) -> None:
        """Count when asked; the same sub-question is counted once."""
        self.roll = roll
        self._rules = replace(roll.rules, extra=())
        self._known: dict[tuple[int, int, int, bool, bool], float] = {}

    def keeps(self) -> Iterator[int]:
        """All that may be kept while the rest is rolled, more dice first."""
        if not self.roll.rerolls:
            return
        idle = odds.plan(self.roll.pool, self.roll.rerolls, _nothing, self._rules)
        for choice in idle.choices(self.roll.dice):
            if choice.kind == odds.KEEP:
                yield choice.keep

    def kept(self, keep: int, face: int, number: int, *, avoided: bool = False) -> float:
        """How likely there are so many dice of a face in the end, with these held.

        With `avoided` one rolls to have fewer; what is told is still the chance of having them.
        """
        rest = self.roll.pool - int(total(keep))
        need = number - int(count(keep, face))
        if need <= 0 or not rest:
            return float(need <= 0)
        key = (rest, need, face, avoided, self._pays(keep))
        if key not in self._known:
            self._known[key] = self._rolled(*key)
        return self._known[key]

    def best(self, face: int, number: int, *, avoided: bool = False) -> float:
        """The same if everything is done for just this, from the dice as they lie."""
        value = _fewer(face, number) if avoided else odds.at_least(face, number)
        solved = odds.plan(self.roll.pool, self.roll.rerolls, value, self._rules)
        found = solved.value(self.roll.dice)
        return 1.0 - found if avoided else found

    def _rolled(self, rest: int, need: int, face: int, avoided: bool, paid: bool) -> float:
        """The held dice are set aside: what is left is a roll of fewer dice, about to be thrown."""
        value = _fewer(face, need) if avoided else odds.at_least(face, need)
        rules = self._rules
        if paid:
            rules = replace(rules, purse=rules.purse - rules.fee)
        found = odds.plan(rest, self.roll.rerolls - 1, value, rules).before()
        return 1.0 - found if avoided else found

    def _pays(self, keep: int) -> bool:
        """Whether to roll the others costs the fee."""
        rolled = self.roll.dice - keep
        costly = self._rules.costly
        return any(costly >> face & 1 and count(rolled, face) for face in range(FACES))


def _fewer(face: int, number: int) -> odds.Value:
    return lambda dice: float(count(dice, face) < number)


def _nothing(_: int) -> float:
    return 0.0
