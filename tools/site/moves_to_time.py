"""How long bots think in a browser's Python: run there by `./run bench offline`."""

from __future__ import annotations

import time

from tokyork import Game
from tokyork.formats.snapshot import snapshot
from tokyork.server.work import tasks

CITIES = ("tokyo", "new_york")


def times(level: int, moves: int) -> list[float]:
    """The milliseconds of so many moves, in games of four of that level, half in each city."""
    found: list[float] = []
    for number, city in enumerate(CITIES):
        wanted = (number + 1) * moves // len(CITIES)
        while len(found) < wanted:
            game = Game(city, seats=4, seed=len(found))
            while game.decision is not None and len(found) < wanted:
                begun = time.perf_counter()
                values = {"level": level, "seed": len(found), "position": snapshot(game.state)}
                choice = tasks.answer("pick", {**values, "ms": None})
                found.append(1000 * (time.perf_counter() - begun))
                game.play(game.decision.moves[choice])
    return found
