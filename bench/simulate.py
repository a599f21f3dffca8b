"""`./run bench simulate`: how much faster two jobs are than one, in short runs and with bots.

Needs two cores with nothing else to do. The whole command is timed as its users wait for it,
and beside it the games alone, without the start of Python.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[1]
GOAL = 1.85
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


def main(argv: Sequence[str]) -> int:
    """Print a row for each case; the exit code is 1 if one is below the goal."""
    parser = argparse.ArgumentParser(prog="bench simulate", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--rounds", type=int, default=3, help="of each (default: 3)")
    parser.add_argument("--only", choices=CASES, action="append", help="this case")
    args = parser.parse_args(argv)
    if args.rounds < 1:
        parser.error("at least one round is needed")
    start = median(timed(["--games", "1"], 1) for _ in range(args.rounds))
    rows = [measured(name, args.rounds, start) for name in args.only or CASES]
    if args.json:
        print(json.dumps({"start_s": round(start, 3), "rows": rows}, indent=2))
    else:
        show(rows, start)
    return int(any(row["games_ratio"] < GOAL for row in rows))


def measured(name: str, rounds: int, start: float) -> dict[str, Any]:
    """One and two jobs by turns."""
    pairs = [(timed(CASES[name], 1), timed(CASES[name], 2)) for _ in range(rounds)]
    one, two = (min(times) for times in zip(*pairs, strict=True))
    return {
        "case": name,
        "one_s": round(one, 3),
        "two_s": round(two, 3),
        "ratio": round(one / two, 3),
        "games_ratio": round((one - start) / max(two - start, 1e-9), 3),
    }


def timed(options: list[str], jobs: int) -> float:
    """Seconds that the command takes."""
    with tempfile.TemporaryDirectory() as scratch:
        place = [str(Path(scratch, "games"))] if options[-1] == "--out" else []
        ours = [sys.executable, "-m", "tokyork", "simulate", *options, *place]
        begun = time.perf_counter()
        subprocess.run(  # noqa: S603 - our own command
            [*ours, "--jobs", str(jobs), "--json"],
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
            cwd=scratch,
            capture_output=True,
            check=True,
        )
        return time.perf_counter() - begun


def show(rows: list[dict[str, Any]], start: float) -> None:
    """For people."""
    print(f"{'games':18}{'one job':>10}{'two':>10}{'times':>8}{'without start':>15}")
    for row in rows:
        times = f"{row['one_s']:>9.2f}s{row['two_s']:>9.2f}s"
        print(f"{row['case']:18}{times}{row['ratio']:>8.2f}{row['games_ratio']:>15.2f}")
    print(f"\nthe start alone takes {start:.2f} s; without it, two should be {GOAL} times one")
