"""How long bots think in a browser's Python: run there by `./run bench offline`."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tokyork import Game
from tokyork.formats.snapshot import snapshot
from tokyork.server.work import tasks

if TYPE_CHECKING:
    from collections.abc import Callable

CITIES = ("tokyo", "new_york")


def processor() -> Callable[[], float]:
    """The processor's seconds of this whole process: they do not grow while others have it."""
    from js import process  # type: ignore[import-not-found] # noqa: PLC0415 - of Node

    def seconds() -> float:
        used = process.cpuUsage()
        return float(used.user + used.system) / 1e6

    return seconds


def times(level: int, moves: int) -> list[tuple[float, float]]:
    """The milliseconds of so many moves, in games of four of that level, half in each city.

    Each by the clock on the wall, and by that of the processor.
    """
    found: list[tuple[float, float]] = []
    used = processor()
    for number, city in enumerate(CITIES):
        wanted = (number + 1) * moves // len(CITIES)
        while len(found) < wanted:
            game = Game(city, seats=4, seed=len(found))
            while game.decision is not None and len(found) < wanted:
                begun, before = time.perf_counter(), used()
                values = {"level": level, "seed": len(found), "position": snapshot(game.state)}
                choice = tasks.answer("pick", {**values, "ms": None})
                found.append((1000 * (time.perf_counter() - begun), 1000 * (used() - before)))
                game.play(game.decision.moves[choice])
    return found
