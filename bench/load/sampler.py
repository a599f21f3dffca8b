"""Where a process spends its time: looked at now and then, which costs next to nothing."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import FrameType

EVERY = 0.002
"""Seconds of CPU time between two looks."""


class Sampler:
    """Counts the functions that are at work, and those that wait for them."""

    def __init__(self) -> None:
        """Look from now on."""
        self._looks = 0
        self._own: Counter[str] = Counter()
        self._all: Counter[str] = Counter()
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def _look(self, _: int, frame: FrameType | None) -> None:
        self._looks += 1
        names = []
        while frame is not None:
            code = frame.f_code
            names.append(f"{Path(code.co_filename).name}:{code.co_qualname}")
            frame = frame.f_back
        if names:
            self._own[names[0]] += 1
            self._all.update(set(names))

    def write(self, path: str) -> None:
        """Stop, and write down what was seen: the share of each function, by itself and in all."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        with Path(path).open("w", encoding="utf-8") as file:
            for title, found in (("by itself", self._own), ("in all", self._all)):
                file.write(f"{title}\n")
                shares = [(100 * n / self._looks, name) for name, n in found.most_common(150)]
                file.writelines(f"{share:6.1f} %  {name}\n" for share, name in shares)
