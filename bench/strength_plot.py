"""The table of strength as SVG: a line for each pairing, to the right the share of wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH, LEFT, TOP, STEP, RIGHT = 640, 250, 68, 26, 24
GRID, INK, EVEN = "#e5e7eb", "#111827", "#9ca3af"
COLOURS = ("#0369a1", "#b45309")  # Tokyo, New York
APART = 5  # between the two cities of a pairing


class Interval(NamedTuple):
    """A share of wins, where it may lie, and whether it was measured before the bots changed."""

    share: float
    low: float
    high: float
    before: bool


class Pairing(NamedTuple):
    """One bot against others: what it is called, what would be even, and a result per city."""

    label: str
    even: float
    cities: Sequence[Interval | None]


def drawn(pairings: Sequence[Pairing], cities: Sequence[str]) -> str:
    """The whole file."""
    height = TOP + STEP * len(pairings) + 30
    inside = []
    for percent in range(0, 101, 20):
        inside.append(_line(_x(percent / 100), TOP - 10, _x(percent / 100), height - 24, GRID))
        inside.append(_text(_x(percent / 100), height - 8, f"{percent}%", "middle"))
    for number, name in enumerate(cities):
        x = LEFT + 130 * number
        inside.append(f'<circle cx="{x + 6}" cy="20" r="4" fill="{COLOURS[number]}"/>')
        inside.append(_text(x + 16, 24, name, "start"))
    inside.append(_text(LEFT, 42, "faint: measured before the bots last changed", "start"))
    for number, pairing in enumerate(pairings):
        inside += _row(pairing, TOP + STEP * number + 6)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="system-ui, sans-serif" font-size="12">\n'
        "<title>Shares of wins of one bot against others, with 95% intervals</title>\n"
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>\n'
        + "\n".join(inside)
        + "\n</svg>\n"
    )


def _row(pairing: Pairing, y: float) -> list[str]:
    found = [
        _text(LEFT - 10, y + 4, pairing.label, "end"),
        _line(_x(pairing.even), y - 9, _x(pairing.even), y + 9, EVEN),
    ]
    for number, result in enumerate(pairing.cities):
        if result is None:
            continue
        at = y + (APART if number else -APART)
        faint = ' opacity="0.35"' if result.before else ""
        colour = COLOURS[number]
        found.append(_line(_x(result.low), at, _x(result.high), at, colour, faint))
        found.append(f'<circle cx="{_x(result.share)}" cy="{at}" r="3.5" fill="{colour}"{faint}/>')
    return found


def _x(share: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * share, 1)


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:  # noqa: PLR0913, PLR0917 - two points
    return (
        f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}" stroke-width="2"{more}/>'
    )


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{INK}">{text}</text>'
