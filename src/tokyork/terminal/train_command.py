"""A training in the terminal: how far it is, and its curves."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Self

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tokyork.words.numbers import percent
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tokyork.bots.training import Curriculum, LessonResult

BAR = 30
PATIENCE = 10  # seconds between lines where no bar can be drawn


def run_course(course: Curriculum, jobs: int) -> None:
    """Take the lessons that are left, and show the curve after each."""
    course.resume()
    console = Console()
    words = texts()
    if course.done:
        console.print(words("train-resumed", lessons=len(course.done)))
    while len(course.done) < course.lessons:
        with _Shown(len(course.done)) as shown:
            course.next_lesson(jobs, shown)
        console.print(_curve(course.done, course.against or "greedy"))
    with _Shown(len(course.done) - 1) as shown:
        path = course.finish(shown)
    console.print(words("train-done", path=str(path)), soft_wrap=True)


def _curve(lessons: list[LessonResult], rival: str) -> Table:
    words = texts()
    table = Table(box=None, pad_edge=False)
    for column in ("lesson", "games", "positions", "turns", "error"):
        table.add_column(words(f"train-{column}"), justify="right")
    table.add_column(words("train-wins", bot=rival), justify="right")
    table.add_column("")
    for lesson in lessons:
        table.add_row(
            str(lesson.number),
            str(lesson.games),
            str(lesson.rows),
            f"{lesson.turns:.1f}",
            f"{lesson.error:.4f}",
            percent(f"{100 * lesson.wins:.0f}"),
            "█" * round(BAR * lesson.wins),
        )
    return table


class _Shown:
    """Progress of a lesson: a bar, or now and then a line."""

    def __init__(self, lesson: int) -> None:
        self.lesson = lesson
        self.told = time.monotonic()
        self.bar = Progress(console=Console(stderr=True), transient=True)
        self.tasks: dict[str, int] = {}

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def __call__(self, what: str, done: int, total: int) -> None:
        label = texts()(f"train-{what}", lesson=self.lesson)
        if sys.stderr.isatty():
            if what not in self.tasks:
                self.tasks[what] = int(self.bar.add_task(label, total=total))
            self.bar.update(self.tasks[what], completed=done)  # type: ignore[arg-type] # its own int
        elif time.monotonic() - self.told > PATIENCE:
            self.told = time.monotonic()
            print(f"{label}: {percent(100 * done // total)}", file=sys.stderr)
