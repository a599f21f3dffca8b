"""Copies that depend on nothing a seat cannot know, not even through their seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.deals import determinize
from tokyork.new_york.board import BOROUGHS, STACKS, city, pile_up, stack_of, tiles_in

if TYPE_CHECKING:
    from tokyork.core.game import State


def fair_copies(g: State, seat: int, seed: int, number: int) -> list[State]:
    """So many deals of what this seat cannot know; the same for positions that look the same."""
    base = g.clone()
    if base.rules.boroughs:
        _sort_covered_tiles(base)
    return [determinize(base, seat, (seed << 20) + n) for n in range(number)]


def _sort_covered_tiles(g: State) -> None:
    """Lay the covered tiles in a fixed order before they are dealt; tops and heights stay."""
    stacks = city(g).stacks
    piles = [tiles_in(int(stack_of(s, n))) for s in stacks for n in range(STACKS)]
    covered = sorted((tile for pile in piles for tile in pile[1:]), reverse=True)
    for pile in piles:
        pile[1:] = [covered.pop() for _ in pile[1:]]
    for borough in range(len(BOROUGHS)):
        own = [pile_up(pile) for pile in piles[borough * STACKS : (borough + 1) * STACKS]]
        stacks[borough] = sum(stack << (12 * n) for n, stack in enumerate(own))
