"""First games that teach: positions with prepared dice, and what to do in them."""

from __future__ import annotations

from tokyork.lessons.lesson import LEARNER, Lesson, Step, allowed, next_move
from tokyork.lessons.new_york import NEW_YORK
from tokyork.lessons.tokyo import TOKYO

LESSONS: dict[str, Lesson] = {"tokyo": TOKYO, "new_york": NEW_YORK}

__all__ = ["LEARNER", "LESSONS", "Lesson", "Step", "allowed", "next_move"]
