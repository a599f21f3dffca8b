"""What a player is told, as plain records; they travel to browsers as they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tokyork.words.parts import Parts  # noqa: TC001 - msgspec reads it

Topic = Literal["odds", "coach", "forecast", "ouch", "plan"]
Use = Literal["points", "health", "energy", "damage", "knock_out", "card", "harm"]


@dataclass(frozen=True)
class Chip:
    """How likely so many dice of a face are in the end, and what they would bring."""

    face: str
    count: int
    chance: float
    """If these dice are kept now, and all that is then left is rolled for just this."""
    use: Use
    """What they bring first of all; `harm` is what one would rather avoid, and its chance the
    one that is left if one does."""
    about: str | None = None
    """The seat that falls, or the card that can be bought then."""


@dataclass(frozen=True)
class Counsel:
    """The best move, as far as the coach can judge."""

    move: str
    label: str
    """The move in words."""
    keep: list[str] | None
    """The dice to keep; nothing if it is not about dice."""
    chance: float
    """To win the game with it."""
    gain: float | None
    """How much more that is than with the player's own choice; nothing if that is unknown."""
    verdict: Parts
    """The same in words."""
    reason: Parts


@dataclass(frozen=True)
class PlanStep:
    """Something to destroy."""

    move: str
    label: str
    note: Parts
    """What it needs and what it brings."""


@dataclass(frozen=True)
class Destruction:
    """The best way to spend the destruction at hand."""

    count: int
    """How much there is."""
    steps: list[PlanStep]
    summary: Parts
    """What all of it brings, in words."""
