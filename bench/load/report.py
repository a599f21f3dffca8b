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


COLUMNS = ("moves_per_s", "cpu_ms_per_move", "p50_ms", "p99_ms", "lost", "kb_per_socket")


def write(seconds: float, *, keep_before: bool = False) -> None:
    """Measure, and write both files; `keep_before` leaves the rows of the release before."""
    text, _, page = PAGE.read_text(encoding="utf-8").partition(MARK)
    ways = {
        name: Under(kind, sources_of(BEFORE) if is_old else ROOT)
        for name, (kind, is_old) in TRIED.items()
        if not (is_old and keep_before)
    }
    found: dict[str, list[Figures]] = {name: [] for name in TRIED}
    for rate in RATES:  # all ways at one rate, one after the other: a busy minute hits all
        for name, under in ways.items():
            if keeps_up(found[name]):
                found[name].append(told(cases.load(Load(rate=rate, seconds=SHORT), under), name))
    whole = told(cases.load(Load(seconds=seconds), ways["now, uvloop"]), "now, whole")
    apart = {name: column for name, column in kept_apart(page).items() if name not in ways}
    apart |= {
        name: told(
            cases.spectators(under) | cases.restart(under) | cases.idle(under), f"{name}, apart"
        )
        for name, under in ways.items()
        if under.kind == "uvloop"
    }
    for name in found.keys() - ways.keys():
        found[name] = kept(page)[name]
    PAGE.write_text(text + MARK + "\n\n" + tables(found, whole, apart), encoding="utf-8")
    curves = [Curve(name, points(rows)) for name, rows in found.items()]
    PLOT.write_text(drawn(curves), encoding="utf-8")


def kept(page: str) -> dict[str, list[Figures]]:
    """The rows that a page has of each way."""
    rows: dict[str, list[Figures]] = {}
    for cells in cells_of(page):
        if len(cells) == 1 + len(COLUMNS) and cells[0]:
            figures = dict(zip(COLUMNS, map(float, cells[1:]), strict=True))
            rows.setdefault(cells[0], []).append(figures | {"lost": int(figures["lost"])})
    return rows


def kept_apart(page: str) -> dict[str, Figures]:
    """What a page has beside the load, by way."""
    (_, *ways), *rows = [cells for cells in cells_of(page) if len(cells) <= len(COLUMNS)]
    apart: dict[str, Figures] = {way: {} for way in ways}
    for key, *values in rows:
        for way, value in zip(ways, values, strict=True):
            apart[way][key] = float(value) if "." in value else int(value)
    return apart


def cells_of(page: str) -> list[list[str]]:
    """The rows of the tables of a page, without the lines under their heads."""
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


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
    return f"| {name} | " + " | ".join(str(row[key]) for key in COLUMNS) + " |\n"


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
