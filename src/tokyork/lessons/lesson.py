"""What a lesson is: a position with prepared dice, and step by step who may do what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from tokyork import Game
from tokyork.formats.notation import chooser, default_move, find_move, legal_texts, seat_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tokyork.core.state import State

LEARNER = "p1"
Aim = Literal["dock", "arena", "shop", "me"]
"""Parts of the stage."""


class LessonStep(NamedTuple):
    """One decision of a lesson."""

    moves: tuple[str, ...] = ()
    """What may be done: any of these, or anything if none is named."""
    words: str = ""
    """The message that guides the learner."""
    at: Aim = "dock"
    """What it speaks of."""
    seat: str = LEARNER


class Lesson(NamedTuple):
    """A first game in one city."""

    scenario: Mapping[str, Any]
    steps: tuple[LessonStep, ...]

    def game(self) -> Game:
        """The game at its beginning."""
        return Game.from_scenario(self.scenario)

    @property
    def length(self) -> int:
        """How many decisions the learner makes."""
        return sum(step.seat == LEARNER for step in self.steps)

    def number(self, made: int) -> int:
        """Which of the learner's decisions comes after so many moves of all, from 1."""
        return sum(step.seat == LEARNER for step in self.steps[:made]) + 1

    def step(self, g: State, made: int) -> LessonStep | None:
        """The step after so many moves; none if the game went another way than the lesson."""
        if made >= len(self.steps) or not g.pending:
            return None
        step = self.steps[made]
        if seat_text(chooser(g)) != step.seat:
            return None
        return step if not step.moves or allowed(g, step) else None


def allowed(g: State, step: LessonStep) -> list[str]:
    """The legal moves that a step lets pass, as the notation writes them."""
    listed = legal_texts(g)
    if not step.moves:
        return list(listed)
    found = (find_move(g, move) for move in step.moves)
    return [listed[index] for index in found if index >= 0]


def next_move(g: State, step: LessonStep | None) -> int:
    """What is played for somebody by the script, or where there is none by default."""
    if step is None or not step.moves:
        return int(default_move(g))
    return find_move(g, allowed(g, step)[0])
