"""Draw how the examples learn: from docs/curves/*.csv, which they wrote, a picture for the docs.

PYTHONPATH=src:. .venv/bin/python tools/make_curves.py
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple

from tokyork.lab.insight.estimates import Interval, share

ROOT = Path(__file__).parents[1]
CURVES = ROOT / "docs" / "curves"
PICTURE = ROOT / "docs" / "pictures" / "curves.svg"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 330, 52, 170, 34, 44
COLOURS = ("#c2410c", "#1d4ed8", "#15803d", "#7c3aed", "#0e7490", "#a16207")
RIVALS = {"random": "6 4", "greedy": "none"}
"""How the line of each is dashed."""


class Point(NamedTuple):
    """How strong a network was after so many minutes."""

    minutes: float
    won: Interval


def read_curves() -> dict[tuple[str, str], list[Point]]:
    """By the name of the example and the rival."""
    found: dict[tuple[str, str], list[Point]] = {}
    for path in sorted(CURVES.glob("*.csv")):
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                won = share(float(row["wins"]), int(row["games"]))
                points = found.setdefault((path.stem, row["rival"]), [])
                points.append(Point(float(row["minutes"]), won))
    return found


def drawn(curves: dict[tuple[str, str], list[Point]]) -> str:
    """The whole file."""
    most = max((point.minutes for points in curves.values() for point in points), default=1.0)
    names = sorted({name for name, _ in curves})
    inside = [*_scales(most)]
    for (name, rival), points in curves.items():
        inside += _curve(points, most, COLOURS[names.index(name)], RIVALS[rival])
    for number, name in enumerate(names):
        inside.append(_text(WIDTH - RIGHT + 34, TOP + 20 * number + 4, name, "start"))
        inside.append(_key(TOP + 20 * number, COLOURS[number], "none"))
    for number, (rival, dash) in enumerate(RIVALS.items()):
        y = TOP + 20 * (len(names) + 1 + number)
        inside += [
            _key(y, "#1d1430", dash),
            _text(WIDTH - RIGHT + 34, y + 4, f"three {rival}", "start"),
        ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="system-ui, sans-serif" font-size="12">\n'
        "<title>Shares of wins of the examples while they learn, with 95 % intervals</title>\n"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
        + "\n".join(inside)
        + "\n</svg>\n"
    )


def _scales(most: float) -> list[str]:
    found = []
    for percent in range(0, 101, 25):
        y = _y(percent / 100)
        found.append(_line(LEFT, y, WIDTH - RIGHT, y, "#9ca3af" if percent == 25 else "#e2deea"))
        found.append(_text(LEFT - 8, y + 4, f"{percent} %", "end"))
    for part in range(5):
        minutes = most * part / 4
        found.append(_text(_x(minutes, most), HEIGHT - BOTTOM + 18, f"{minutes:.1f}", "middle"))
    middle = (LEFT + WIDTH - RIGHT) / 2
    return [*found, _text(middle, HEIGHT - 8, "minutes of processor time", "middle")]


def _curve(points: list[Point], most: float, colour: str, dash: str) -> list[str]:
    places = " ".join(f"{_x(p.minutes, most)},{_y(p.won.value)}" for p in points)
    style = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
    found = [f'<polyline points="{places}" {style}/>']
    for point in points:
        x = _x(point.minutes, most)
        found.append(_line(x, _y(point.won.low), x, _y(point.won.high), colour))
        found.append(f'<circle cx="{x}" cy="{_y(point.won.value)}" r="3" fill="{colour}"/>')
    return found


def _x(minutes: float, most: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * minutes / most, 1)


def _y(part: float) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * part, 1)


def _key(y: float, colour: str, dash: str) -> str:
    x = WIDTH - RIGHT + 6
    return (
        f'<line x1="{x}" y1="{y}" x2="{x + 22}" y2="{y}" stroke="{colour}" stroke-width="2" '
        f'stroke-dasharray="{dash}"/>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="#1d1430">{text}</text>'


if __name__ == "__main__":
    PICTURE.write_text(drawn(read_curves()), encoding="utf-8")
