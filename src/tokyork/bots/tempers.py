"""What the hand-made players care about, in each city."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from tokyork.bots.thinking.worth import Temper

Tempers: TypeAlias = Mapping[str, Temper]
"""A temper for each city."""


def temper(**weights: float) -> Temper:
    """A level head with some weights of its own."""
    made = Temper()
    for name, weight in weights.items():
        setattr(made, name, weight)
    return made


LEVEL_HEAD: Tempers = {
    "tokyo": temper(),
    "new_york": temper(health=2.8),
}

# The styles, the same in every city.
_BRAWLER = temper(rivals=1.0, leader=0.2, fall=8.0, danger=0.8, energy=0.4)
_BUILDER = temper(energy=1.0, cards=1.1, skills=1.5, rivals=0.2)
_SHOWOFF = temper(
    points=1.5, centre=2.4, crown=1.5, goals=3.0, health=1.6, energy=0.2, cards=0.3, rivals=0.25
)
QUARRELSOME: Tempers = {"tokyo": _BRAWLER, "new_york": _BRAWLER}
THRIFTY: Tempers = {"tokyo": _BUILDER, "new_york": _BUILDER}
BOASTFUL: Tempers = {"tokyo": _SHOWOFF, "new_york": _SHOWOFF}

# What the lower levels overlook: a first-game player that there are others and what cards can do,
# the next one how dangerous it is where the income is.
_FIRST_GAME = temper(
    rivals=0.0, fall=0.0, danger=0.0, crown=0.3, lead=0.0, skills=0.0, bargains=0.0, cards=0.4
)
_CAREFREE = temper(danger=0.3)
FIRST_GAME: Tempers = {"tokyo": _FIRST_GAME, "new_york": _FIRST_GAME}
CAREFREE: Tempers = {"tokyo": _CAREFREE, "new_york": _CAREFREE}
