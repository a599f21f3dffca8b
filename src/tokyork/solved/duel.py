"""King of Tokyo for two without cards: what each position is worth, and the best choices.

Examples:
    >>> from tokyork.solved import duel
    >>> round(duel.value(10, 10, 0, 0, "nobody"), 2) > 0.5
    True

Values are chances to win with perfect play on both sides, right to six decimals. The rules are
ours (docs/rulings.md): whoever ends a turn outside an empty Tokyo enters it, with or without claws.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from tokyork.core.dice import total
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.odds.wishes import face_names, read_dice
from tokyork.solved.turn_of_two import (
    DICE,
    GOAL,
    HEALTH,
    ME,
    PLACES,
    REROLLS,
    DuelStanding,
    plan,
    stays_is_worth,
)
from tokyork.tokyo.resolve import FACES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from tokyork.odds.solve import Plan

__all__ = ["best_keep", "keep_values", "stays", "value", "yield_values"]

FILE: Final = Path(__file__).with_name("duel.npz")
SHAPE: Final = (len(PLACES), HEALTH, HEALTH, GOAL, GOAL)


def value(mine: int, yours: int, my_points: int, your_points: int, place: str) -> float:
    """The chance to win of whoever is to move; the place is `nobody`, `me` or `you`.

    It says who stands in Tokyo as the turn begins, before its two points.
    """
    return _value(_standing(mine, yours, my_points, your_points, place))


def best_keep(  # noqa: PLR0913, PLR0917 - a standing and a throw
    mine: int,
    yours: int,
    my_points: int,
    your_points: int,
    place: str,
    dice: str | Sequence[str],
    rolls_left: int,
) -> list[str]:
    """The dice to keep of a throw with so many rerolls left; all of them is to stop.

    The points are those at the beginning of the turn, as in `value`.
    """
    at = _standing(mine, yours, my_points, your_points, place)
    kept = _plan(at).best(_dice(dice), _rerolls(rolls_left)).keep
    return face_names(kept, FACES)


def keep_values(  # noqa: PLR0913, PLR0917 - the same
    mine: int,
    yours: int,
    my_points: int,
    your_points: int,
    place: str,
    dice: str | Sequence[str],
    rolls_left: int,
) -> dict[tuple[str, ...], float]:
    """What every keep is worth, the best first; all dice kept is to stop."""
    at = _standing(mine, yours, my_points, your_points, place)
    choices = _plan(at).choices(_dice(dice), _rerolls(rolls_left))
    return {tuple(face_names(choice.keep, FACES)): choice.value for choice in choices}


def stays(mine: int, yours: int, my_points: int, your_points: int, place: str = ME) -> bool:
    """Whether it is best to stay in Tokyo when hit there.

    `mine` is the health left after the blow, `your_points` what the attacker has by now, before the
    point for taking Tokyo. Equal choices count as staying.
    """
    staying, leaving = yield_values(mine, yours, my_points, your_points, place)
    return staying >= leaving


def yield_values(
    mine: int, yours: int, my_points: int, your_points: int, place: str = ME
) -> tuple[float, float]:
    """The chance to win of whoever was hit in Tokyo, if it stays and if it leaves."""
    if place != ME:
        raise BadInputError("place", "expected 'me': only who stands in Tokyo is asked")
    # An attacker who has enough points already has won, whatever is answered.
    at = _standing(mine, yours, my_points, min(your_points, GOAL - 1), place)
    return stays_is_worth(at._replace(your_points=your_points), _value)


# --- inside ---


def index(at: DuelStanding) -> tuple[int, int, int, int, int]:
    """Where in the table."""
    place = PLACES.index(at.place)
    return place, at.mine - 1, at.yours - 1, at.my_points, at.your_points


@cache
def _table() -> NDArray[np.float32]:
    with np.load(FILE, allow_pickle=False) as file:
        return file["values"]  # type: ignore[no-any-return] # a file of ours


def _value(at: DuelStanding) -> float:
    return float(_table()[index(at)])


def _plan(at: DuelStanding) -> Plan:
    return plan(at, _value)


def _standing(mine: int, yours: int, my_points: int, your_points: int, place: str) -> DuelStanding:
    return DuelStanding(
        reading.whole(mine, "mine", 1, HEALTH),
        reading.whole(yours, "yours", 1, HEALTH),
        reading.whole(my_points, "my_points", 0, GOAL - 1),
        reading.whole(your_points, "your_points", 0, GOAL - 1),
        reading.word(place, "place", PLACES, "a place"),
    )


def _dice(dice: str | Sequence[str]) -> int:
    found = read_dice(dice if isinstance(dice, str) else " ".join(dice), FACES)
    if total(found) != DICE:
        raise BadInputError("dice", f"expected {DICE} dice, got {total(found)}")
    return found


def _rerolls(rolls_left: int) -> int:
    return reading.whole(rolls_left, "rolls_left", 0, REROLLS)
