"""`./run bench instructions`: the machine instructions of a decision, which time only guesses at.

Valgrind counts them. The same games are played twice, once with more of them behind: the
difference is free of imports and of tables that are filled at first use.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from bench.rows import ROOT
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from collections.abc import Sequence

WARM = 1000
GAMES = 1000
PLAY = "--play"


def main(argv: Sequence[str]) -> int:
    """Print a line for each city and mode."""
    if argv and argv[0] == PLAY:
        city, seats, games, mode = argv[1:]
        print(play(city, int(seats), int(games), mode))
        return 0
    parser = argparse.ArgumentParser(prog="bench instructions", description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    seats = parser.parse_args(argv).seats
    if shutil.which("valgrind") is None:
        print("valgrind is needed to count instructions", file=sys.stderr)
        return 1
    for mode in ("inside", "driven"):
        for city in CITIES:
            print(f"{city}, {seats} seats, {mode}: {counted(city, seats, mode):,.0f}", flush=True)
    return 0


def play(city: str, seats: int, games: int, mode: str) -> int:
    """Play so many games; says how many decisions they had."""
    from bench.engine import MODES, begin  # noqa: PLC0415 - the parent needs no engine

    made = 0
    for seed in range(games):
        g = begin(city, seats, seed)
        MODES[mode](g, seed)
        made += int(g.made)
    return made


def counted(city: str, seats: int, mode: str) -> float:
    """Instructions for a decision, set-up included."""
    before, decisions_before = _run(city, seats, WARM, mode)
    after, decisions_after = _run(city, seats, WARM + GAMES, mode)
    return (after - before) / (decisions_after - decisions_before)


def _run(city: str, seats: int, games: int, mode: str) -> tuple[int, int]:
    tool = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    ours = [sys.executable, "-m", "bench", "instructions", PLAY, city, str(seats), str(games), mode]
    done = subprocess.run(  # noqa: S603 - our own command
        [*tool, *ours],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"I +refs: +([\d,]+)", done.stderr)
    if found is None:
        raise RuntimeError(done.stderr)
    return int(found[1].replace(",", "")), int(done.stdout)
