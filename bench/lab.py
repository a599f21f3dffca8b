"""`./run bench lab`: agent steps with observations and masks, of our batches and of others'."""

from __future__ import annotations

import argparse
import json
import subprocess
import time
import venv
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from bench import peers
from bench.peers import say
from bench.worker import Worker, WorkerError
from tokyork.cities import CITIES
from tokyork.lab.batch import Batch

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "lab-peers"
GAMES = 512
SEATS = 4
WARM_UP = 150  # steps, so that games stand at different points
GOAL, FLOOR = 1_000_000, 500_000
PACKAGES = ("pettingzoo", "rlcard", "open_spiel", "shimmy", "chess", "pygame", "envpool")
"""Those of the peers below; pufferlib is tried apart, since it is built from its sources."""
SOURCES = ("pufferlib",)


def main(argv: Sequence[str]) -> int:
    """Print a row for each; the exit code is 1 if one of ours is below the floor."""
    parser = argparse.ArgumentParser(prog="bench lab", description=__doc__)
    parser.add_argument("--peers", action="store_true", help="measure others beside it")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--rounds", type=int, default=7, help="slices of each (default: 7)")
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of a slice")
    args = parser.parse_args(argv)
    if args.rounds < 1 or not 0 < args.seconds <= 3600:
        parser.error("at least one round, and slices of 0 to 3600 seconds, are needed")
    rows = [ours(city, args.rounds, args.seconds) for city in CITIES]
    if args.peers:
        rows += of_peers(args.rounds, args.seconds)
    if args.json:
        print(json.dumps({"rows": rows}, indent=2))
    else:
        show(rows)
    return int(any(row["steps_per_cpu_s"] < FLOOR for row in rows if row["who"] == "tokyork"))


def ours(city: str, rounds: int, seconds: float) -> dict[str, Any]:
    """Random legal actions in all games; choosing them is part of the time."""
    batch = Batch(city, SEATS, GAMES, seed=1)
    for _ in range(WARM_UP):
        batch.step(batch.sample())
    paces = []
    for _ in range(rounds):
        steps, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            batch.step(batch.sample())
            steps += GAMES
        paces.append(steps / spent)
    return row("tokyork", city, GAMES, median(paces), batch.observation_space.width)


def row(who: str, game: str, games: int, pace: float, width: int) -> dict[str, Any]:
    """As JSON has it."""
    return {
        "who": who,
        "game": game,
        "games": games,
        "steps_per_cpu_s": round(pace),
        "observation_bytes": width,
    }


def of_peers(rounds: int, seconds: float) -> list[dict[str, Any]]:
    """Those that can be installed; one that fails is named and left out."""
    python = _installed()
    if python is None:
        return []
    script = str(Path(__file__).with_name("lab_peer_worker.py"))
    rows = []
    for name in _names(python, script):
        worker = Worker([str(python), script], peers.environment(), str(ROOT))
        try:
            told = worker.ask("measure", name, rounds, seconds)
        except WorkerError as error:
            say(f"{name} failed and is left out ({error})")
            continue
        worker.close()
        if "failed" in told:
            say(f"{name} is left out ({told['failed']})")
        else:
            rows.append(row(told["who"], told["game"], told["games"], told["pace"], told["bytes"]))
    return rows


def _installed() -> Path | None:
    python = FOLDER / "bin" / "python"
    if not python.exists():
        say(f"making {FOLDER.relative_to(ROOT)}")
        try:
            venv.create(FOLDER, with_pip=True, clear=True)
        except (OSError, subprocess.CalledProcessError) as error:
            say(f"no environment can be made, and the peers are left out ({error})")
            return None
        for packages in (PACKAGES, SOURCES):
            say(f"installing {', '.join(packages)}")
            pip = [str(python), "-m", "pip", "install", "--quiet", "--no-input", *packages]
            done = subprocess.run(pip, capture_output=True, text=True, check=False)  # noqa: S603 - our own command
            if done.returncode:
                say(f"{', '.join(packages)} cannot be installed")
    return python


def _names(python: Path, script: str) -> list[str]:
    worker = Worker([str(python), script], peers.environment(), str(ROOT))
    names: list[str] = worker.ask("names")
    worker.close()
    return names


def show(rows: list[dict[str, Any]]) -> None:
    """For people."""
    print(f"{'who':24}{'game':16}{'games':>6}{'steps/CPU s':>14}{'bytes':>8}")
    for found in rows:
        who, game, games, pace, width = found.values()
        print(f"{who:24}{game:16}{games:>6}{pace:>14,}{width:>8,}")
    print(f"\nours should reach {GOAL:,}, and must reach {FLOOR:,}")
