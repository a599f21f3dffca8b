"""The board as plain data: all of it for snapshots, the open part for views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tokyork.core.dice import count
from tokyork.core.packed import with_other
from tokyork.core.state import NOBODY
from tokyork.new_york.board import (
    BOROUGHS,
    BUILDINGS,
    COPIES,
    GOALS,
    HEIGHT,
    INFANTRY,
    STACKS,
    TILES,
    add_unit,
    capacity,
    city,
    height_of,
    holder,
    pile_up,
    settled_units,
    side_by_side,
    stack_of,
    tiles_in,
    top_of,
    units_of_kind,
)
from tokyork.new_york.turn_facts import turn_facts

if TYPE_CHECKING:
    from tokyork.core.state import State

_NUMBERS: Final = (
    "removed",
    "superstar",
    "statue",
    "souvenirs",
    "open",
    "added",
    "bends",
    "target",
    "felled",
    "dealt",
    "rides",
)
_LIMITS: Final = {
    "removed": 45,
    "superstar": NOBODY,
    "statue": NOBODY,
    "souvenirs": (1 << 30) - 1,
    "open": 0x888888,
    "added": 0x888888,
    "bends": 15,
    "target": len(BOROUGHS) - 1,
    "felled": (1 << len(TILES)) - 1,
    "dealt": (1 << 48) - 1,
    "rides": (1 << 2 * len(BOROUGHS)) - 1,
}
_ADDED: Final[dict[str, object]] = {"rides": 0}  # what snapshots of before lack
_TRUTHS: Final = ("no_targets", "fixed", "units_only", "entered")
_MOST_CLAIMS: Final = 100
_KINDS: Final = tuple(range(INFANTRY, len(TILES)))


def board_view(g: State) -> dict[str, Any]:
    """Tops and heights of the stacks, units, goal cards, and the running turn."""
    return {
        "boroughs": {name: _borough_view(g, n) for n, name in enumerate(BOROUGHS)},
        "goals": {name: _seat(holder(g, n)) for n, name in enumerate(GOALS)},
        "manhattan_capacity": capacity(g),
        "turn_facts": turn_facts(g),
    }


def _seat(seat: int) -> str | None:
    return None if seat == NOBODY else f"p{seat + 1}"


def _borough_view(g: State, borough: int) -> dict[str, Any]:
    stacks = [stack_of(city(g).stacks[borough], n) for n in range(STACKS)]
    return {
        "stacks": [
            {"top": TILES[top_of(stack)], "height": height_of(stack)} for stack in stacks if stack
        ],
        "units": {TILES[kind]: n for kind in _KINDS if (n := units_of_kind(g, borough, kind))},
        "fresh": {TILES[kind]: n for kind in _KINDS if (n := _fresh(g, borough, kind))},
    }


def _fresh(g: State, borough: int, kind: int) -> int:
    return int(units_of_kind(g, borough, kind) - settled_units(g, borough, kind))


def board_data(g: State) -> dict[str, Any]:
    """The whole board, covered tiles included."""
    board = city(g)
    return {
        "board": {
            "boroughs": {name: _borough_data(g, n) for n, name in enumerate(BOROUGHS)},
            "claims": list(board.claims),
            **{name: int(getattr(board, name)) for name in _NUMBERS},
            **{name: bool(getattr(board, name)) for name in _TRUTHS},
        }
    }


def _borough_data(g: State, borough: int) -> dict[str, Any]:
    stacks = [tiles_in(int(stack_of(city(g).stacks[borough], n))) for n in range(STACKS)]
    return {
        "stacks": [[TILES[tile] for tile in stack] for stack in stacks],
        "units": {TILES[kind]: int(units_of_kind(g, borough, kind)) for kind in _KINDS},
        "fresh": {TILES[kind]: _fresh(g, borough, kind) for kind in _KINDS},
    }


def restore_board(g: State, data: dict[str, Any]) -> None:
    """Read a snapshot's board; ValueError says what is wrong with it."""
    board = city(g)
    given = _ADDED | _mapping(data.get("board"), "board")
    boroughs = _mapping(given.get("boroughs"), "board.boroughs")
    for borough, name in enumerate(BOROUGHS):
        _restore_borough(g, borough, _mapping(boroughs.get(name), f"board.boroughs.{name}"))
    seats = range(len(g.monsters))
    board.claims = _claims(given.get("claims"), len(g.monsters))
    for name in _NUMBERS:
        least = -1 if name == "target" else 0
        number = _number(given.get(name), f"board.{name}", least)
        if number > _LIMITS[name]:
            raise ValueError(f"board.{name}: expected at most {_LIMITS[name]}")
        setattr(board, name, number)
    for name in _TRUTHS:
        if not isinstance(given.get(name), bool):
            raise ValueError(f"board.{name}: expected true or false")  # noqa: TRY004 - the data is wrong, not the code
        setattr(board, name, given[name])
    for name, seat in (("superstar", board.superstar), ("statue", board.statue)):
        if seat != NOBODY and seat not in seats:
            raise ValueError(f"board.{name}: expected a seat number")
    if any(count(board.open, face) > count(g.dice, face) for face in range(6)):
        raise ValueError("board.open: expected dice that are on the table")


