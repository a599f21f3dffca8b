"""What the writing of observations needs to know of a city, looked up once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core import phases
from tokyork.core.dice import bit
from tokyork.core.packed import packed

if TYPE_CHECKING:
    from tokyork.core.rules import Rules

KINDS: Final = (
    "none",
    "place",
    "start",
    "roll",
    "probe",
    "dice",
    "resolve",
    "heart",
    "claw",
    "destroy",
    "damage",
    "yield",
    "flee",
    "move",
    "buy",
    "snatch",
    "end",
    "choose",
)
"""The kinds of decisions of both cities, in the order of the notation's table."""
PHASES: Final = ("setup", "start", "roll", "dice", "resolve", "move", "buy", "end")
COUNTED: Final = ("heart", "claw", "destroy", "payment")  # steps whose amount lies open


def _phase_numbers() -> list[int]:
    """For each next phase, the one that is under way."""
    under_way = {
        phases.START: "start",
        phases.THROW: "start",
        phases.ROLL: "roll",
        phases.WINDOW: "roll",
        phases.RESOLVE: "dice",
        phases.MOVE: "resolve",
        phases.BUY: "move",
        phases.END: "buy",
        phases.OVER: "end",
    }
    found = [0] * (max(under_way) + 1)
    for number, name in under_way.items():
        found[number] = PHASES.index(name)
    return found


PHASE_NUMBERS: Final[vec[i64]] = packed(_phase_numbers())


class Lens:
    """A city as observations look at it."""

    def __init__(self, rules: Rules) -> None:
        """Look everything up."""
        box = rules.box
        self.boroughs: bool = rules.id == "new_york"
        self.kind: vec[i64] = box.kind
        """The first of equal cards: which of them it is nobody can see."""
        self.doubles: i64 = 0
        """The bits of the first of two equal Keep cards."""
        for slot in range(int(box.keeps)):
            if box.kind[slot] != slot:
                self.doubles |= bit(slot - 1)
        decisions: list[int] = []
        counted: list[int] = []
        for step in rules.steps:
            kind = getattr(step, "kind", "") or step.name
            decisions.append(KINDS.index(kind) if kind in KINDS else 0)
            counted.append(1 if step.name in COUNTED else 0)
        self.decisions: vec[i64] = packed(decisions)
        """By the numbers of steps: the kind of decision."""
        self.counted: vec[i64] = packed(counted)
        """By the same: whether its amount lies open."""
