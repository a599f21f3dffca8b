"""How the cost of a decision grows: with seats, cards in play, turns, and events."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Any

from bench.peers import say
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from bench.worker import Worker

ALL_SEATS = range(2, 7)
EVENTS = ("off", "on")
SEATS_OF_OTHERS = 4


def measure(worker: Worker, build: str, rounds: int, seconds: float) -> list[dict[str, Any]]:
    """Microseconds for a decision, as medians of the rounds."""
    found: dict[tuple[str, str, str], list[float]] = {}
    for part in range(rounds):
        say(f"how cost grows, round {part + 1} of {rounds}")
        for city in CITIES:
            for seats in ALL_SEATS:
                pace, _ = worker.ask("speed", city, seats, "inside", seconds, part)
                found.setdefault((city, "seats", str(seats)), []).append(1e6 / pace)
            for events in EVENTS:
                arguments = (city, SEATS_OF_OTHERS, "inside", seconds, part, events == "on")
                pace, _ = worker.ask("speed", *arguments)
                found.setdefault((city, "events", events), []).append(1e6 / pace)
            for by in ("cards", "turn"):
                for step, spent in worker.ask("growth", city, by).items():
                    if spent is not None:
                        found.setdefault((city, by, step), []).append(spent)
    return [
        {"game": city, "build": build, "by": by, "at": at, "us": round(median(times), 3)}
        for (city, by, at), times in found.items()
    ]
