"""Tasks for tests: what a worker may meet at its worst."""

from __future__ import annotations

import os
import time


def grow(megabytes: int) -> int:
    """Take so much memory, in small pieces."""
    return len([bytes(1 << 16) for _ in range(16 * megabytes)])


def count(number: int) -> int:
    """Stay inside C for long, where no other thread gets a turn."""
    return sum(range(number))


def wait(seconds: float, note: str = "") -> int:
    """Take so long, and note in a file when that begins."""
    if note:
        with open(note, "a", encoding="utf-8") as file:  # noqa: PTH123 - appended to by many
            file.write(f"{os.getpid()}\n")
    time.sleep(seconds)
    return os.getpid()


def end() -> None:
    """Be gone in the middle of it."""
    os._exit(1)
