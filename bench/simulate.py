"""`./run bench simulate`: how much faster two jobs are than one, in short runs and with bots.

The whole command is timed as its users wait for it, and beside it the games alone, without the
start of Python: both need two cores with nothing else to do. On Linux the path is measured as
well, which needs none: the processor time of the command itself and of the busiest of its workers,
one after the other. On two free cores the command takes no longer than that.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[1]
GOAL = 1.85
GLANCE = 0.03  # seconds between two looks at what the processes have used
TINY = 1e-9
CASES = {
    "random": ["--games", "60000"],
    "random, short": ["--games", "15000"],
    "greedy": ["--bots", "greedy", "--games", "160"],
    "greedy, short": ["--bots", "greedy", "--games", "60"],
    "learned": ["--bots", "learned", "--games", "40"],
    "random, kept": ["--games", "8000", "--format", "csv", "--out"],
    "greedy, kept": ["--bots", "greedy", "--games", "160", "--format", "csv", "--out"],
}
"""Those that end with a flag get a new folder behind it."""


class Took(NamedTuple):
    """What a command took, in seconds."""

    wall: float
    path: float
    """Of processors: its own, and its busiest worker's; 0 where nobody can tell."""

    def since(self, start: Took) -> Took:
        """The same without the start of Python."""
        return Took(self.wall - start.wall, self.path - start.path)


def main(argv: Sequence[str]) -> int:
    """Print a row for each case; the exit code is 1 if one is below the goal."""
    parser = argparse.ArgumentParser(prog="bench simulate", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--rounds", type=int, default=3, help="of each (default: 3)")
    parser.add_argument("--only", choices=CASES, action="append", help="this case")
    parser.add_argument("--busy", action="store_true", help="judge by the path, not by the clock")
    args = parser.parse_args(argv)
    if args.rounds < 1:
        parser.error("at least one round is needed")
    start = middle([timed(["--games", "1"], 1) for _ in range(args.rounds)])
    rows = [measured(name, args.rounds, start) for name in args.only or CASES]
    if args.json:
        print(json.dumps({"start_s": round(start.wall, 3), "rows": rows}, indent=2))
    else:
        show(rows, start)
    judged = "path_ratio" if args.busy else "games_ratio"
    return int(any(row[judged] < GOAL for row in rows))


def middle(found: list[Took]) -> Took:
    """The median of each."""
    return Took(*(median(column) for column in zip(*found, strict=True)))


def measured(name: str, rounds: int, start: Took) -> dict[str, Any]:
    """One and two jobs by turns."""
    pairs = [(timed(CASES[name], 1), timed(CASES[name], 2)) for _ in range(rounds)]
    ones, twos = ([*column] for column in zip(*pairs, strict=True))
    one, two = (Took(*map(min, zip(*times, strict=True))) for times in (ones, twos))
    of_games, of_two = one.since(start), two.since(start)
    path = middle(ones).since(start).path / max(middle(twos).since(start).path, TINY)
    return {
        "case": name,
        "one_s": round(one.wall, 3),
        "two_s": round(two.wall, 3),
        "ratio": round(one.wall / two.wall, 3),
        "games_ratio": round(of_games.wall / max(of_two.wall, TINY), 3),
        "path_ratio": round(path, 3),
    }


def timed(options: list[str], jobs: int) -> Took:
    """What the command takes."""
    with tempfile.TemporaryDirectory() as scratch:
        place = [str(Path(scratch, "games"))] if options[-1] == "--out" else []
        ours = [sys.executable, "-m", "tokyork", "simulate", *options, *place]
        begun = time.perf_counter()
        spent: dict[int, float] = {}  # the most that was seen of each process
        with subprocess.Popen(  # noqa: S603 - our own command
            [*ours, "--jobs", str(jobs), "--json"],
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
            cwd=scratch,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as command:
            while command.poll() is None:
                for process, seconds in spent_by(command.pid).items():
                    spent[process] = max(seconds, spent.get(process, 0.0))
                time.sleep(GLANCE)
        wall = time.perf_counter() - begun
        if command.returncode:
            raise RuntimeError(f"{' '.join(ours)} failed")
        own = spent.pop(command.pid, 0.0)
        return Took(wall, own + max(spent.values(), default=0.0))


def spent_by(command: int) -> dict[int, float]:
    """The processor time of a process and of its children, by their numbers, in seconds."""
    return {process: _spent(process) for process in (command, *_children(command))}


def _spent(process: int) -> float:
    """Of all its threads."""
    return sum(int(told.split()[0]) for told in _told(process, "schedstat")) / 1e9


def _children(command: int) -> list[int]:
    """Whichever of its threads has made them."""
    return [int(number) for told in _told(command, "children") for number in told.split()]


def _told(process: int, file: str) -> list[str]:
    """What the kernel tells of each thread; nothing of one that has ended, or without a /proc."""
    found = []
    for path in Path(f"/proc/{process}/task").glob(f"*/{file}"):
        with contextlib.suppress(OSError):
            found.append(path.read_text(encoding="ascii"))
    return found


def show(rows: list[dict[str, Any]], start: Took) -> None:
    """For people."""
    print(f"{'games':18}{'one job':>10}{'two':>10}{'times':>8}{'without start':>15}{'path':>8}")
    for row in rows:
        times = f"{row['one_s']:>9.2f}s{row['two_s']:>9.2f}s{row['ratio']:>8.2f}"
        print(f"{row['case']:18}{times}{row['games_ratio']:>15.2f}{row['path_ratio']:>8.2f}")
    print(f"\nthe start alone takes {start.wall:.2f} s; without it, two should be {GOAL} times one")
