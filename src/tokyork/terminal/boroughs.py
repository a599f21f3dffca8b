"""The map of New York: who is where, stacks, units, zones, goal cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tokyork.new_york.board import (
    BOROUGHS,
    BUILDINGS,
    MANHATTAN,
    REWARD_KIND,
    TILES,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tokyork.words.sentences import Sentences

View = dict[str, Any]

ZONES = ("upper", "midtown", "lower")
# Rows of the map; Manhattan's zones and its tiles stand on the left.
ROWS = (("bronx", "queens"), ("staten_island", "brooklyn"))
ZONE_WIDTH = 28
REWARD_STYLES = ("yellow", "green", "red")  # points, energy, health
UNIT_STYLE = "magenta"
HERE = "»"


def new_york_map(view: View, words: Sentences) -> RenderableType:
    """All five boroughs, and who has the goal cards."""
    grid = Table(
        box=box.ROUNDED, show_header=False, show_lines=True, border_style="cyan", expand=True
    )
    grid.add_column(min_width=ZONE_WIDTH, ratio=5)
    for _ in ROWS[0]:
        grid.add_column(ratio=4)
    manhattan = (_zones(view, words), _tiles_of_manhattan(view, words))
    for left, boroughs in zip(manhattan, ROWS, strict=True):
        grid.add_row(left, *[_borough(view, words, borough) for borough in boroughs])
    return Group(grid, _goals(view, words))


# --- boroughs ---


def _borough(view: View, words: Sentences, borough: str) -> Text:
    lines = [_title(words.place(borough))]
    lines += [_monster(words, m) for m in view["monsters"] if m["alive"] and m["at"] == borough]
    return Text("\n").join([*lines, *_tiles(view, words, borough)])


def _title(name: str) -> Text:
    return Text(name, style="bold cyan")


def _monster(words: Sentences, monster: dict[str, Any]) -> Text:
    return Text(f"{HERE} {words.seat(monster['seat'])}", style="bold")


def _tiles(view: View, words: Sentences, borough: str) -> list[Text]:
    """The top of each stack with the number of its tiles, then the units, then souvenirs."""
    data = view["boroughs"][borough]
    lines = [_stack(words, stack) for stack in data["stacks"]]
    lines += [_units(words, data, unit) for unit in data["units"]]
    if not data["units"]:
        lines.append(Text(words.texts("terminal-no_units"), style="dim"))
    owners = [m["seat"] for m in view["monsters"] if borough in m["souvenirs"]]
    for owner in owners:
        lines.append(Text(words.texts("terminal-souvenir", seat=owner), style="dim"))
    return lines


def _stack(words: Sentences, stack: dict[str, Any]) -> Text:
    tile, height = stack["top"], stack["height"]
    text = words.texts("terminal-stack", tile=words.tile(tile), height=height)
    return Text(text, style=tile_style(tile))


def _units(words: Sentences, data: dict[str, Any], unit: str) -> Text:
    count, fresh = data["units"][unit], data["fresh"].get(unit, 0)
    text = words.texts("terminal-units", tile=words.tile(unit), count=count, fresh=fresh)
    return Text(text, style=UNIT_STYLE)


def tile_style(tile: str) -> str:
    """The colour of what a building pays; units have one of their own."""
    number = TILES.index(tile)
    return REWARD_STYLES[REWARD_KIND[number]] if number < BUILDINGS else UNIT_STYLE


# --- Manhattan ---


def _zones(view: View, words: Sentences) -> Text:
    """The zones with their incomes, the highest first, and who stands in them."""
    message = "terminal-manhattan_two" if view["manhattan_capacity"] > 1 else "place-manhattan"
    lines = [_title(words.texts(message))]
    width = max(len(words.texts(f"zone-{zone}")) for zone in ZONES)
    for zone in ZONES:
        name, income = words.texts(f"zone-{zone}"), words.texts(f"zone-{zone}", "income")
        lines.append(Text(f"{name:{width}}  ").append(income, style="dim"))
        lines += [_in_zone(words, m) for m in view["monsters"] if m["alive"] and _is_in(m, zone)]
    return Text("\n").join(lines)


def _is_in(monster: dict[str, Any], zone: str) -> bool:
    return bool(monster["at"].partition("@")[0] == zone)


def _in_zone(words: Sentences, monster: dict[str, Any]) -> Text:
    name = _monster(words, monster)
    if "@" in monster["at"]:
        name.append(f", {words.texts('terminal-second_track')}", style="dim")
    return name


def _tiles_of_manhattan(view: View, words: Sentences) -> Text:
    title = _title(words.texts("terminal-tiles_of_manhattan"))
    return Text("\n").join([title, *_tiles(view, words, BOROUGHS[MANHATTAN])])


# --- goal cards ---


def _goals(view: View, words: Sentences) -> Text:
    shown = []
    for goal, seat in view["goals"].items():
        holder = words.texts("terminal-empty") if seat is None else words.seat(seat)
        shown.append(words.texts("terminal-goal_holder", goal=words.card(goal), holder=holder))
    return Text(words.texts("terminal-goals", goals=" · ".join(shown)), style="yellow")
