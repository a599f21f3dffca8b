"""Destruction: buildings fall and become units, units are swept away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64

from tokyork.core.agenda import DecisionStep, amount_of, push
from tokyork.core.box import acting, offered
from tokyork.core.events import tell
from tokyork.core.moves import PASS, a_of, b_of, move, x_of
from tokyork.core.packed import with_other
from tokyork.core.state import NOBODY
from tokyork.core.verbs import gain_energy, gain_points, heal
from tokyork.new_york import steps
from tokyork.new_york.board import (
    BOROUGHS,
    BUILDINGS,
    ENERGY,
    INFANTRY,
    POINTS,
    REWARD,
    REWARD_KIND,
    STACKS,
    STRENGTH,
    TANK,
    UNIT_BEHIND,
    add_unit,
    borough_of,
    city,
    height_of,
    put_stack,
    settled_units,
    stack_of,
    take_unit,
    top_of,
    without_top,
)
from tokyork.new_york.cards import AT_DESTROY, MASKS, bending
from tokyork.new_york.events import BUILDING_REVEALED, TILE_DESTROYED
from tokyork.new_york.moves import DESTROY

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


def where_it_applies(g: State, me: Monster) -> i64:
    """The borough that this turn's destruction falls on."""
    moved = city(g).target
    if moved < 0:
        return borough_of(me.at)
    return i64(moved)


class Destroy(DecisionStep):
    """Which tile falls next; the amount is the destruction left."""

    name = "destroy"

    def moves(self, g: State, item: i64) -> Moves:
        me = g.monsters[g.active]
        left = amount_of(item)
        here = where_it_applies(g, me)
        board = city(g)
        moves = vec[i64](capacity=_MOST_USUAL)
        if not board.units_only:
            moves = _with_buildings(moves, board.stacks[here], left)
        if board.units[here]:
            moves = _with_units(g, moves, me, here, left)
        compulsory = len(moves) > 0
        if me.powers:
            if me.powers & MASKS.reaches_tile:
                moves = extend(moves, _distant_moves(g, me, here, left))
            if me.powers & MASKS.at_destroy:
                moves = extend(moves, offered(g, me, AT_DESTROY))
        if len(moves) and not compulsory:
            moves = append(moves, PASS)
        return moves

    def play(self, g: State, item: i64, move: i64) -> None:
        if move == PASS:
            return
        me = g.monsters[g.active]
        tile = a_of(move)
        borough = b_of(move) - 1
        if borough < 0:
            borough = where_it_applies(g, me)
        left = amount_of(item) - strength_for(g, me, tile)
        if left > 0:
            push(g, steps.DESTROY, me.seat, left)
        beneath: i64 = -1
        if tile < BUILDINGS:
            beneath = _fell_building(g, borough, tile, x_of(move))
        else:
            take_unit(g, borough, tile, fresh=False)
            city(g).removed += 1
        tell(g, TILE_DESTROYED, me.seat, tile, borough)
        if beneath >= 0:
            tell(g, BUILDING_REVEALED, NOBODY, beneath, borough)
        _reward(g, me, tile)


def strength_for(g: State, me: Monster, tile: i64) -> i64:
    """The destruction this monster needs for a tile."""
    needed = STRENGTH[tile]
    if me.powers & MASKS.my_tile_strength:
        for card in bending(g, me, MASKS.my_tile_strength):
            needed = card.my_tile_strength(g, me, tile, needed)
    return needed


_MOST_USUAL: Final = 6  # tiles to choose from: three buildings, three kinds of unit


def _with_buildings(moves: Moves, stacks: i64, left: i64) -> Moves:
    """Every different top building; the lowest of equal ones under its bare name."""
    first = _within_reach(stack_of(stacks, 0), left)
    second = _within_reach(stack_of(stacks, 1), left)
    third = _within_reach(stack_of(stacks, 2), left)
    if first > second:
        first, second = second, first
    if second > third:
        second, third = third, second
        if first > second:
            first, second = second, first
    moves = _with_building(moves, first, 0)
    moves = _with_building(moves, second, first)
    return _with_building(moves, third, second)


_HEIGHT: Final = 2  # bits of the height of a stack, below the building on top of it


def _within_reach(stack: i64, left: i64) -> i64:
    """The top building and its height, packed so that they sort as the notation says, or 0."""
    if stack and STRENGTH[top_of(stack)] <= left:
        return (top_of(stack) + 1) << _HEIGHT | height_of(stack)
    return 0


def _with_building(moves: Moves, seen: i64, before: i64) -> Moves:
    if seen == before:
        return moves
    height: i64 = 0
    if seen >> _HEIGHT == before >> _HEIGHT:
        height = seen & (1 << _HEIGHT) - 1
    return append(moves, move(DESTROY, (seen >> _HEIGHT) - 1, 0, height))


def _with_units(g: State, moves: Moves, me: Monster, borough: i64, left: i64) -> Moves:
    tile: i64 = INFANTRY
    while tile <= TANK:
        if settled_units(g, borough, tile) and strength_for(g, me, tile) <= left:
            moves = append(moves, move(DESTROY, tile))
        tile += 1
    return moves


def _distant_moves(g: State, me: Monster, here: i64, left: i64) -> Moves:
    """Units elsewhere that a card lets me reach."""
    return vec[i64](
        [
            move(DESTROY, tile, borough + 1)
            for card in bending(g, me, MASKS.reaches_tile)
            for borough in range(len(BOROUGHS))
            for tile in range(INFANTRY, TANK + 1)
            if borough != here
            and card.reaches_tile(g, me, tile)
            and settled_units(g, borough, tile)
            and strength_for(g, me, tile) <= left
        ]
    )


def _fell_building(g: State, borough: i64, tile: i64, height: i64) -> i64:
    """Take it off its stack and turn it over; without a height, the lowest such stack.

    Gives back the building that comes into sight, or -1.
    """
    board = city(g)
    stacks = board.stacks[borough]
    chosen: i64 = -1
    lowest: i64 = 4
    for number in range(STACKS):
        stack = stack_of(stacks, number)
        if stack and top_of(stack) == tile:
            tall = height_of(stack)
            if tall == height or (height == 0 and tall < lowest):
                chosen = number
                lowest = tall
    rest = without_top(stack_of(stacks, chosen))
    board.stacks = with_other(board.stacks, borough, put_stack(stacks, chosen, rest))
    add_unit(g, borough, UNIT_BEHIND[tile], fresh=True)
    return top_of(rest)


def _reward(g: State, me: Monster, tile: i64) -> None:
    kind = REWARD_KIND[tile]
    amount = REWARD[tile]
    if kind == POINTS:
        gain_points(g, me, amount)
    elif kind == ENERGY:
        gain_energy(g, me, amount)
    else:
        heal(g, me, amount)
    if me.powers & MASKS.when_i_destroy:
        for card in bending(g, me, MASKS.when_i_destroy):
            with acting(g, card, me):
                card.when_i_destroy(g, me, tile)
    city(g).felled |= i16(1 << tile)
