"""What a player is told, as plain records; they travel to browsers as they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tokyork.forecast import StayOrLeave  # noqa: TC001 - msgspec reads it
from tokyork.words.parts import Parts  # noqa: TC001 - the same

Topic = Literal["odds", "coach", "forecast", "ouch", "plan"]
Use = Literal["points", "health", "energy", "damage", "knock_out", "card", "harm"]


@dataclass(frozen=True)
class Goal:
    """So many dice of a face, or more, and what they would bring."""

    face: str
    count: int
    use: Use
    """What they bring first of all; `harm` is what one would rather avoid."""
    about: str | None = None
    """The seat that falls, or the card that can be bought then."""


@dataclass(frozen=True)
class Chip:
    """A goal, and how likely it is."""

    goal: Goal
    chance: float
    """1 if the dice in hand are enough; of harm, what is left if one avoids it."""


@dataclass(frozen=True)
class OddsTable:
    """The chances that matter of a throw, whatever is kept of it; the best goals come first.

    A chance is told with the number of its goal.
    """

    goals: list[Goal]
    best: list[tuple[int, float]]
    """If nothing is kept yet: for each goal, if all is done for just that one."""
    keeps: dict[str, list[tuple[int, float]]]
    """By the faces kept, such as `3 3 claw`: if these are held and all others are rolled."""


@dataclass(frozen=True)
class Danger:
    """What may happen to a seat until its next turn."""

    seat: str
    inside: bool
    """Whether it stands in Tokyo or in Manhattan, where it may stay or leave."""
    place: str
    """Where it stands."""
    expected: StayOrLeave
    """If the others roll as strong players do."""
    worst: StayOrLeave
    """If all of them roll to hurt this seat and nothing else."""


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
