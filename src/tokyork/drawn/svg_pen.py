"""The drawings, and how they are put into one picture that needs nothing else."""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

_ART = Path(__file__).with_name("art.json")  # made by tools/make_drawings.py
_OPENING = re.compile(r"<svg [^>]*>")
_FONT = "system-ui, -apple-system, Segoe UI, Roboto, sans-serif"
_WIDE = 0.56  # of its size, the usual width of a letter


class Frame(NamedTuple):
    """Where something is drawn."""

    x: float
    y: float
    width: float
    height: float


@cache
def art() -> dict[str, Any]:
    """The drawings, places and colours of both cities."""
    found: dict[str, Any] = json.loads(_ART.read_text(encoding="utf-8"))
    return found


class Pen:
    """Draws one picture; what has an id in a drawing gets one of its own in every copy."""

    def __init__(self, city: str, name: str) -> None:
        """An empty sheet; the name sets its ids apart from those of other pictures on a page."""
        self.colours: dict[str, str] = art()["colours"][city]
        self._name = name
        self._copies = 0
        self._parts: list[str] = []

    def add(self, part: str) -> None:
        """Put on top whatever is drawn already."""
        self._parts.append(part)

    def whole(self) -> str:
        """All that was drawn."""
        return "".join(self._parts)

    def drawing(
        self, kind: str, name: str, at: Frame, mood: str = "", *, bust: bool = False
    ) -> None:
        """One of the drawings, in a mood if it has any; of a monster perhaps the head only."""
        svg = self._own_ids(art()[kind][name])
        opening = _OPENING.match(svg)
        assert opening is not None  # noqa: S101 - our own drawings
        seen = re.search(r'data-bust-ko="([^"]*)"' if mood == "ko" else r'data-bust="([^"]*)"', svg)
        box = seen[1] if bust and seen else re.search(r'viewBox="([^"]*)"', svg)[1]  # type: ignore[index]
        style = re.search(r'class="[^"]*"', svg)[0]  # type: ignore[index]
        moody = f' data-mood="{mood}"' if mood else ""
        self.add(
            f'<svg x="{at.x:g}" y="{at.y:g}" width="{at.width:g}" height="{at.height:g}" '
            f'viewBox="{box}" {style}{moody}>{svg[opening.end() :]}'
        )

    def _own_ids(self, svg: str) -> str:
        self._copies += 1
        own = f"{self._name}-{self._copies}-"
        svg = re.sub(r'\bid="([^"]+)"', rf'id="{own}\1"', svg)
        svg = re.sub(r'(href=")#([^"]+)"', rf'\1#{own}\2"', svg)
        return re.sub(r"url\(#([^)]+)\)", rf"url(#{own}\1)", svg)

    def text(  # noqa: PLR0913 - how words look
        self,
        words: str,
        x: float,
        y: float,
        size: float = 15,
        *,
        bold: bool = False,
        colour: str = "text",
        anchor: str = "start",
        room: float | None = None,
    ) -> None:
        """A line of words; what does not fit into its room ends with dots."""
        if room is not None:
            words = shortened(words, room, size)
        weight = ' font-weight="700"' if bold else ""
        self.add(
            f'<text x="{x:g}" y="{y:g}" font-family="{_FONT}" font-size="{size:g}"{weight} '
            f'fill="{self.colours[colour]}" text-anchor="{anchor}">{escape(words)}</text>'
        )

    def panel(self, at: Frame, fill: str = "surface", edge: str = "line", width: float = 2) -> None:
        """A board with round corners."""
        self.add(
            f'<rect x="{at.x:g}" y="{at.y:g}" width="{at.width:g}" height="{at.height:g}" rx="10" '
            f'fill="{self.colours[fill]}" stroke="{self.colours[edge]}" stroke-width="{width:g}"/>'
        )


def shortened(words: str, room: float, size: float) -> str:
    """As much of the words as fits."""
    most = max(1, int(room / (size * _WIDE)))
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"
