"""Nothing that lies face down changes a view: not the deck, covered tiles, dice to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers import Plan, walk
from tokyork.cities import CITIES
from tokyork.core.chance import seeded
from tokyork.core.packed import joined, with_other
from tokyork.new_york.board import STACKS, City, pile_up, stack_of, tiles_in
from tokyork.views.view import view

if TYPE_CHECKING:
    from tokyork.core.state import State

pytestmark = pytest.mark.interpreted


def turned_round(g: State, known: int) -> State:
    """A copy whose deck below the cards seen, covered tiles and dice to come are others."""
    copy = g.clone()
    top = copy.drawn + known
    copy.deck = joined(copy.deck[:top], copy.deck[top:][::-1])
    copy.chance = seeded(int(g.chance) ^ 1)
    copy.loaded = ()
    if isinstance(copy.board, City):
        _turn_tiles_round(copy.board)
    return copy


def _turn_tiles_round(board: City) -> None:
    """Covered tiles change places in reverse order; tops and heights stay."""
    piles = [tiles_in(int(stack_of(s, n))) for s in board.stacks for n in range(STACKS)]
    covered = [tile for pile in piles for tile in pile[1:]]
    for pile in piles:
        pile[1:] = [covered.pop() for _ in pile[1:]]
    for borough in range(len(board.stacks)):
        stacks = [pile_up(pile) for pile in piles[borough * STACKS : (borough + 1) * STACKS]]
        side_by_side = sum(stack << 12 * n for n, stack in enumerate(stacks))
        board.stacks = with_other(board.stacks, borough, side_by_side)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("rich", [False, True])
def test_a_view_does_not_change_with_what_lies_face_down(city: str, rich: bool) -> None:
    changed = 0
    for game in walk(city, Plan(4, seed=11, rich=rich), most=400):
        g = game.state
        for seat in range(4):
            other = turned_round(g, int(g.monsters[seat].known))
            changed += other.deck != g.deck
            assert view(other, seat) == view(g, seat)
        assert view(turned_round(g, 0), None) == view(g, None)

    assert changed > 100


def test_the_covered_tiles_really_change() -> None:
    game = next(walk("new_york", Plan(4, seed=11)))
    board = game.state.board
    assert isinstance(board, City)
    before = list(board.stacks)
    _turn_tiles_round(board)

    assert list(board.stacks) != before
    assert [s & 0xF00F00F for s in board.stacks] == [s & 0xF00F00F for s in before]
