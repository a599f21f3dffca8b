"""What is said about lessons and practice, as messages."""

from __future__ import annotations

from msgspec import Struct

from tokyork.lessons.lesson import Aim  # noqa: TC001 - msgspec reads it
from tokyork.server.shapes import View  # noqa: TC001 - the same


class Guide(Struct):
    """What a lesson says about a decision."""

    step: int
    """From 1."""
    of: int
    text: str
    """What to do."""
    why: str
    moves: list[str]
    """What the lesson lets pass."""
    at: Aim
    """The part of the stage that it speaks of."""


class NewLesson(Struct, forbid_unknown_fields=True):
    """POST /api/lessons; the answer is `Made`."""

    city: str
    name: str


class NewPractice(Struct, forbid_unknown_fields=True):
    """POST /api/practice: a position to look at, or to play from."""

    text: str
    """A scenario, as YAML or JSON."""
    begin: bool = False
    """Whether to make a table; otherwise the position is only shown."""
    name: str = ""
    seat: str = "p1"
    """Where this browser sits; bots sit everywhere else."""
    level: int = 3


class Practice(Struct):
    """The answer: the position, and the table if one was wanted."""

    scenario: str
    """As it was understood, as JSON."""
    view: View
    table: str | None
