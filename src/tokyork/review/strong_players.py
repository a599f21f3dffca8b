"""What players of known strength give away by their choices, as the same judge sees it.

The figures are measured by `tools/measure_choices.py`; docs/review.md says how and how many games.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from tokyork.review.choice_judge import WEIGHED

if TYPE_CHECKING:
    from collections.abc import Sequence

FILE: Final = Path(__file__).with_name("strong_players.json")


class PlayerLoss(Struct):
    """What a level gives away in as many choices of the same kinds."""

    level: int
    points: float
    """Of chance to win: 0.06 are 6 points."""
    error: float
    """The standard error of it."""


def kind_group(kind: str) -> str:
    """Rolls, what is tried in games, and the rest: each has its own mean."""
    if kind == "roll":
        return "roll"
    return "weighed" if kind in WEIGHED else "other"


@cache
def measured() -> dict[str, Any]:
    """By city and level: the mean cost of a choice of each group, and its standard error."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def losses_in(city: str, kinds: Sequence[str]) -> list[PlayerLoss]:
    """What each measured level would give away in choices of these kinds."""
    groups = [kind_group(kind) for kind in kinds]
    found: list[PlayerLoss] = []
    for level, means in measured()["cities"].get(city, {}).items():
        points = sum(means[group]["mean"] for group in groups if group in means)
        spread = sum(
            (groups.count(group) * means[group]["error"]) ** 2 for group in set(groups) & set(means)
        )
        found.append(PlayerLoss(int(level), round(max(0.0, points), 4), round(spread**0.5, 4)))
    return found
