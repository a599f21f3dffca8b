"""One turn of a duel: where the dice lead, and what each way is worth to whoever rolls.

Everything is told as whoever is to move sees it: `mine` is their health, `yours` the other's, and
the place says who stands in Tokyo as the turn begins, before its two points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tokyork.core.dice import count
from tokyork.odds.multisets import multisets
from tokyork.odds.solve import Plan
from tokyork.tokyo.resolve import FACES

if TYPE_CHECKING:
    from collections.abc import Callable

HEALTH: Final = 10
GOAL: Final = 20
DICE: Final = 6
REROLLS: Final = 2
NOBODY: Final = "nobody"
ME: Final = "me"
YOU: Final = "you"
PLACES: Final = (NOBODY, ME, YOU)
_HEARTS: Final = FACES.index("heart")
_CLAWS: Final = FACES.index("claw")
WON: Final = 1.0


class DuelStanding(NamedTuple):
    """How a duel stands as a turn begins, or as dice are about to be resolved in it."""

    mine: int
    yours: int
    my_points: int
    your_points: int
    place: str


class DiceSpoils(NamedTuple):
    """What final dice bring; energy buys nothing here."""

    points: int
    hearts: int
    claws: int


def spoils(dice: int) -> DiceSpoils:
    """Three of a number score it, each further one a point more."""
    points = 0
    for face in range(3):
        number = int(count(dice, face))
        if number >= 3:
            points += face + 1 + number - 3
    return DiceSpoils(points, int(count(dice, _HEARTS)), int(count(dice, _CLAWS)))


SPOILS: Final = [spoils(dice) for dice in multisets(DICE)]

if TYPE_CHECKING:
    Value = Callable[[DuelStanding], float]


def begun(at: DuelStanding) -> DuelStanding:
    """The standing once the turn has begun: two points for whoever starts it in Tokyo."""
    return at._replace(my_points=at.my_points + 2) if at.place == ME else at


def worth(at: DuelStanding, found: DiceSpoils, value: Value) -> float:
    """The chance to win of whoever rolled this in a turn that has begun."""
    at = at._replace(my_points=at.my_points + found.points)
    if at.place == ME:
        return _passed(at._replace(yours=at.yours - found.claws), value)
    at = at._replace(mine=min(HEALTH, at.mine + found.hearts))
    if at.place == NOBODY:
        return _passed(entered(at), value)
    at = at._replace(yours=at.yours - found.claws)
    if not found.claws or at.yours <= 0:
        return _passed(at, value)
    return min(_passed(at, value), _passed(entered(at), value))


def entered(at: DuelStanding) -> DuelStanding:
    """Whoever is to move takes Tokyo, for a point."""
    return at._replace(my_points=at.my_points + 1, place=ME)


def _passed(at: DuelStanding, value: Value) -> float:
    """The turn is over: won, or the other's turn."""
    if at.yours <= 0 or at.my_points >= GOAL:
        return WON
    return 1.0 - value(seen_by_the_other(at))


def seen_by_the_other(at: DuelStanding) -> DuelStanding:
    """The same, with the other to move."""
    place = {ME: YOU, YOU: ME}.get(at.place, NOBODY)
    return DuelStanding(at.yours, at.mine, at.your_points, at.my_points, place)


def plan(at: DuelStanding, value: Value) -> Plan:
    """The best play of the turn's dice."""
    start = begun(at)
    known: dict[DiceSpoils, float] = {}
    for found in SPOILS:
        if found not in known:
            known[found] = worth(start, found, value)
    return Plan(DICE, REROLLS, [known[found] for found in SPOILS])


def stays_is_worth(at: DuelStanding, value: Value) -> tuple[float, float]:
    """For whoever was just hit in Tokyo, before the other's turn ends: staying, and leaving.

    Here `mine` is the health that is left to them, and the other is still at its turn.
    """
    attacker = seen_by_the_other(at)
    return 1.0 - _passed(attacker, value), 1.0 - _passed(entered(attacker), value)
