"""The pictures of the atlas as SVG: intervals on a scale, and shares as bars."""

from __future__ import annotations

from html import escape
from math import ceil, floor
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

WIDTH, ROW, TOP, BOTTOM, RIGHT = 760, 22, 46, 34, 24
PAPER, INK, FAINT, LINE = "#ffffff", "#1d1430", "#5b5470", "#e2deea"
COLOURS = ("#c2410c", "#1d4ed8", "#15803d", "#7c3aed")


class Dot(NamedTuple):
    """A value with its interval, in the colour of its kind."""

    kind: int
    value: float
    low: float
    high: float


class DotRow(NamedTuple):
    """What is compared on one line."""

    name: str
    dots: Sequence[Dot]
    fair: float | None = None
    """A value to compare with, marked by a stroke."""


class BarRow(NamedTuple):
    """One whole, divided."""

    name: str
    parts: Sequence[float]


def drawn_dots(title: str, rows: Sequence[DotRow], kinds: Sequence[str], step: float) -> str:
    """Intervals below each other; the scale is in hundredths, with a line every step."""
    left = _left([row.name for row in rows])
    ends = [end for row in rows for dot in row.dots for end in (dot.low, dot.high)]
    least, most = _scale(ends, step)

    def x(value: float) -> float:
        return round(left + (value - least) / (most - least) * (WIDTH - RIGHT - left), 1)

    height = TOP + ROW * len(rows) + BOTTOM
    inside = [_legend(kinds, left)]
    for number in range(round((most - least) / step) + 1):
        value = least + number * step
        colour = FAINT if abs(value) < step / 10 else LINE
        inside.append(_line(x(value), TOP - 4, x(value), height - BOTTOM, colour))
        inside.append(_text(x(value), height - BOTTOM + 20, f"{100 * value:.0f} %", "middle"))
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        inside.append(_text(left - 10, y + 4, row.name, "end"))
        if row.fair is not None:
            inside.append(_line(x(row.fair), y - 8, x(row.fair), y + 8, INK, 2))
        inside += [_dot(dot, x, y + _shift(dot.kind, len(kinds))) for dot in row.dots]
    return _sheet(title, height, inside)


def drawn_bars(title: str, rows: Sequence[BarRow], kinds: Sequence[str]) -> str:
    """Wholes below each other."""
    left = _left([row.name for row in rows])
    height = TOP + ROW * len(rows) + 12
    inside = [_legend(kinds, left)]
    for number, row in enumerate(rows):
        y, at = TOP + ROW * number, float(left)
        inside.append(_text(left - 10, y + 15, row.name, "end"))
        for kind, part in enumerate(row.parts):
            wide = round(part * (WIDTH - RIGHT - left), 1)
            inside.append(
                f'<rect x="{at:.1f}" y="{y + 3}" width="{wide}" height="{ROW - 6}" '
                f'fill="{COLOURS[kind]}"/>'
            )
            if part > 0.08:
                told = f"{100 * part:.0f} %"
                inside.append(_text(at + wide / 2, y + 15, told, "middle", PAPER))
            at += wide
    return _sheet(title, height, inside)


# --- parts ---


def _left(names: Sequence[str]) -> int:
    """Room for the names."""
    return 24 + round(7.2 * max((len(name) for name in names), default=0))


def _scale(ends: Sequence[float], step: float) -> tuple[float, float]:
    """Whole steps around all, and around nothing."""
    least, most = min([0.0, *ends]), max([step, *ends])
    return floor(least / step) * step, ceil(most / step) * step


def _shift(kind: int, kinds: int) -> float:
    return (kind - (kinds - 1) / 2) * 6


def _dot(dot: Dot, at: Callable[[float], float], y: float) -> str:
    colour = COLOURS[dot.kind]
    return (
        f'<path d="M{at(dot.low)} {y}H{at(dot.high)}" stroke="{colour}" stroke-width="2"/>'
        f'<circle cx="{at(dot.value)}" cy="{y}" r="3.5" fill="{colour}"/>'
    )


def _legend(kinds: Sequence[str], left: int) -> str:
    parts, at = [], left
    for number, kind in enumerate(kinds):
        parts.append(f'<circle cx="{at + 6}" cy="18" r="5" fill="{COLOURS[number]}"/>')
        parts.append(_text(at + 18, 22, kind, "start"))
        at += 40 + 8 * len(kind)
    return "".join(parts)


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, wide: int = 1) -> str:  # noqa: PLR0913, PLR0917 - two points
    return f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{colour}" stroke-width="{wide}"/>'


def _text(x: float, y: float, text: str, anchor: str, colour: str = INK) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">'
        f"{escape(text)}</text>"
    )


def _sheet(title: str, height: float, inside: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="14">\n<title>{escape(title)}</title>\n'
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="{PAPER}"/>\n'
        + "\n".join(inside)
        + "\n</svg>\n"
    )