def _claims(given: object, seats: int) -> tuple[int, ...]:
    if not isinstance(given, list) or len(given) > _MOST_CLAIMS:
        raise ValueError(f"board.claims: expected a list of at most {_MOST_CLAIMS} seat numbers")
    if any(_number(seat, "board.claims", 0) >= seats for seat in given):
        raise ValueError("board.claims: expected a list of seat numbers")
    return tuple(given)


def _restore_borough(g: State, borough: int, given: dict[str, Any]) -> None:
    place = f"board.boroughs.{BOROUGHS[borough]}"
    stacks = given.get("stacks")
    if not isinstance(stacks, list) or len(stacks) != STACKS:
        raise ValueError(f"{place}.stacks: expected {STACKS} stacks")
    piles = [_stack(stack, f"{place}.stacks") for stack in stacks]
    city(g).stacks = with_other(city(g).stacks, borough, side_by_side(piles))
    units = _mapping(given.get("units"), f"{place}.units")
    fresh = _mapping(given.get("fresh"), f"{place}.fresh")
    for kind in _KINDS:
        all_of_it = _number(units.get(TILES[kind]), f"{place}.units.{TILES[kind]}", 0)
        new = _number(fresh.get(TILES[kind]), f"{place}.fresh.{TILES[kind]}", 0)
        if new > all_of_it or all_of_it > sum(COPIES):
            raise ValueError(f"{place}.units.{TILES[kind]}: expected a number that fits the box")
        for n in range(all_of_it):
            add_unit(g, borough, kind, fresh=n < new)


def _stack(data: object, place: str) -> int:
    buildings = TILES[:BUILDINGS]
    if not isinstance(data, list) or len(data) > HEIGHT or any(t not in buildings for t in data):
        raise ValueError(f"{place}: expected lists of at most {HEIGHT} buildings")
    return pile_up([TILES.index(tile) for tile in data])


def _mapping(data: object, place: str) -> dict[str, Any]:
    if type(data) is dict:
        return data
    raise ValueError(f"{place}: expected a mapping")


def _number(data: object, place: str, least: int) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or not least <= data < 1 << 62:
        raise ValueError(f"{place}: expected a whole number")
    return data


def check_tiles(g: State) -> None:
    """All 45 tiles must be somewhere."""
    board = city(g)
    stacked = [
        t for s in board.stacks for n in range(STACKS) for t in tiles_in(int(stack_of(s, n)))
    ]
    units = sum(units_of_kind(g, b, kind) for b in range(len(BOROUGHS)) for kind in _KINDS)
    if len(stacked) + units + board.removed != sum(COPIES):
        raise ValueError(f"board: expected {sum(COPIES)} tiles in total")
    if any(stacked.count(tile) > copies for tile, copies in enumerate(COPIES)):
        raise ValueError("board: expected no more tiles of a kind than in the box")
