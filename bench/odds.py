"""`./run bench odds`: the time for the best keep of all dice, with three rolls in all."""

from __future__ import annotations

import json
import sys
import time
from random import Random
from statistics import median
from typing import TYPE_CHECKING

from bench.common import build_of, parsed
from tokyork.odds import Plan, multisets, solve

if TYPE_CHECKING:
    from collections.abc import Sequence

REROLLS = 2
GOALS = {6: 2.0, 8: 20.0}  # milliseconds, compiled
WARM_UP = 5


def milliseconds(pool: int, repeats: int) -> float:
    """The median over so many values of the final dice, after a few to warm up."""
    chance = Random(pool)
    spent = []
    for _ in range(WARM_UP + repeats):
        values = [chance.random() for _ in multisets(pool)]
        begun = time.perf_counter()
        Plan(pool, REROLLS, values)
        spent.append(1000 * (time.perf_counter() - begun))
    return median(spent[WARM_UP:])


def main(argv: Sequence[str] | None = None) -> int:
    """Print a table; the exit code is 1 if a goal is missed by the compiled engine."""
    args = parsed(argv, "odds", __doc__, "repeats", 200)
    build = build_of(solve)
    spent = {pool: round(milliseconds(pool, args.repeats), 3) for pool in GOALS}
    if args.json:
        rows = [{"build": build, "dice": n, "ms": ms, "goal": GOALS[n]} for n, ms in spent.items()]
        print(json.dumps(rows, indent=2))
    else:
        print(f"{'build':13}{'dice':>4}{'ms':>10}{'goal':>8}")
        for pool, ms in spent.items():
            print(f"{build:13}{pool:>4}{ms:>10}{GOALS[pool]:>8}")
    missed = any(ms > GOALS[pool] for pool, ms in spent.items())
    return 1 if missed and build == "compiled" else 0


if __name__ == "__main__":
    sys.exit(main())
