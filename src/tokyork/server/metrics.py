"""What the server tells those who run it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tokyork.review.faces import DiceTally
    from tokyork.server.protocol.messages import Problem

_DICE = {
    "count": "How often a face came up in games that are over",
    "expected": "How often it should have",
    "low": "The least that 95 of 100 servers would see",
    "high": "The most that 95 of 100 servers would see",
}
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
        self.removed = Counter(
            "tokyork_removed", "Removed after their time", ["kind"], registry=registry
        )
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

        self._dice = {
            name: Gauge(f"tokyork_dice_{name}", about, ["city", "face"], registry=registry)
            for name, about in _DICE.items()
        }
        self._unlikely = Gauge(
            "tokyork_dice_unlikely",
            "1 if fair dice would fall so unevenly less than once in a thousand times",
            ["city"],
            registry=registry,
        )

    def show_dice(self, tallies: Mapping[str, DiceTally]) -> None:
        """The dice of all games that ended here, beside what fair dice would show."""
        for city, found in tallies.items():
            self._unlikely.labels(city).set(found.unlikely)
            for face in found.faces:
                for name, gauge in self._dice.items():
                    gauge.labels(city, face.face).set(getattr(face, name))

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A gauge that is read when somebody looks."""
        Gauge(name, about, registry=self._registry).set_function(value)

    def answered(self, problem: Problem | None) -> None:
        """Count an answer."""
        self._answers.labels(problem.kind if problem else "none").inc()

    def text(self) -> bytes:
        """In Prometheus' format."""
        return generate_latest(self._registry)
