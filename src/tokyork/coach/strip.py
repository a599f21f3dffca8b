"""The odds strip: the few chances that matter now, for every way to keep dice of a throw.

All keeps are told at once, so that a browser shows the chances of whatever is tapped without
asking again. With dice kept, they are held to the end; with none, each goal is told as if
everything were done for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tokyork import odds
from tokyork.coach.aims import all_aims
from tokyork.coach.effects import Effects
from tokyork.coach.holding import Holding
from tokyork.coach.replies import Chip, Goal, OddsTable
from tokyork.core.dice import FACES, count

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.coach.aims import Aim
    from tokyork.core.state import State

MOST = 3
LOOKED_AT = 3
"""Numbers of a face above those in hand that are looked at."""
HARDLY, SURELY = 0.005, 0.9995
TOLD = 2
"""Dice in hand that are worth telling, if they do nothing special."""
IN_HAND = 2.0
"""How much more a face matters of which dice are kept."""
FEAR = 4.0
"""How much more harm matters, which is rare where one avoids it."""


class _Weighed(NamedTuple):
    """A goal with its chance, and how much it matters."""

    aim: Aim
    chance: float
    weight: float


def odds_table(g: State, seat: int) -> OddsTable:
    """The most telling chances of a pending roll, for every keep; nothing if no reroll is left."""
    roll = odds.roll_of(g)
    if not roll.rerolls:
        return OddsTable([], [], {})
    aims = all_aims(g, Effects(g, seat), roll.pool)
    holding = Holding(roll)
    numbers: dict[Aim, int] = {}

    def told(hand: int, chance_of: Callable[[Aim], float]) -> list[tuple[int, float]]:
        return [
            (numbers.setdefault(one.aim, len(numbers)), round(one.chance, 3))
            for one in _few(aims, hand, chance_of)
        ]

    best = told(roll.dice, lambda aim: holding.best(aim.face, aim.number, avoided=aim.is_harm))
    keeps = {}
    for keep in holding.keeps():
        names = " ".join(odds.face_names(keep, g.rules.faces))
        keeps[names] = told(keep, _with(holding, keep))
    return OddsTable([_goal(g, aim) for aim in numbers], best, keeps)


def strip(g: State, seat: int, keep: int | None) -> list[Chip]:
    """The same for one keep; without one, for the best play of each goal."""
    table = odds_table(g, seat)
    if keep is None:
        found = table.best
    else:
        found = table.keeps.get(" ".join(odds.face_names(keep, g.rules.faces)), [])
    return [Chip(table.goals[number], chance) for number, chance in found]


def _with(holding: Holding, keep: int) -> Callable[[Aim], float]:
    return lambda aim: holding.kept(keep, aim.face, aim.number, avoided=aim.is_harm)


def _goal(g: State, aim: Aim) -> Goal:
    return Goal(g.rules.faces[aim.face], aim.number, aim.use, aim.about)


# --- the few that are told ---


def _few(aims: list[list[Aim]], hand: int, chance_of: Callable[[Aim], float]) -> list[_Weighed]:
    """The best of what is in hand, and for each face the best of what may yet come of it."""
    had = [one for face in aims if (one := _had(face, hand))]
    hopes = [one for face in range(FACES) if (one := _hope(aims[face], hand, chance_of))]
    found = sorted([*had, *hopes], key=_by_weight)
    first = next(iter(sorted(had, key=_by_weight)), None)
    return [one for one in found if one.chance < 1.0 or one is first][:MOST]


def _by_weight(one: _Weighed) -> float:
    return -one.weight


def _had(aims: list[Aim], hand: int) -> _Weighed | None:
    """The most that the dice in hand do already."""
    for aim in reversed(aims):
        held = int(count(hand, aim.face))
        if aim.number <= held and not aim.is_harm and (held >= TOLD or aim.about is not None):
            return _Weighed(aim, 1.0, aim.worth * IN_HAND)
    return None


def _hope(aims: list[Aim], hand: int, chance_of: Callable[[Aim], float]) -> _Weighed | None:
    """What is most worth hoping for, or fearing, of one face."""
    ahead = [aim for aim in aims if aim.number > count(hand, aim.face)]
    special = [aim for aim in ahead[LOOKED_AT:] if aim.about is not None]
    found = []
    for aim in [*ahead[:LOOKED_AT], *special[:1]]:
        chance = chance_of(aim)
        if HARDLY < chance < SURELY:
            weight = abs(aim.worth) * chance
            weight *= IN_HAND if count(hand, aim.face) else 1.0
            weight *= FEAR if aim.is_harm else 1.0
            found.append(_Weighed(aim, chance, weight))
    return min(found, key=_by_weight, default=None)
