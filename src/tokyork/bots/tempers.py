"""What the hand-made players care about, in each city."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from tokyork.minds.worth import Temper

Tempers: TypeAlias = Mapping[str, Temper]
"""A temper for each city."""


def temper(**weights: float) -> Temper:
    """A level head with some weights of its own."""
    made = Temper()
    for name, weight in weights.items():
        setattr(made, name, weight)
    return made


LEVEL_HEAD: Tempers = {"tokyo": temper(), "new_york": temper()}

# The styles.
QUARRELSOME: Tempers = {
    "tokyo": temper(rivals=1.4, leader=0.2, fall=10.0, danger=0.6, energy=0.35),
    "new_york": temper(rivals=1.4, leader=0.2, fall=10.0, danger=0.6, energy=0.35),
}
THRIFTY: Tempers = {
    "tokyo": temper(energy=1.0, cards=1.1, skills=1.5, rivals=0.2),
    "new_york": temper(energy=1.0, cards=1.1, skills=1.5, rivals=0.2),
}
BOASTFUL: Tempers = {
    "tokyo": temper(
        points=1.7, centre=2.5, crown=5.0, goals=3.0, health=1.4, energy=0.25, rivals=0.2
    ),
    "new_york": temper(
        points=1.7, centre=2.5, crown=5.0, goals=3.0, health=1.4, energy=0.25, rivals=0.2
    ),
}

# What the lower levels overlook.
SELF_CENTRED: Tempers = {
    "tokyo": temper(rivals=0.0, fall=0.0, danger=0.0, lead=0.0),
    "new_york": temper(rivals=0.0, fall=0.0, danger=0.0, lead=0.0),
}
CAREFREE: Tempers = {"tokyo": temper(danger=0.3), "new_york": temper(danger=0.3)}
