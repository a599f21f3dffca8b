"""A plot as SVG: processes to the right, upwards how many times one of them they carry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 520, 300, 56, 44, 24
OURS, IDEAL, GRID, INK = "#0369a1", "#9ca3af", "#e5e7eb", "#111827"


def drawn(found: Sequence[dict[str, Any]]) -> str:
    """The whole file."""
    most = max(int(one["processes"]) for one in found)

    def x(processes: float) -> float:
        return round(LEFT + (WIDTH - LEFT - 120) * processes / most, 1)

    def y(times: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * times / most, 1)

    inside = []
    for number in range(most + 1):
        inside.append(_line(x(0), y(number), x(most), y(number), GRID))
        inside.append(_text(LEFT - 8, y(number) + 4, str(number), "end"))
        inside.append(_text(x(number), HEIGHT - BOTTOM + 18, str(number), "middle"))
    inside.append(_line(x(0), y(0), x(most), y(most), IDEAL, ' stroke-dasharray="4 4"'))
    spots = [(x(one["processes"]), y(one["times_by_cpu"])) for one in found]
    way = " ".join(f"{a},{b}" for a, b in [(x(0), y(0)), *spots])
    inside.append(f'<polyline points="{way}" fill="none" stroke="{OURS}" stroke-width="2"/>')
    for one, (a, b) in zip(found, spots, strict=True):
        inside.append(f'<circle cx="{a}" cy="{b}" r="3.5" fill="{OURS}"/>')
        inside.append(_text(a + 8, b + 14, f"{one['times_by_cpu']:.2f}", "start"))
    inside.append(_text(x(most) + 8, y(most) + 4, "as many times", "start"))
    inside.append(_text((x(0) + x(most)) / 2, HEIGHT - 8, "processes", "middle"))
    inside.append(
        _text(8, TOP - 8, "moves by the same CPU time each, in times of one process", "start")
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="system-ui, sans-serif" font-size="12">\n'
        "<title>How many times as much several processes carry</title>\n"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
        + "\n".join(inside)
        + "\n</svg>\n"
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:  # noqa: PLR0913, PLR0917 - two points
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}"{more}/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{INK}">{text}</text>'
