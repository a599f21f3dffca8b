"""`python -m bench`: random games inside the engine, copies, and a digest of the results."""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import sys
import time
import tracemalloc
from random import Random
from typing import TYPE_CHECKING, Any

from tokyork.cities import CITIES
from tokyork.core import agenda
from tokyork.core.chance import seeded
from tokyork.core.playout import play_randomly
from tokyork.simulate import new_table
from tokyork.snapshot import snapshot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.core.game import State

SEATS = (2, 4, 6)
HASHED_GAMES = 50
POSITIONS = 1000
REPEATS = 10
SPACING = 7  # decisions between two positions of a game
PICKER = 1 << 40


def main(argv: Sequence[str] | None = None) -> int:
    """Measure every city at several numbers of seats."""
    parser = argparse.ArgumentParser(prog="bench", description="Measure the speed of the engine.")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="CPU seconds of play for each row (default: 2)"
    )
    args = parser.parse_args(argv)
    rows = []
    for city in CITIES:
        for seats in SEATS:
            print(f"bench: {city}, {seats} seats", file=sys.stderr)
            rows.append(measure(city, seats, args.seconds))
    if args.json:
        print(json.dumps(rows, indent=2))
    else:
        print_table(rows)
    return 0


def measure(city: str, seats: int, seconds: float) -> dict[str, Any]:
    """One row."""
    positions = mid_game_positions(city, seats)
    decisions, games = speed(city, seats, seconds)
    return {
        "who": "tokyork",
        "game": city,
        "seats": seats,
        "build": "compiled" if str(agenda.__file__).endswith(".so") else "interpreted",
        "mode": "inside",
        "decisions_per_cpu_s": round(decisions),
        "games_per_cpu_s": round(games, 1),
        "copy_us": round(copy_time(positions), 3),
        "bytes": round(copy_size(positions)),
        "hash": digest(city, seats),
    }


def speed(city: str, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions and games in a second of CPU time, set-up included."""
    decisions = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not games:
        decisions += int(play_randomly(new_table(city, seats, games), seeded(games + PICKER)))
        games += 1
    return decisions / spent, games / spent


def mid_game_positions(city: str, seats: int) -> list[State]:
    """Positions of random games, some decisions apart."""
    positions: list[State] = []
    seed = 0
    while len(positions) < POSITIONS:
        g = new_table(city, seats, seed)
        chance = Random(seed)
        seed += 1
        while not g.over and len(positions) < POSITIONS:
            agenda.play(g, chance.randrange(len(g.moves)))
            if g.made % SPACING == 0 and not g.over:
                positions.append(g.clone())
    return positions


def copy_time(positions: list[State]) -> float:
    """Microseconds of CPU time for a copy, on average."""
    begun = time.process_time()
    for _ in range(REPEATS):
        for g in positions:
            g.clone()
    return (time.process_time() - begun) / REPEATS / len(positions) * 1e6


def copy_size(positions: list[State]) -> float:
    """Bytes by which the heap grows for a copy that is kept, on average."""
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [g.clone() for g in positions]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(copies)


def digest(city: str, seats: int) -> str:
    """A short mark of how fixed games end: the same in every build."""
    ends = hashlib.sha256()
    for seed in range(HASHED_GAMES):
        g = new_table(city, seats, seed)
        play_randomly(g, seeded(seed + PICKER))
        ends.update(json.dumps(snapshot(g), sort_keys=True).encode())
    return ends.hexdigest()[:12]


def print_table(rows: list[dict[str, Any]]) -> None:
    """The rows for people."""
    widths = {key: max(len(key), *(len(str(row[key])) for row in rows)) for key in rows[0]}
    print("  ".join(key.ljust(width) for key, width in widths.items()).rstrip())
    for row in rows:
        print("  ".join(str(row[key]).ljust(width) for key, width in widths.items()).rstrip())


if __name__ == "__main__":
    sys.exit(main())
