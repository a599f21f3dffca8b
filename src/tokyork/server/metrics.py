"""What the server tells those who run it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.messages import Problem

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """Counters and gauges of one server."""

    def __init__(self) -> None:
        """All at zero."""
        self._registry = registry = CollectorRegistry()
        self.moves = Counter("tokyork_moves", "Moves made and taken back", registry=registry)
        self._answers = Counter(
            "tokyork_answers", "Answers to requests", ["problem"], registry=registry
        )
        self.cut_off = Counter("tokyork_cut_off", "Readers that were too slow", registry=registry)
        self.request_seconds = Histogram(
            "tokyork_request_seconds",
            "From a request to its answer",
            buckets=_SECONDS,
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "tokyork_bot_seconds",
            "Until a bot has chosen",
            ["level"],
            buckets=_SECONDS,
            registry=registry,
        )

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A gauge that is read when somebody looks."""
        Gauge(name, about, registry=self._registry).set_function(value)

    def answered(self, problem: Problem | None) -> None:
        """Count an answer."""
        self._answers.labels(problem.kind if problem else "none").inc()

    def text(self) -> bytes:
        """In Prometheus' format."""
        return generate_latest(self._registry)
