"""How far a long piece of work has come, on standard error."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, TypeVar

from rich.console import Console
from rich.progress import Progress, TextColumn

from tokyork.words.numbers import percent
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")

PATIENCE = 10  # seconds between lines where no bar can be drawn


def with_progress(
    parts: Iterable[T], total: int, label: str, size: Callable[[T], int]
) -> Iterator[T]:
    """Pass the parts on as they come, each of a certain size; show how far and how fast."""
    pace = RateOfWork(total)
    if not sys.stderr.isatty():
        yield from _with_lines(parts, pace, label, size)
        return
    columns = (*Progress.get_default_columns(), TextColumn("{task.fields[pace]}"))
    console = Console(stderr=True)
    # Drawn by this thread alone: with another one workers could not be forked (`pool.context`).
    with Progress(*columns, console=console, transient=True, auto_refresh=False) as progress:
        task = progress.add_task(label, total=total, pace="")
        progress.refresh()
        for part in parts:
            pace.add(size(part))
            progress.update(task, completed=pace.done, pace=pace.told(), refresh=True)
            yield part


def _with_lines(
    parts: Iterable[T], pace: RateOfWork, label: str, size: Callable[[T], int]
) -> Iterator[T]:
    told = time.monotonic()
    for part in parts:
        pace.add(size(part))
        if time.monotonic() - told > PATIENCE:
            told = time.monotonic()
            share = percent(100 * pace.done // pace.total)
            print(f"{label}: {share} ({pace.told()})", file=sys.stderr)
        yield part


class RateOfWork:
    """How much is done of how much, and how much a second."""

    def __init__(self, total: int) -> None:
        """The clock runs from now on."""
        self.total = total
        self.done = 0
        self._began = time.monotonic()

    def add(self, size: int) -> None:
        """So much more is done."""
        self.done += size

    def told(self) -> str:
        """In words: all that was done since the beginning, by the time that it took."""
        seconds = max(time.monotonic() - self._began, 1e-9)
        rate = self.done / seconds
        shown = f"{rate:.0f}" if rate >= 100 else f"{rate:.1f}"
        return texts()("terminal-pace", done=self.done, total=self.total, rate=shown)
