"""What the server tells those who run it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from prometheus_client.core import Metric

    from tokyork.review.faces import DiceTally
    from tokyork.server.protocol.messages import Problem

_DICE = {
    "count": "How often a face came up in games that are over",
    "expected": "How often it should have",
    "low": "The least that 95 of 100 servers would see",
    "high": "The most that 95 of 100 servers would see",
}
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class RequestTally:
    """Counts what happens with every request, in plain numbers.

    The package's own counters take a lock each, and some twenty calls for every move.
    """

    def __init__(self) -> None:
        """All at zero."""
        self.moves = 0
        """Made and taken back."""
        self._answers = Tally[str]()
        self._within = [0] * (len(_SECONDS) + 1)
        """Requests by how long they took: each with the bound below which that is."""
        self._seconds = 0.0

    def answered(self, problem: Problem | None) -> None:
        """Count an answer."""
        self._answers[problem.kind if problem else "none"] += 1

    def took(self, seconds: float) -> None:
        """Count a request by the time it took."""
        self._within[bisect_left(_SECONDS, seconds)] += 1
        self._seconds += seconds

    @property
    def within(self) -> list[int]:
        """How many requests took at most as long as each bound, and longer than the last."""
        return self._within[:]

    @property
    def bounds(self) -> tuple[float, ...]:
        """Seconds."""
        return _SECONDS

    def collect(self) -> Iterator[Metric]:
        """For whoever reads the metrics."""
        yield CounterMetricFamily("tokyork_moves", "Moves made and taken back", self.moves)
        answers = CounterMetricFamily("tokyork_answers", "Answers to requests", labels=["problem"])
        for problem, count in self._answers.items():
            answers.add_metric([problem], count)
        yield answers
        bounds = [*map(str, _SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._within), strict=True))
        yield HistogramMetricFamily(
            "tokyork_request_seconds", "From a request to its answer", buckets, self._seconds
        )


class Metrics:
    """Counters and gauges of one server."""

    def __init__(self) -> None:
        """All at zero."""
        self._registry = registry = CollectorRegistry()
        self.requests = RequestTally()
        registry.register(self.requests)
        self.cut_off = Counter("tokyork_cut_off", "Readers that were too slow", registry=registry)
        self.removed = Counter(
            "tokyork_removed", "Removed after their time", ["kind"], registry=registry
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

    def text(self) -> bytes:
        """In Prometheus' format."""
        return generate_latest(self._registry)
