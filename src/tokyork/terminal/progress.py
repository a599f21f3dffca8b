"""How far a long piece of work has come, on standard error."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, TypeVar

from rich.console import Console
from rich.progress import Progress

from tokyork.words.numbers import percent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")

PATIENCE = 10  # seconds between lines where no bar can be drawn


def with_progress(
    parts: Iterable[T], total: int, label: str, size: Callable[[T], int]
) -> Iterator[T]:
    """Pass the parts on as they come, each of a certain size, and show how many there were."""
    if not sys.stderr.isatty():
        yield from _with_lines(parts, total, label, size)
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total)
        for part in parts:
            progress.advance(task, size(part))
            yield part


def _with_lines(
    parts: Iterable[T], total: int, label: str, size: Callable[[T], int]
) -> Iterator[T]:
    done, told = 0, time.monotonic()
    for part in parts:
        done += size(part)
        if time.monotonic() - told > PATIENCE:
            told = time.monotonic()
            print(f"{label}: {percent(100 * done // total)}", file=sys.stderr)
        yield part
