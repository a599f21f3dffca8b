"""A plot as SVG: moves a second to the right, milliseconds upwards in powers of ten."""

from __future__ import annotations

import math
from typing import NamedTuple

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 60, 170, 24, 48
FASTEST = 1200.0
LEAST, MOST = 1.0, 10_000.0
GOAL = 25.0
COLOURS = ("#b45309", "#dc2626", "#0369a1", "#15803d", "#6d28d9")


class Curve(NamedTuple):
    """Points in the order they were measured."""

    name: str
    points: list[tuple[float, float]]


def drawn(curves: list[Curve]) -> str:
    """The whole file."""
    inside = [*_grid(), *_goal()]
    for number, curve in enumerate(curves):
        inside += _curve(curve, COLOURS[number % len(COLOURS)], number)
    title = "The time 99 of 100 moves take at most until another player has the news"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="12">\n<title>{title}</title>\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
        + "\n".join(inside)
        + "\n</svg>\n"
    )


def _x(rate: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * min(rate, FASTEST) / FASTEST, 1)


def _y(ms: float) -> float:
    share = math.log10(min(max(ms, LEAST), MOST) / LEAST) / math.log10(MOST / LEAST)
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share, 1)


def _grid() -> list[str]:
    found = []
    for rate in range(0, int(FASTEST) + 1, 200):
        found.append(_line(_x(rate), TOP, _x(rate), HEIGHT - BOTTOM, "#e5e7eb"))
        found.append(_text(_x(rate), HEIGHT - BOTTOM + 18, f"{rate:,}", "middle"))
    for power in range(5):
        ms = 10**power
        found.append(_line(LEFT, _y(ms), WIDTH - RIGHT, _y(ms), "#e5e7eb"))
        found.append(_text(LEFT - 8, _y(ms) + 4, f"{ms:,}", "end"))
    found.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, "moves a second", "middle"))
    found.append(_text(8, TOP - 8, "p99, ms", "start"))
    return found


def _goal() -> list[str]:
    y = _y(GOAL)
    dashed = _line(LEFT, y, WIDTH - RIGHT, y, "#111827", ' stroke-dasharray="4 4"')
    return [dashed, _text(LEFT + 6, y - 5, f"{GOAL:g} ms", "start")]


def _curve(curve: Curve, colour: str, number: int) -> list[str]:
    spots = [(_x(rate), _y(ms)) for rate, ms in curve.points]
    way = " ".join(f"{x},{y}" for x, y in spots)
    y = TOP + 20 * number + 12
    return [
        f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>',
        *(f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in spots),
        _line(WIDTH - RIGHT + 16, y - 4, WIDTH - RIGHT + 36, y - 4, colour, ' stroke-width="2"'),
        _text(WIDTH - RIGHT + 42, y, curve.name, "start"),
    ]


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:  # noqa: PLR0913, PLR0917 - two points
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}"{more}/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="#111827">{text}</text>'
