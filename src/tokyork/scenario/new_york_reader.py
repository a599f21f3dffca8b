"""What only New York's scenarios have: boroughs, goal cards, souvenirs, claims."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.core.chance import shuffled
from tokyork.core.packed import packed, with_other
from tokyork.core.state import NOBODY
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.new_york.board import (
    BOROUGHS,
    BUILDINGS,
    COPIES,
    GOALS,
    HEIGHT,
    INFANTRY,
    MANHATTAN,
    PLACES,
    STACKS,
    TILES,
    UNIT_BEHIND,
    add_unit,
    borough_of,
    capacity,
    city,
    holder,
    misplaced,
    pile_up,
    side_by_side,
    souvenirs_of,
    stack_of,
    top_of,
    units_of_kind,
)
from tokyork.new_york.goals import goals_of
from tokyork.new_york.rules import place_monsters
from tokyork.scenario.city_reader import CityReader

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State


class NewYorkReader(CityReader):
    """Reads the board of New York."""

    keys = ("boroughs",)
    player_keys = ("goals", "souvenirs", "next_keep")
    expect_keys = ("units", "tops", "holder")

    def places(self, g: State) -> tuple[str, ...]:
        """Everywhere but nowhere."""
        return PLACES[1:]

    def read_player(self, g: State, m: Monster, given: dict[str, Any], place: str) -> None:
        """Goal cards, souvenirs already placed, and a pending claim."""
        board = city(g)
        goals = reading.sequence(given.get("goals") or [], f"{place}.goals")
        for goal in goals:
            where = f"{place}.goals"
            number = GOALS.index(reading.word(goal, where, GOALS, "a goal card"))
            if holder(g, number) != NOBODY:
                raise BadInputError(where, f"expected only one holder of {goal}")
            if number == 0:
                board.superstar = int(m.seat)
            else:
                board.statue = int(m.seat)
        self._souvenirs(g, m, given.get("souvenirs") or [], f"{place}.souvenirs")
        if reading.truth(given.get("next_keep", False), f"{place}.next_keep"):
            board.claims = (*board.claims, int(m.seat))

    def _souvenirs(self, g: State, m: Monster, data: object, place: str) -> None:
        board = city(g)
        for name in reading.sequence(data, place, len(BOROUGHS)):
            borough = BOROUGHS.index(reading.word(name, place, BOROUGHS, "a borough"))
            if any(board.souvenirs >> (5 * seat + borough) & 1 for seat in range(6)):
                raise BadInputError(place, f"expected only one souvenir in {name}")
            board.souvenirs |= 1 << (5 * int(m.seat) + borough)

    def read_board(self, g: State, data: dict[str, Any], *, first_turn: bool) -> None:
        """Stacks and units as given, the rest of the tiles dealt at random."""
        given = reading.mapping(data.get("boroughs") or {}, "boroughs", BOROUGHS)
        left = list(COPIES)
        listed: dict[int, list[list[int]]] = {}
        for name, value in given.items():
            borough = BOROUGHS.index(name)
            place = f"boroughs.{name}"
            entry = reading.mapping(value, place, ("stacks", "units"))
            if "stacks" in entry:
                listed[borough] = self._stacks(entry["stacks"], f"{place}.stacks", left)
        for name, value in given.items():
            units = reading.sequence((value or {}).get("units") or [], f"boroughs.{name}.units")
            self._units(g, BOROUGHS.index(name), units, f"boroughs.{name}.units", left)
        self._deal(g, listed, left)

    def _stacks(self, data: object, place: str, left: list[int]) -> list[list[int]]:
        stacks: list[list[int]] = []
        for n, value in enumerate(reading.sequence(data, place, STACKS)):
            where = f"{place}[{n}]"
            stack = []
            for entry in reading.sequence(value, where, HEIGHT):
                buildings = TILES[:BUILDINGS]
                tile = TILES.index(reading.word(entry, where, buildings, "a building"))
                _take(left, tile, where)
                stack.append(tile)
            stacks.append(stack)
        return stacks

    def _units(self, g: State, borough: int, units: list[Any], place: str, left: list[int]) -> None:
        for entry in units:
            unit = TILES.index(reading.word(entry, place, TILES[BUILDINGS:], "a unit"))
            behind = [tile for tile in range(BUILDINGS) if UNIT_BEHIND[tile] == unit]
            tile = next((tile for tile in behind if left[tile]), behind[0])
            _take(left, tile, place)
            add_unit(g, borough, unit, fresh=False)

    def _deal(self, g: State, listed: dict[int, list[list[int]]], left: list[int]) -> None:
        tiles = packed([tile for tile, copies in enumerate(left) for _ in range(copies)])
        rest = list(shuffled(g, tiles, True))
        board = city(g)
        for borough in range(len(BOROUGHS)):
            stacks = listed.get(borough)
            if stacks is None:
                stacks = []
                for _ in range(STACKS):
                    stacks.append(rest[:HEIGHT])
                    rest = rest[HEIGHT:]
            piles = [pile_up(stack) for stack in stacks] + [0] * (STACKS - len(stacks))
            board.stacks = with_other(board.stacks, borough, side_by_side(piles))
        board.removed = len(rest)  # whatever the given stacks leave over is out of play

    def check(self, g: State, *, first_turn: bool) -> None:
        """Limits of boroughs and Manhattan, and nobody without a place."""
        for m in g.monsters:
            problem = misplaced(g, m, placing=first_turn, room=capacity(g))
            if problem:
                raise BadInputError(f"players[{m.seat}].at", problem)

    def before_first_turn(self, g: State, turn: int, *, first_turn: bool) -> None:
        """Before anybody played, who has no place yet chooses one."""
        if first_turn:
            place_monsters(g, turn)

    def expected(self, g: State, key: str, value: object) -> object:
        """Units, top buildings and holders of goal cards."""
        if key == "units":
            wanted = reading.mapping(value, "expect.units", BOROUGHS)
            return {name: _unit_names(g, BOROUGHS.index(name)) for name in wanted}
        if key == "tops":
            wanted = reading.mapping(value, "expect.tops", BOROUGHS)
            return {name: _top_names(g, BOROUGHS.index(name)) for name in wanted}
        if key == "holder":
            wanted = reading.mapping(value, "expect.holder", GOALS)
            return {name: _holder_name(g, GOALS.index(name)) for name in wanted}
        return super().expected(g, key, value)

    def player_fact(self, g: State, m: Monster, key: str) -> object:
        """Goal cards, souvenirs and a pending claim of one player."""
        board = city(g)
        if key == "goals":
            return goals_of(g, int(m.seat))
        if key == "souvenirs":
            marked = souvenirs_of(g, m.seat)
            return [name for n, name in enumerate(BOROUGHS) if marked >> n & 1]
        if key == "next_keep":
            return m.seat in board.claims
        if key == "at" and borough_of(m.at) == MANHATTAN:
            return PLACES[m.at]
        return super().player_fact(g, m, key)


def _take(left: list[int], tile: int, place: str) -> None:
    if not left[tile]:
        raise BadInputError(place, f"expected fewer {TILES[tile]} tiles")
    left[tile] -= 1


def _unit_names(g: State, borough: int) -> list[str]:
    return [
        TILES[tile]
        for tile in range(INFANTRY, len(TILES))
        for _ in range(units_of_kind(g, borough, tile))
    ]


def _top_names(g: State, borough: int) -> list[str]:
    stacks = (stack_of(city(g).stacks[borough], n) for n in range(STACKS))
    return [TILES[top_of(stack)] for stack in stacks if stack]


def _holder_name(g: State, goal: int) -> str:
    seat = holder(g, goal)
    return "none" if seat == NOBODY else f"p{seat + 1}"
