"""Everything measured in one run, as docs/load.md and a plot."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from bench.load import cases
from bench.load.cases import Load, Under
from bench.load.plot import Curve, drawn
from bench.load.served import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from bench.load.cases import Figures

BEFORE = "4a8b0b5"
"""The release that is measured beside this one."""
RATES = (200, 400, 600, 800, 1000)
SHORT = 10.0
"""Seconds of each point of the plot."""
PAGE = ROOT / "docs" / "load.md"
PLOT = ROOT / "docs" / "load.svg"
MARK = "<!-- made by ./run bench load --table: what follows is written by it -->"
TRIED = {
    "before, granian": ("granian", True),
    "before, asyncio": ("asyncio", True),
    "before, uvloop": ("uvloop", True),
    "now, asyncio": ("asyncio", False),
    "now, uvloop": ("uvloop", False),
}


def write(seconds: float) -> None:
    """Measure, and write both files."""
    old = sources_of(BEFORE)
    ways = {name: Under(kind, old if is_old else ROOT) for name, (kind, is_old) in TRIED.items()}
    found: dict[str, list[Figures]] = {name: [] for name in ways}
    for rate in RATES:  # all ways at one rate, one after the other: a busy minute hits all
        for name, under in ways.items():
            if keeps_up(found[name]):
                found[name].append(told(cases.load(Load(rate=rate, seconds=SHORT), under), name))
    whole = told(cases.load(Load(seconds=seconds), ways["now, uvloop"]), "now, whole")
    apart = {
        name: told(
            cases.spectators(under) | cases.restart(under) | cases.idle(under), f"{name}, apart"
        )
        for name, under in ways.items()
        if under.kind == "uvloop"
    }
    text = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    PAGE.write_text(text + MARK + "\n\n" + tables(found, whole, apart), encoding="utf-8")
    curves = [Curve(name, points(rows)) for name, rows in found.items()]
    PLOT.write_text(drawn(curves), encoding="utf-8")


def keeps_up(rows: list[Figures]) -> bool:
    """Whether more may be asked for: it carried what was asked for last."""
    return not rows or rows[-1]["moves_per_s"] > 0.9 * RATES[len(rows) - 1]


def told(row: Figures, name: str) -> Figures:
    """Say what was found, for who waits."""
    print(name, row, file=sys.stderr, flush=True)
    return row


def points(rows: list[Figures]) -> list[tuple[float, float]]:
    """Moves a second, and the time 99 of 100 took at most."""
    return [(row["moves_per_s"], row["p99_ms"]) for row in rows]


def tables(found: dict[str, list[Figures]], whole: Figures, apart: dict[str, Figures]) -> str:
    """What was found, as Markdown."""
    head = "| | moves/s | CPU ms/move | p50 ms | p99 ms | lost | kB/socket |\n|---|"
    head += "--:|" * 6 + "\n"
    rows = [(name, row) for name, many in found.items() for row in many]
    text = head + "".join(map(_row, [*rows, ("now, uvloop, the whole run", whole)]))
    text += "\n| | " + " | ".join(apart) + " |\n|---|" + "--:|" * len(apart) + "\n"
    for key in next(iter(apart.values())):
        text += f"| {key} | " + " | ".join(str(row[key]) for row in apart.values()) + " |\n"
    return text


def _row(entry: tuple[str, Figures]) -> str:
    name, row = entry
    keys = ("moves_per_s", "cpu_ms_per_move", "p50_ms", "p99_ms", "lost", "kb_per_socket")
    return f"| {name} | " + " | ".join(str(row[key]) for key in keys) + " |\n"


def sources_of(commit: str) -> Path:
    """The sources of a commit, with their own compiled engine."""
    folder = ROOT / "build" / f"load-{commit}"
    if not folder.is_dir():
        folder.mkdir(parents=True)
        files = subprocess.run(  # noqa: S603 - git, and a commit of ours
            ["git", "archive", commit, "src", "locales", "tools", "pyproject.toml"],  # noqa: S607 - wherever it is installed
            cwd=ROOT,
            check=True,
            capture_output=True,
        )
        subprocess.run(["tar", "-x"], cwd=folder, input=files.stdout, check=True)  # noqa: S607 - wherever it is installed
        subprocess.run([sys.executable, "tools/build.py"], cwd=folder, check=True)
    return folder
