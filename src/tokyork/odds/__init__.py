"""Exact odds: what the dice may come to, and what to keep.

Dice are one integer, four bits a face, as in the engine; `read_dice` and `face_names` are
the way from words and back. Docs: docs/odds.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.dice import total
from tokyork.odds.live import Roll, move_number, next_roll, roll_of
from tokyork.odds.multisets import multisets
from tokyork.odds.outcomes import outcomes, throws
from tokyork.odds.roll_rules import EXTRA, FREE, KEEP, NO_FACE, PLAIN, STOP, RollChoice, RollRules
from tokyork.odds.solve import Plan
from tokyork.odds.wishes import Wish, all_faces, at_least, face_names, read_dice, read_wish

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Value = Wish | Callable[[int], float] | Sequence[float]

__all__ = [
    "EXTRA",
    "FREE",
    "KEEP",
    "NO_FACE",
    "PLAIN",
    "STOP",
    "Plan",
    "Roll",
    "RollChoice",
    "RollRules",
    "Wish",
    "all_faces",
    "at_least",
    "best_keep",
    "chance",
    "face_names",
    "move_number",
    "multisets",
    "next_roll",
    "outcomes",
    "plan",
    "read_dice",
    "read_wish",
    "roll_of",
    "throws",
]


def plan(pool: int, rerolls: int, value: Value, rules: RollRules = PLAIN) -> Plan:
    """The best play of so many dice for a value of the final dice.

    The value is a wish, a function of the dice, or a list in the order of `multisets(pool)`.
    """
    if isinstance(value, Wish):
        return Plan(pool, rerolls, value.values(pool), rules)
    if callable(value):
        return Plan(pool, rerolls, [float(value(dice)) for dice in multisets(pool)], rules)
    return Plan(pool, rerolls, [float(entry) for entry in value], rules)


def best_keep(dice: int, rerolls: int, value: Value, rules: RollRules = PLAIN) -> RollChoice:
    """The best that can be done with these dice."""
    return plan(int(total(dice)), rerolls, value, rules).best(dice)


def chance(
    dice: int, rerolls: int, wish: Wish, keep: int | None = None, rules: RollRules = PLAIN
) -> float:
    """How likely a wish comes true with the best play, or if these dice are kept now."""
    solved = plan(int(total(dice)), rerolls, wish, rules)
    return solved.value(dice) if keep is None else solved.keep(dice, keep).value
