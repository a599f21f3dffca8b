"""First games that teach: positions with prepared dice, and what to do in them."""

from __future__ import annotations

from tokyork.lessons.lesson import LEARNER, Lesson, LessonStep, allowed, next_move
from tokyork.lessons.lesson_files import lesson_of

__all__ = ["LEARNER", "Lesson", "LessonStep", "allowed", "lesson_of", "next_move"]
