"""Nobody watches a browser that is on its own: what a server counts is counted by nobody."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.protocol.messages import Problem


class Nothing:
    """A counter that counts nothing."""

    def labels(self, *_: str) -> Nothing:
        """Of whatever kind."""
        return self

    def inc(self, _: float = 1) -> None:
        """No more than before."""

    def time(self) -> contextlib.AbstractContextManager[None]:
        """However long it takes."""
        return contextlib.nullcontext()


class UncountedRequests:
    """What happens with requests, which nobody reads."""

    moves = 0

    def answered(self, _: Problem | None) -> None:
        """An answer."""

    def took(self, _: float) -> None:
        """Some time."""


class Unmeasured:
    """In the place of `metrics.Metrics`."""

    def __init__(self) -> None:
        """All at zero, for good."""
        self.requests = UncountedRequests()
        self.cut_off = self.removed = self.bot_seconds = Nothing()

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Nobody will look."""
