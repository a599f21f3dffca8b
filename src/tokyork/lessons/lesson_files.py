"""Lessons from their files: a position, and steps one after the other."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tokyork.formats import reading
from tokyork.lessons.lesson import LEARNER, Lesson, LessonStep

_FOLDER = Path(__file__).parent


@cache
def lesson_of(city: str) -> Lesson:
    """The lesson of a city."""
    path = _FOLDER / f"{city}.yaml"
    data = reading.mapping(reading.load_yaml(path), path.name, ("position", "steps"))
    steps = [step for entry in data["steps"] for step in _steps(city, entry)]
    return Lesson(data["position"], tuple(steps))


def _steps(city: str, entry: dict[str, Any]) -> list[LessonStep]:
    """One decision of the learner, or some of somebody else."""
    if "say" not in entry:
        [(seat, moves)] = entry.items()
        return [LessonStep((move,), seat=seat) for move in moves]
    words = f"lesson-{city}-{entry['say']}"
    return [LessonStep(tuple(entry["moves"]), words, entry.get("at", "dock"), LEARNER)]
