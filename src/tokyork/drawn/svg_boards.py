"""The boards of both cities with what stands on them, in the units of their drawings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.drawn.svg_pen import Frame, art

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.drawn.svg_pen import Pen
    from tokyork.words.sentences import Sentences

WIDTH = 360.0
HEIGHTS = {"tokyo": 250.0, "new_york": 220.0}
TIMES = "\N{MULTIPLICATION SIGN}"
_OUTSIDE = "outside"
_MANHATTAN = "manhattan"
_INCOME = {"upper": (2, 2), "midtown": (2, 1), "lower": (1, 1)}  # points and energy


def mood_of(view: dict[str, Any], monster: dict[str, Any]) -> str:
    """How a monster looks."""
    if not monster["alive"]:
        return "ko"
    if monster["seat"] in view["winners"]:
        return "win"
    return "hurt" if monster["health"] <= 3 else "calm"


def draw_board(pen: Pen, view: dict[str, Any], words: Sentences, at: Frame) -> None:
    """The city of a view with its monsters; nothing sticks out of the frame."""
    city = view["city"]
    pen.add(
        f'<svg x="{at.x:g}" y="{at.y:g}" width="{at.width:g}" height="{at.height:g}" '
        f'viewBox="0 0 {WIDTH:g} {HEIGHTS[city]:g}">'
    )
    _BOARDS[city](pen, view, words)
    pen.add("</svg>")


def _stand(
    pen: Pen, view: dict[str, Any], monster: dict[str, Any], place: dict[str, float]
) -> None:
    high = place["height"]
    at = Frame(place["x"] - high / 2, place["y"] - high, high, high)
    pen.drawing("monsters", monster["monster"], at, mood_of(view, monster))


def _ground(pen: Pen, city: str) -> None:
    pen.drawing("boards", city, Frame(0, 0, WIDTH, HEIGHTS[city]))


# --- Tokyo ---


def _tokyo(pen: Pen, view: dict[str, Any], _: Sentences) -> None:
    places = art()["places"]["tokyo"]
    pen.add(f'<g data-bay="{"open" if view["bay_open"] else "closed"}">')
    _ground(pen, "tokyo")
    pen.add("</g>")
    standing = [m for m in view["monsters"] if m["alive"]]
    for monster in standing:
        if monster["at"] != _OUTSIDE:
            _stand(pen, view, monster, places[monster["at"].removeprefix("tokyo_")])
    outside = [m for m in standing if m["at"] == _OUTSIDE]
    if outside:
        row = places["rows"][len(outside) - 1]
        for monster, x in zip(outside, row["feet"], strict=True):
            _stand(pen, view, monster, {"x": x, "y": places["road"], "height": row["height"]})


# --- New York ---


def _new_york(pen: Pen, view: dict[str, Any], words: Sentences) -> None:
    places = art()["places"]["new_york"]
    tracks = 2 if len(view["monsters"]) > 4 else 1
    pen.add(f'<g data-tracks="{tracks}">')
    _ground(pen, "new_york")
    pen.add("</g>")
    for name, borough in view["boroughs"].items():
        ground = places["manhattan"] if name == _MANHATTAN else places["boroughs"][name]
        room = ground["name"]
        named = str(words.texts(f"place-{name}"))
        pen.text(named, room["x"], room["y"] + 13, 10, bold=True, room=room["width"])
        _borough(pen, ground, borough)
    for name, ground in places["boroughs"].items():
        there = [m for m in view["monsters"] if m["alive"] and m["at"] == name]
        stands = [ground["one"]] if len(there) == 1 else ground["two"]
        for monster, place in zip(there, stands, strict=False):
            _stand(pen, view, monster, place)
    _manhattan(pen, view, places["manhattan"], tracks)


def _manhattan(pen: Pen, view: dict[str, Any], ground: dict[str, Any], tracks: int) -> None:
    for zone, figures in _INCOME.items():
        _income(pen, ground["income"][zone], figures)
        there = [m for m in view["monsters"] if m["alive"] and m["at"].split("@")[0] == zone]
        rows = ground["twoTracks"] if tracks == 2 else [ground["oneTrack"]]
        for monster, track in zip(there, rows, strict=False):
            _stand(pen, view, monster, track[zone]["stand"])


def _income(pen: Pen, box: dict[str, float], figures: tuple[int, int]) -> None:
    for row, (icon, number) in enumerate(zip(("points", "energy"), figures, strict=True)):
        y = box["y"] + 3 + 16 * row
        pen.text(str(number), box["x"] + 7, y + 12, 11, bold=True)
        pen.drawing("icons", icon, Frame(box["x"] + 17, y, 15, 15))


def _borough(pen: Pen, ground: dict[str, Any], borough: dict[str, Any]) -> None:
    """Its stacks with their tops and heights, and its units with their numbers."""
    for stack, box in zip(borough["stacks"], ground["stacks"], strict=False):
        if not stack["height"] or stack["top"] is None:
            continue
        side = min(box["width"], box["height"]) - 2
        x, y = box["x"] + (box["width"] - side) / 2, box["y"] + (box["height"] - side) / 2
        pen.drawing("icons", stack["top"], Frame(x, y, side, side))
        pen.text(
            f"{TIMES}{stack['height']}",
            box["x"] + box["width"],
            box["y"] + box["height"],
            8,
            anchor="end",
        )
    x = ground["units"]["x"]
    for unit, number in borough["units"].items():
        if number:
            pen.drawing("icons", unit, Frame(x, ground["units"]["y"], 18, 18))
            pen.text(str(number), x + 19, ground["units"]["y"] + 14, 11, bold=True)
            x += 30


_BOARDS: dict[str, Callable[[Pen, dict[str, Any], Sentences], None]] = {
    "tokyo": _tokyo,
    "new_york": _new_york,
}
