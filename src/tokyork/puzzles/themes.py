"""What a puzzle is about: what the best answer brings more than the most tempting wrong one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from tokyork.puzzles.puzzle import Puzzle, PuzzleAnswer

WORTH: Final = {
    "win": 1.0,
    "deny": 1.0,
    "survive": 0.5,
    "hunt": 0.3,
    "points": 0.035,
    "health": 0.03,
    "energy": 0.025,
    "centre": 0.12,
}
"""What one of each is worth in chance to win, roughly: which reason to tell first."""
THEMES: Final = (*WORTH, "cards")
LEAST: Final = 0.012
"""A reason that is worth less is not told."""


class PuzzleReason(NamedTuple):
    """One thing that the better answer brings more of, or less."""

    theme: str
    better: float
    worse: float

    @property
    def weight(self) -> float:
        """How much it says for the better answer."""
        sign = -1 if self.theme in {"deny", "hunt"} else 1
        return sign * (self.better - self.worse) * WORTH[self.theme]


def reasons(better: PuzzleAnswer, worse: PuzzleAnswer) -> list[PuzzleReason]:
    """All that speaks for the better one, the weightiest first."""
    found = [
        PuzzleReason("win", better.won, worse.won),
        PuzzleReason("deny", better.lost, worse.lost),
        PuzzleReason("survive", better.standing, worse.standing),
        PuzzleReason("hunt", better.rivals, worse.rivals),
        PuzzleReason("points", better.points, worse.points),
        PuzzleReason("health", better.health, worse.health),
        PuzzleReason("energy", better.energy, worse.energy),
        PuzzleReason("centre", better.inside, worse.inside),
    ]
    return sorted(
        (reason for reason in found if reason.weight >= LEAST), key=lambda reason: -reason.weight
    )


def most_tempting(puzzle: Puzzle) -> PuzzleAnswer:
    """The wrong answer with the best chance."""
    wrong = [answer for n, answer in enumerate(puzzle.answers) if n != puzzle.best]
    return max(wrong, key=lambda answer: answer.chance)


def theme_of(puzzle: Puzzle) -> str:
    """The weightiest reason; a purchase that none of them explains is about cards."""
    found = reasons(puzzle.answers[puzzle.best], most_tempting(puzzle))
    if found:
        return found[0].theme
    return "cards" if puzzle.kind == "buy" else "points"
